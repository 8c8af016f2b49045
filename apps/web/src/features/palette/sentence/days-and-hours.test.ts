import { expect, it } from 'vitest'
import type { Reader } from './parts.ts'
import { tell } from './tell.sample.ts'

/** A Tuesday. */
const reader: Reader = {
  nowMs: Date.parse('2027-01-12T09:00Z'),
  zone: 'Europe/London',
  language: 'en',
  isMonthFirst: false,
  defaultMinutes: 30,
}

const english_days = [
  ['today', '2027-01-12'],
  ['tomorrow', '2027-01-13'],
  ['the day after tomorrow', '2027-01-14'],
  ['on Friday', '2027-01-15'],
  ['Friday the 22nd', '2027-01-22'],
  ['on Monday the 1st', '2027-02-01'],
  ['on Friday (22 January)', '2027-01-22'],
  ['Friday (January 22nd)', '2027-01-22'],
  ['on 5 February', '2027-02-05'],
] as const
const english_hours = [
  ['at 10', '10:00–10:30'],
  ['at 10 sharp', '10:00–10:30'],
  ['at 2pm, or so', '14:00–14:30'],
  ['around 10ish', '10:00–10:30'],
  ['at 1030', '10:30–11:00'],
  ['at 1530 hrs', '15:30–16:00'],
  ['from 10 to 11:30', '10:00–11:30'],
] as const
const german_days = [
  ['heute', '2027-01-12'],
  ['übermorgen', '2027-01-14'],
  ['am Freitag', '2027-01-15'],
  ['am Freitag (22.1.)', '2027-01-22'],
  ['Freitag (22. Januar)', '2027-01-22'],
] as const
const german_hours = [
  ['um 10', '10:00–10:30'],
  ['Punkt 10 Uhr', '10:00–10:30'],
  ['um 1030', '10:30–11:00'],
  ['von 10 bis 11:30 Uhr', '10:00–11:30'],
] as const

it.each(['en', 'de'])('[PAL1] reads each day with each hour, whichever comes first, in %s', (language) => {
  const [days, hours] = language === 'en' ? [english_days, english_hours] : [german_days, german_hours]
  const pairs = days.flatMap(([day, date]) =>
    hours.flatMap(([hour, times]) =>
      [`Review ${day} ${hour}`, `Review ${hour} ${day}`].map((text) => ({
        text,
        plan: `Review | ${date} ${times}`,
      })),
    ),
  )
  const misread = pairs.filter(({ text, plan }) => tell(text, { ...reader, language }) !== plan)
  expect(misread.map(({ text }) => `${text}: ${tell(text, { ...reader, language })}`)).toEqual([])
})

it('[PAL1] reads a Sunday with its day of the month, and no hour where there is none', () => {
  expect(tell('Review Sunday the 31st at 10', reader)).toBe('Review | 2027-01-31 10:00–10:30')
  expect(tell('Review 1030 pages', reader)).toContain('1030 pages')
})

it.each([
  ['en', 'Lunch thrusday 1pm', 'Lunch | 2027-01-14 13:00–13:30'],
  ['en', 'Standup every wensday 9am', 'Standup | 2027-01-13 09:00–09:30'],
  ['en', 'Call thuesday at 3pm', 'Call thuesday | 2027-01-12 15:00–15:30'],
  ['de', 'Zahnarzt am Donerstag um 13 Uhr', 'Zahnarzt | 2027-01-14 13:00–13:30'],
])('[PAL25] reads a day with one letter wrong, in %s: %s', (language, text, plan) => {
  expect(tell(text, { ...reader, language })).toContain(plan)
})

it.each(['ubermorgen', 'uebermorgen', 'übermorgn', 'übermrogen', 'ubermogen'])(
  '[PAL26] reads übermorgen without its dots or with one letter wrong: %s',
  (day) => {
    expect(tell(`Abgabe ${day} um 10 Uhr`, { ...reader, language: 'de' })).toBe(
      'Abgabe | 2027-01-14 10:00–10:30',
    )
  },
)
