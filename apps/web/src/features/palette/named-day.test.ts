import { expect, it } from 'vitest'
import { namedDay } from './named-day.ts'
import type { Reader } from './sentence/parts.ts'

const reader: Reader = {
  nowMs: Date.parse('2026-11-20T15:00:00+01:00'),
  zone: 'Europe/Berlin',
  language: 'en',
  isMonthFirst: false,
  defaultMinutes: 30,
}

it.each([
  ['friday', 'en', '2026-11-20'],
  ['Freitag', 'de', '2026-11-20'],
  ['Mon 15 Mar', 'en', '2027-03-15'],
  ['go to 15 march 2027', 'en', '2027-03-15'],
  ['jump to tomorrow', 'en', '2026-11-21'],
  ['show me thursday', 'en', '2026-11-26'],
  ['gehe zum 15. März', 'de', '2027-03-15'],
  ['morgen', 'de', '2026-11-21'],
])('[PAL16] reads ‘%s’ as a day to go to', (text, language, date) => {
  expect(dayOf(text, language)).toBe(date)
})

it.each([
  'go',
  'go to market tomorrow',
  'lunch friday',
  'tomorrow 15:00',
  'every friday',
  'friday @Hall',
  'mon-wed',
  '3 to 5 March',
])('[PAL16] reads ‘%s’ as no day to go to', (text) => {
  expect(dayOf(text, 'en')).toBeNull()
})

function dayOf(text: string, language: string): string | null {
  return namedDay(text, { ...reader, language })
}
