import { expect, it } from 'vitest'
import { rem } from './grid-rem.ts'
import { line_rem, textLines } from './text-lines.ts'

it('[CAL33] shows whole lines only, and keeps the last of three or more for the time', () => {
  expect(textLines(45)).toEqual({ lines: 2, titleLines: 2 })
  expect(textLines(60)).toEqual({ lines: 3, titleLines: 2 })
  expect(textLines(480)).toMatchObject({ titleLines: 4 })
  for (let minutes = 40; minutes <= 1440; minutes += 5) {
    const { lines, titleLines } = textLines(minutes)
    expect(lines * line_rem).toBeLessThan(rem(minutes))
    expect(titleLines).toBeLessThanOrEqual(lines)
  }
})
