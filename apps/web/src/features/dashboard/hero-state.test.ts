import { instantOf } from '@meridian/engine'
import { expect, it } from 'vitest'
import { anOccurrence } from './an-occurrence.arbitrary.ts'
import { heroStateOf, meetingOf } from './hero-state.ts'

const zone = 'Asia/Kathmandu'
const today = '2026-11-18'
const standup = anOccurrence(`${today}T09:00`, `${today}T09:30`, zone)
const review = anOccurrence(`${today}T11:00`, `${today}T11:45`, zone)
const tomorrow = anOccurrence('2026-11-19T09:00', '2026-11-19T09:30', zone)
const occurrences = [standup, review, tomorrow]

it('[DSH5] counts down to the next meeting, started minutes whole', () => {
  expect(at('10:48')).toEqual({ kind: 'next', meeting: review, minutesLeft: 12, isDue: false })
  expect(at('09:30')).toMatchObject({ kind: 'next', meeting: review, minutesLeft: 90 })
  expect(heroStateOf({ ...question, nowMs: instantOf(`${today}T10:48`, zone) + 1 })).toMatchObject({
    minutesLeft: 12,
  })
})

it('[DSH6] lets a meeting be joined from ten minutes before its start', () => {
  expect(at('10:49')).toMatchObject({ minutesLeft: 11, isDue: false })
  expect(at('10:50')).toMatchObject({ minutesLeft: 10, isDue: true })
})

it('[DSH7] is in progress from the start to the end, by the share that is over', () => {
  expect(at('11:00')).toEqual({ kind: 'in_progress', meeting: review, minutesLeft: 45, share: 0 })
  expect(at('11:30')).toMatchObject({ kind: 'in_progress', minutesLeft: 15, share: 30 / 45 })
  expect(at('11:45')).toMatchObject({ kind: 'nothing_more' })
})

it('[DSH7] shows of two that run the one that began last', () => {
  const long = anOccurrence(`${today}T08:00`, `${today}T18:00`, zone)
  const state = heroStateOf({ ...question, occurrences: [long, ...occurrences], nowMs: clock('09:10') })
  expect(meetingOf(state)).toBe(standup)
})

it('[DSH7] turns to what is due in ten minutes even while another meeting runs', () => {
  const long = anOccurrence(`${today}T08:00`, `${today}T18:00`, zone)
  const all = [long, ...occurrences]
  expect(heroStateOf({ ...question, occurrences: all, nowMs: clock('10:49') })).toMatchObject({
    kind: 'in_progress',
    meeting: long,
  })
  expect(heroStateOf({ ...question, occurrences: all, nowMs: clock('10:50') })).toMatchObject({
    kind: 'next',
    meeting: review,
  })
})

it('[DSH1] counts down to no meeting that is shown as free', () => {
  const free = anOccurrence(`${today}T10:00`, `${today}T10:30`, zone, { is_transparent: true })
  const state = heroStateOf({ ...question, occurrences: [free, ...occurrences], nowMs: clock('09:50') })
  expect(meetingOf(state)).toBe(review)
})

it('[DSH9] counts on a past day what began then', () => {
  const night = anOccurrence('2026-11-16T23:30', '2026-11-17T00:30', zone)
  const noon = anOccurrence('2026-11-17T12:00', '2026-11-17T12:45', zone)
  expect(
    heroStateOf({ ...question, day: '2026-11-17', occurrences: [night, noon], nowMs: clock('09:00') }),
  ).toEqual({ kind: 'day_past', count: 1, minutes: 45 })
})

it('[DSH8] says when nothing more comes today, and names the first meeting of a later day', () => {
  expect(at('11:45')).toEqual({ kind: 'nothing_more', following: tomorrow })
  expect(heroStateOf({ ...question, occurrences: [standup], nowMs: clock('12:00') })).toEqual({
    kind: 'nothing_more',
    following: null,
  })
})

it('[DSH8] ends today at midnight of the reader, not of the meeting', () => {
  const late = anOccurrence(`${today}T23:50`, '2026-11-19T00:20', 'America/St_Johns')
  expect(heroStateOf({ ...question, occurrences: [late], nowMs: clock('12:00') })).toMatchObject({
    kind: 'nothing_more',
    following: late,
  })
})

it('[DSH9] shows of a day ahead its first meeting, of a past one what it held', () => {
  const ahead = { ...question, day: '2026-11-19', nowMs: clock('10:00') }
  expect(heroStateOf(ahead)).toEqual({ kind: 'day_ahead', meeting: tomorrow, daysLeft: 1 })
  expect(heroStateOf({ ...ahead, day: '2026-11-20' })).toEqual({
    kind: 'day_ahead',
    meeting: null,
    daysLeft: 2,
  })
  const past = { ...question, today: '2026-11-19', nowMs: instantOf('2026-11-19T10:00', zone) }
  expect(heroStateOf(past)).toEqual({ kind: 'day_past', count: 2, minutes: 75 })
})

const question = { day: today, today, zone, occurrences, nowMs: 0 }

function clock(time: string): number {
  return instantOf(`${today}T${time}`, zone)
}

function at(time: string) {
  return heroStateOf({ ...question, nowMs: clock(time) })
}
