import { expect, it } from 'vitest'
import { offeredWords } from './offered-words.ts'
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

it('[WMT53] offers a time to come or a person, and nothing for other titles', () => {
  expect(offered('Lunch tomorrow at noon for 45 min')).toBe('Sat 21 Nov 2026 · 12:00 – 12:45 PM')
  expect(offered('Budget with ben@guest.example')).toBe('ben@guest.example')
  expect(offered('Quarterly review')).toBe('')
  expect(offered('Plan for 2027')).toBe('')
  expect(offered('Talk on 3 March 2020 at 10:00')).toBe('')
})

it.each([
  ['Asia/Kathmandu', 'Sat 21 Nov 2026 · 12:00 – 12:45 PM'],
  ['America/St_Johns', 'Sat 21 Nov 2026 · 12:00 – 12:45 PM'],
  ['Australia/Lord_Howe', 'Sun 22 Nov 2026 · 12:00 – 12:45 PM'],
  ['Pacific/Apia', 'Sun 22 Nov 2026 · 12:00 – 12:45 PM'],
])('[WMT53] offers the times on the clock of %s', (zone, words) => {
  expect(offered('Lunch tomorrow at noon for 45 min', { ...reader, zone })).toBe(words)
})

function offered(text: string, by: Reader = reader): string {
  const reading = readSentence(text, by)
  const meaning = meaningOf(text, reading, reading.parts, by)
  return offeredWords({ meaning, people: [], label_ids: [] }, { zone: by.zone, isTwelveHour: true })
}
