import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

describe('the name of an exported file', () => {
  it('[WMT19] tells the meeting, in letters that any system takes', () => {
    expect(fileNameOf('Battery supplier review')).toBe('battery-supplier-review.ics')
    expect(fileNameOf('../Größe: 10/11?')).toBe('größe-10-11.ics')
    expect(fileNameOf('会議')).toBe('会議.ics')
    expect(fileNameOf(' ?! ')).toBe('meeting.ics')
    expect(fileNameOf('x'.repeat(300))).toBe(`${'x'.repeat(60)}.ics`)
  })
})
