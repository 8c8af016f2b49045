import { expect, it } from 'vitest'
import { anEvent, anIcs, onlyEvent } from './ics.arbitrary.ts'
import { decodeCalendar } from './decode-calendar.ts'

const text = anIcs(anEvent('SUMMARY:Besprechung für Zoë'))

it.each([
  ['UTF-8', Buffer.from(text, 'utf8')],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf8')],
  ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('[IC33] reads bytes in %s', (_, bytes) => {
  expect(onlyEvent(decodeCalendar(bytes)).title).toBe('Besprechung für Zoë')
})
