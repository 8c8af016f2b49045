import { describe, expect, it } from 'vitest'
import { headerText } from './invitation-words.rules.ts'
import { type Reader, shortTimeFor, choosePreferences, timesFor } from './reader.rules.ts'
import { repetitionFor } from './repetition.rules.ts'
import type { Span, DeliveredMeeting } from './delivered-meeting.rules.ts'

const kim: Reader = { name: 'Kim', language: 'en', region: 'GB', time_format: '24', timezone: null }
const lena: Reader = { ...kim, language: 'de', region: 'DE' }

function aSpan(start: string, end: string, zone: string): Span {
  const [starts_ms, ends_ms] = [Date.parse(start), Date.parse(end)]
  return { starts_ms, ends_ms, is_all_day: false, zone }
}

describe('times', () => {
  const span = aSpan('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', 'Europe/Berlin')

  it('[INV12] are the meeting’s where the reader’s zone is not known, across a clock change', () => {
    expect(timesFor(span, kim)).toEqual([
      'Sunday, 28 March 2027, 01:30 – 03:30 (Berlin, Central European Standard Time)',
    ])
  })

  it('[INV12] are written twice where the zones differ, and once where they do not', () => {
    expect(timesFor(span, { ...kim, timezone: 'Australia/Lord_Howe' })).toEqual([
      'Sunday, 28 March 2027, 11:30 – 12:30 (Lord Howe Island, Lord Howe Daylight Time)',
      'Sunday, 28 March 2027, 01:30 – 03:30 (Berlin, Central European Standard Time)',
    ])
    expect(timesFor(span, { ...kim, timezone: 'Europe/Paris' })).toHaveLength(1)
    expect(timesFor(span, { ...kim, timezone: 'UTC' })[0]).toBe('Sunday, 28 March 2027, 00:30 – 01:30 (UTC)')
  })

  it('[INV12] name both days where there are two', () => {
    const night = aSpan('2026-11-24T20:00:00Z', '2026-11-24T23:30:00Z', 'Europe/Berlin')
    expect(timesFor(night, kim)[0]).toContain('24 November 2026, 21:00 – Wednesday, 25 November 2026, 00:30')
  })

  it('[INV12] leave whole days where they are', () => {
    const days = { ...aSpan('2026-11-24T00:00:00Z', '2026-11-26T00:00:00Z', 'UTC'), is_all_day: true }
    const reader = { ...kim, timezone: 'America/St_Johns' }
    expect(timesFor(days, reader)).toEqual(['Tuesday, 24 November 2026 – Wednesday, 25 November 2026'])
    expect(shortTimeFor(days, reader)).toBe('Tue, 24 Nov 2026')
  })

  it('[INV13] are written as the reader writes them', () => {
    expect(timesFor(span, lena)).toEqual([
      'Sonntag, 28. März 2027, 01:30 – 03:30 (Berlin, Mitteleuropäische Normalzeit)',
    ])
    expect(shortTimeFor(span, { ...kim, region: 'US', time_format: '12' })).toBe(
      'Sun, Mar 28, 2027, 1:30 AM GMT+1',
    )
  })

  it('[INV13] without a country have the form that guests’ pages have', () => {
    const reader = { ...kim, region: null }
    expect(timesFor(span, reader)).toEqual(timesFor(span, kim))
    expect(shortTimeFor(span, reader)).toBe('Sun, 28 Mar 2027, 01:30 CET')
  })
})

it('[INV13] takes the reader’s language, else the organizer’s, else English', () => {
  const french = { language: 'fr', region: 'FR', time_format: '24' } as const
  const german = { language: 'de', region: 'AT', time_format: '12' } as const
  expect(choosePreferences(french, german)).toEqual({ language: 'de', region: 'FR', time_format: '24' })
  expect(choosePreferences(null, german)).toEqual(german)
  expect(choosePreferences(german, french)).toEqual(german)
  expect(choosePreferences(french, french)).toEqual({ language: 'en', region: 'FR', time_format: '24' })
})

describe('how a meeting repeats', () => {
  it.each([
    ['FREQ=DAILY', 'Every day', 'Jeden Tag'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days', 'Alle 3 Tage'],
    ['FREQ=WEEKLY', 'Every week on Tuesday', 'Jede Woche am Dienstag'],
    ['FREQ=WEEKLY;BYDAY=SU,MO', 'Every week on Monday and Sunday', 'Jede Woche am Montag und Sonntag'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'Every 2 weeks on Friday', 'Alle 2 Wochen am Freitag'],
    ['FREQ=MONTHLY', 'Every month on day 24', 'Jeden Monat am 24.'],
    ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=3', 'Every 2 months on day 3', 'Alle 2 Monate am 3.'],
    ['FREQ=YEARLY', 'Every year', 'Jedes Jahr'],
    ['FREQ=WEEKLY;COUNT=4', 'Every week on Tuesday, 4 times', 'Jede Woche am Dienstag, 4-mal'],
    [
      'FREQ=DAILY;UNTIL=20270401T022959Z',
      'Every day, until Wednesday, 31 March 2027',
      'Jeden Tag, bis Mittwoch, 31. März 2027',
    ],
    ['FREQ=MONTHLY;BYDAY=2FR', 'On several dates', 'An mehreren Terminen'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'On several dates', 'An mehreren Terminen'],
  ])('[INV13] tells %s in the reader’s language', (rrule, english, german) => {
    const meeting = aMeeting({ rrule })
    expect([repetitionFor(meeting, kim), repetitionFor(meeting, lena)]).toEqual([english, german])
  })

  it('[INV2] is empty for a single meeting', () => {
    expect(repetitionFor(aMeeting({}), kim)).toBeNull()
    expect(repetitionFor(aMeeting({ added: ['2026-12-03T10:00:00'] }), kim)).toBe('On several dates')
  })
})

it('[INV17] puts header text on one line', () => {
  expect(headerText('Plan\r\nBcc: all@guests.example\u2028\u200b x')).toBe('Plan Bcc: all@guests.example x')
  expect(headerText('x'.repeat(500))).toHaveLength(200)
})

function aMeeting(about: Partial<DeliveredMeeting>): DeliveredMeeting {
  return {
    title: 'Plan',
    description: '',
    location: null,
    link: null,
    is_all_day: false,
    start: { time: '2026-11-24T10:00:00', zone: 'America/St_Johns' },
    end: { time: '2026-11-24T11:00:00', zone: 'America/St_Johns' },
    rrule: null,
    excluded: [],
    added: [],
    overrides: [],
    ...about,
  }
}
