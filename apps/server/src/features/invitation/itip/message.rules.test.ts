import { expect, it } from 'vitest'
import { messageOf } from './message.rules.ts'

const calendarWith = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...lines,
    'BEGIN:VEVENT',
    'UID:a@outside.example',
    'DTSTAMP:20261120T080000Z',
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T100000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

it.each([
  [null, 'METHOD:REQUEST', 'request'],
  ['request', 'METHOD:REQUEST', 'request'],
  ['REQUEST', 'X-METHOD:NONE', 'request'],
  ['Cancel', 'X-METHOD:NONE', 'cancellation'],
  [null, 'X-METHOD:NONE', 'announcement'],
  ['CANCEL', 'METHOD:REQUEST', undefined],
])('[INV77] reads the type %s and %s as %s', (method, line, kind) => {
  expect(messageOf([{ method, text: calendarWith(line) }], 'UTC')?.kind).toBe(kind)
})
