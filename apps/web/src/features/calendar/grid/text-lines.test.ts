import { expect, it } from 'vitest'
import { rem } from './grid-rem.ts'
import { line_rem, textLines, tiny_minutes } from './text-lines.ts'

it('[CAL33] shows whole lines only, and keeps the last of two or more for the time', () => {
  expect(textLines(45)).toEqual({ lines: 2, titleLines: 1 })
  expect(textLines(60)).toEqual({ lines: 3, titleLines: 2 })
  expect(textLines(480)).toMatchObject({ titleLines: 4 })
  for (let minutes = 30; minutes <= 1440; minutes += 5) {
    const { lines, titleLines } = textLines(minutes)
    expect(lines * line_rem).toBeLessThan(rem(minutes))
    expect(titleLines).toBeLessThanOrEqual(Math.max(1, lines - 1))
    expect(lines > 1).toBe(minutes >= tiny_minutes)
  }
})
