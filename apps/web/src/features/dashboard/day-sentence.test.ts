import type { WeeklyHours } from '@meridian/engine'
import { instantOf } from '@meridian/engine'
import { expect, it } from 'vitest'
import { anOccurrence } from './an-occurrence.arbitrary.ts'
import { daySentence } from './day-sentence.ts'

const zone = 'America/St_Johns'
const today = '2026-11-18'
const weekly: WeeklyHours = { 3: [[540, 1020]] }
const question = {
  day: today,
  today,
  clock: { zone, isTwelveHour: true },
  hours: { timeZone: zone, weekly },
  occurrences: [
    anOccurrence(`${today}T09:00`, `${today}T09:30`, zone),
    anOccurrence(`${today}T11:00`, `${today}T11:45`, zone),
    anOccurrence(`${today}T14:00`, `${today}T15:00`, zone),
    anOccurrence(`${today}T16:00`, `${today}T16:30`, zone),
  ],
  nowMs: instantOf(`${today}T10:48`, zone),
}

it('[DSH3] says how many meetings are left today, how long, and from when on one is free', () => {
  expect(daySentence(question)).toBe('3 meetings left today, 2 h 15 min. Free after 04:30 PM.')
  expect(daySentence({ ...question, nowMs: instantOf(`${today}T16:10`, zone) })).toBe(
    '1 meeting left today, 20 min. Free after 04:30 PM.',
  )
})

it('[DSH3] tells the time on the clock the reader reads', () => {
  const clock = { zone: 'Asia/Kathmandu', isTwelveHour: false }
  const hours = { timeZone: 'Asia/Kathmandu', weekly: { 3: [[0, 1440]] } } satisfies typeof question.hours
  const occurrences = [anOccurrence(`${today}T21:00`, `${today}T21:30`, 'Asia/Kathmandu')]
  const nowMs = instantOf(`${today}T20:00`, 'Asia/Kathmandu')
  expect(daySentence({ ...question, clock, hours, occurrences, nowMs })).toBe(
    '1 meeting left today, 30 min. Free after 21:30.',
  )
})

it('[DSH3] promises no free time after the own hours, on a day without any, or while they are not known', () => {
  const late = [...question.occurrences, anOccurrence(`${today}T16:30`, `${today}T17:00`, zone)]
  expect(daySentence({ ...question, occurrences: late })).toBe('4 meetings left today, 2 h 45 min.')
  const closed = { timeZone: zone, weekly: {} }
  expect(daySentence({ ...question, hours: closed })).toBe('3 meetings left today, 2 h 15 min.')
  expect(daySentence({ ...question, hours: undefined })).toBe('3 meetings left today, 2 h 15 min.')
})

it('[DSH3] says when today is over or was free', () => {
  expect(daySentence({ ...question, nowMs: instantOf(`${today}T18:00`, zone) })).toBe(
    'No more meetings today.',
  )
  expect(daySentence({ ...question, occurrences: [] })).toBe('No meetings today.')
})

it('[DSH3] says of another day what it holds', () => {
  expect(daySentence({ ...question, today: '2026-11-17' })).toBe(
    '4 meetings, 2 h 45 min. The first starts at 09:00 AM.',
  )
  expect(daySentence({ ...question, today: '2026-11-19' })).toBe('4 meetings, 2 h 45 min.')
  expect(daySentence({ ...question, today: '2026-11-17', occurrences: [] })).toBe('No meetings planned.')
  expect(daySentence({ ...question, today: '2026-11-19', occurrences: [] })).toBe('No meetings on this day.')
})

it('[DSH3] names what lies over the day', () => {
  const over = ['Velo Expo', '', 'Harvest'].map((meeting_title) =>
    anOccurrence(`${today}T00:00`, `${today}T00:00`, zone, { is_all_day: true, meeting_title }),
  )
  expect(daySentence({ ...question, occurrences: over.slice(0, 1) })).toBe(
    'No meetings today. All day: Velo Expo.',
  )
  expect(daySentence({ ...question, occurrences: over })).toBe(
    'No meetings today. All day: Velo Expo, No title provided and 1 more.',
  )
})
