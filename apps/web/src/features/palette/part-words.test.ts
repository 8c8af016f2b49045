import { expect, it } from 'vitest'
import { partWords, whenWords } from './part-words.ts'
import { meaningOf } from './sentence/meaning.ts'
import type { Reader } from './sentence/parts.ts'
import { readSentence } from './sentence/sentence.ts'

const reader: Reader = {
  nowMs: Date.parse('2026-11-20T15:00:00+01:00'),
  zone: 'Europe/Berlin',
  language: 'en',
  isMonthFirst: false,
  defaultMinutes: 30,
}
const clock = { zone: 'Europe/Berlin', isTwelveHour: true }

it('[PAL13] tells before a meeting is made when it takes place, in whose time, how often and until when', () => {
  expect(whenTold('lunch thu 12:30 45m weekly')).toBe('Thu 26 Nov 2026 · 12:30 – 01:15 PM · Every week')
  expect(whenTold('demo tomorrow 3pm Tokyo time')).toBe('Sat 21 Nov 2026 · 03:00 – 03:30 PM · Tokyo time')
  expect(whenTold('run weekdays 7am until Dec 18')).toBe(
    'Mon 23 Nov 2026 · 07:00 – 07:30 AM · Weekdays · until 18 Dec 2026',
  )
  expect(whenTold('offsite 3-5 Dec')).toBe('03 – 05 Dec 2026')
  expect(whenTold('shift tomorrow 10pm-6am')).toBe('Sat 21 Nov 2026 · 10:00 PM – 06:00 AM +1')
  expect(whenTold('quick question')).toBe('')
})

it('[PAL14] shows of each part what it came to, not the words that were typed', () => {
  expect(chipsOf('piano every other tuesday at half past five for an hour @Hall !low')).toEqual([
    'Every 2 weeks on Tuesday',
    '05:30 – 06:30 PM',
    '1 h',
    'Hall',
    'Low priority',
  ])
  expect(chipsOf('call with ida@guest.example tomorrow 3pm CET https://meet.example/x')).toEqual([
    'ida@guest.example',
    'Sat 21 Nov 2026',
    '03:00 – 03:30 PM',
    'Berlin time',
    'meet.example/x',
  ])
  expect(chipsOf('offsite 3-5 dec 9-17')).toEqual(['03 – 05 Dec 2026', '09:00 AM – 05:00 PM'])
  expect(chipsOf('holiday Dec 21 all day')).toEqual(['Mon 21 Dec 2026', 'All day'])
})

function whenTold(text: string): string {
  return whenWords(read(text).meaning, clock)
}

function chipsOf(text: string): string[] {
  const { parts, meaning } = read(text)
  return parts.map(({ value }) => partWords(value, meaning, clock))
}

function read(text: string) {
  const reading = readSentence(text, reader)
  return { parts: reading.parts, meaning: meaningOf(text, reading, reading.parts, reader) }
}
