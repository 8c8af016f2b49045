import { describe, expect, it } from 'vitest'
import { decodeCalendar } from './calendar-text.ts'

describe('the text of a calendar file', () => {
  it('[MI3] is read as UTF-8, as a byte order mark says, or else as Windows-1252', () => {
    expect(decodeCalendar(new TextEncoder().encode('Übung 日'))).toBe('Übung 日')
    expect(decodeCalendar(new Uint8Array([0xef, 0xbb, 0xbf, 0x41]))).toBe('A')
    expect(decodeCalendar(new Uint8Array([0xff, 0xfe, 0xdc, 0x00]))).toBe('Ü')
    expect(decodeCalendar(new Uint8Array([0xfe, 0xff, 0x00, 0xdc]))).toBe('Ü')
    expect(decodeCalendar(new Uint8Array([0xdc, 0x62, 0x80]))).toBe('Üb€')
  })
})
