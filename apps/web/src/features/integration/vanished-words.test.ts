import { expect, it } from 'vitest'
import { comingWords, isAsking, isReadingAgain, vanishedWords } from './vanished-words.ts'
import { aCalendar, aConnection } from './integration.sample.ts'

const vanished = {
  question_id: '0192f000-0000-7000-8000-000000000000',
  asked_at: '2026-11-20T09:00:00.000Z',
  gone: 23,
  coming: 5,
  total: 40,
  titles: ['Planning'],
  is_calendar_gone: false,
  reread_at: null,
}
const at = { place: 'Work', provider: 'Google' }

it('[CON106] says how many events are gone, from where, and how many of them are still to come', () => {
  expect(vanishedWords(vanished, at)).toBe('23 of 40 events are gone from Work at Google.')
  expect(vanishedWords({ ...vanished, gone: 1, total: 1 }, at)).toBe(
    'One of 1 events is gone from Work at Google.',
  )
  expect(vanishedWords({ ...vanished, is_calendar_gone: true }, at)).toBe(
    'Google no longer lists the calendar Work with its 23 events.',
  )
  expect([5, 1, 0].map((coming) => comingWords({ coming }))).toEqual([
    '5 are still to come.',
    'One is still to come.',
    'All of this is over.',
  ])
})

it('[CON109] is read again until the calendar was read after that was asked for', () => {
  const read = { last_success_at: '2026-11-20T09:05:00.000Z' }
  expect(isReadingAgain(read, vanished)).toBe(false)
  expect(isReadingAgain(read, { reread_at: '2026-11-20T09:06:00.000Z' })).toBe(true)
  expect(isReadingAgain(read, { reread_at: '2026-11-20T09:04:00.000Z' })).toBe(false)
  expect(isReadingAgain({ last_success_at: null }, { reread_at: '2026-11-20T09:04:00.000Z' })).toBe(true)
})

it('[CON107] a connection asks while events of any of its calendars are missing', () => {
  expect(isAsking(aConnection())).toBe(false)
  expect(isAsking(aConnection({ calendars: [aCalendar(), aCalendar({ id: 'b', vanished })] }))).toBe(true)
})
