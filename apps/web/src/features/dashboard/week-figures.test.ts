import type { WeeklyHours } from '@meridian/engine'
import { expect, it } from 'vitest'
import { anOccurrence } from './an-occurrence.arbitrary.ts'
import { barDaysOf, differenceSentence, weekFiguresOf, weeksOf } from './week-figures.ts'

const weekly: WeeklyHours = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [[540, 1020]]]))

it.each([
  ['2026-11-18', 1, '2026-11-16', '2026-11-22'],
  ['2026-11-18', 0, '2026-11-15', '2026-11-21'],
  ['2026-11-20', 6, '2026-11-14', '2026-11-20'],
  ['2026-11-16', 1, '2026-11-16', '2026-11-22'],
  ['2027-01-01', 1, '2026-12-28', '2027-01-03'],
])('[DSH16] finds the week of %s where weeks begin on weekday %d', (day, weekStart, start, end) => {
  expect(weeksOf(day, weekStart, 'UTC')).toMatchObject({ start, end })
})

it('[DSH16] asks for two weeks from midnight to midnight where the reader is', () => {
  const { window } = weeksOf('2026-11-03', 1, 'America/St_Johns')
  expect(new Date(window[0]).toISOString()).toBe('2026-10-26T02:30:00.000Z')
  expect(new Date(window[1]).toISOString()).toBe('2026-11-09T03:30:00.000Z')
})

it('[DSH17] counts meetings on the day they start and compares with the week before', () => {
  const zone = 'Asia/Kathmandu'
  const occurrences = [
    anOccurrence('2026-11-08T23:30', '2026-11-09T00:30', zone),
    anOccurrence('2026-11-09T00:00', '2026-11-09T01:00', zone),
    anOccurrence('2026-11-15T23:30', '2026-11-16T00:30', zone),
    anOccurrence('2026-11-17T09:00', '2026-11-17T10:00', zone),
    anOccurrence('2026-11-17T09:00', '2026-11-17T10:00', zone, { meeting_status: 'cancelled' }),
  ]
  const figures = weekFiguresOf(occurrences, weeksOf('2026-11-18', 1, zone), zone, undefined)
  expect(figures).toMatchObject({ meetings: 1, difference: -1, minutes: 30 + 60, share: null })
  expect(figures.days.map(({ minutes }) => minutes)).toEqual([30, 60, 0, 0, 0, 0, 0])
  expect(figures.days.map(({ meetings }) => meetings)).toEqual([0, 1, 0, 0, 0, 0, 0])
})

it('[DSH18] counts shared time once and leaves out meetings shown as free', () => {
  const zone = 'UTC'
  const occurrences = [
    anOccurrence('2026-11-17T09:00', '2026-11-17T10:00', zone),
    anOccurrence('2026-11-17T09:30', '2026-11-17T10:30', zone),
    anOccurrence('2026-11-18T09:00', '2026-11-18T10:00', zone, { is_transparent: true }),
  ]
  const figures = weekFiguresOf(occurrences, weeksOf('2026-11-18', 1, zone), zone, undefined)
  expect(figures).toMatchObject({ meetings: 2, minutes: 90 })
})

it('[DSH19] says which share of the own hours lies in meetings, hours in their own zone', () => {
  const zone = 'America/St_Johns'
  const occurrences = [
    // 09:00 to 17:00 in St. John's are the hours; half of this meeting lies before them.
    anOccurrence('2026-11-03T08:00', '2026-11-03T10:00', zone),
    anOccurrence('2026-11-07T10:00', '2026-11-07T12:00', zone),
  ]
  const hours = { timeZone: zone, weekly }
  const { share, minutes } = weekFiguresOf(occurrences, weeksOf('2026-11-03', 1, zone), zone, hours)
  expect(minutes).toBe(240)
  expect(share).toBeCloseTo(1 / 40)
  const closed = { timeZone: zone, weekly: {} }
  expect(weekFiguresOf(occurrences, weeksOf('2026-11-03', 1, zone), zone, closed).share).toBeNull()
})

it('[DSH19] keeps a meeting across the half-hour change of Lord Howe as long as it was', () => {
  const zone = 'Australia/Lord_Howe'
  const occurrences = [anOccurrence('2026-10-04T01:00', '2026-10-04T03:00', zone)]
  const figures = weekFiguresOf(occurrences, weeksOf('2026-10-04', 1, zone), zone, undefined)
  expect(figures.minutes).toBe(90)
  expect(figures.days.at(-1)).toEqual({ date: '2026-10-04', meetings: 1, minutes: 90 })
})

it('[DSH20] draws days with own hours or with meetings', () => {
  const zone = 'Asia/Kathmandu'
  const weeks = weeksOf('2026-11-18', 1, zone)
  const saturday = [anOccurrence('2026-11-21T09:00', '2026-11-21T10:00', zone)]
  const hours = { timeZone: zone, weekly }
  const dates = (occurrences: typeof saturday, own: typeof hours | undefined) =>
    barDaysOf(weekFiguresOf(occurrences, weeks, zone, own).days, own).map(({ date }) => date.slice(-2))
  expect(dates([], hours)).toEqual(['16', '17', '18', '19', '20'])
  expect(dates(saturday, hours)).toEqual(['16', '17', '18', '19', '20', '21'])
  expect(dates([], undefined)).toHaveLength(7)
  expect(dates([], { timeZone: zone, weekly: {} })).toHaveLength(7)
})

it('[DSH17] puts the difference in words', () => {
  expect([-2, 0, 1].map((difference) => differenceSentence(difference, true))).toEqual([
    '2 fewer than last week',
    'as many as last week',
    '1 more than last week',
  ])
  expect(differenceSentence(3, false)).toBe('3 more than the week before')
})

it.each([
  ['America/St_Johns', '2026-11-01', '2026-10-29', '2026-11-04'],
  ['America/St_Johns', '2027-03-14', '2027-03-11', '2027-03-17'],
  ['Australia/Lord_Howe', '2027-04-04', '2027-04-01', '2027-04-07'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-01', '2026-10-07'],
  ['Asia/Kathmandu', '2026-11-01', '2026-10-29', '2026-11-04'],
  ['Pacific/Apia', '2026-11-01', '2026-10-29', '2026-11-04'],
])(
  '[DSH21] lists as many meetings as it counts, of a daily series in %s around %s',
  (zone, day, first, last) => {
    const [start, end] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)]
    const dates = Array.from({ length: 7 }, (_, ahead) => start.add({ days: ahead }).toString())
    expect(dates.at(-1)).toBe(end.toString())
    const daily = dates.flatMap((date) => [
      anOccurrence(`${date}T23:30`, `${date}T23:50`, zone, { is_recurring: true }),
      anOccurrence(`${date}T00:00`, `${date}T00:15`, zone, { is_recurring: true, meeting_id: 'other' }),
    ])
    const weekday = Temporal.PlainDate.from(first).dayOfWeek % 7
    const weeks = weeksOf(day, weekday, zone)
    expect(weeks).toMatchObject({ start: first, end: last })
    const figures = weekFiguresOf(daily.toReversed(), weeks, zone, undefined)
    expect(figures).toMatchObject({ meetings: 14, minutes: 7 * 35 })
    expect(figures.counted).toEqual(
      daily.toSorted((a, b) => (a.start_timestamp < b.start_timestamp ? -1 : 1)),
    )
    expect(figures.days.map(({ meetings }) => meetings)).toEqual([2, 2, 2, 2, 2, 2, 2])
  },
)

it('[DSH21] counts and lists the same occurrences of one series for readers in two zones', () => {
  const series = ['2026-11-01T23:30', '2026-11-02T23:30', '2026-11-08T23:30'].map((start) =>
    anOccurrence(start, `${start.slice(0, 11)}23:45`, 'America/St_Johns', { is_recurring: true }),
  )
  const at = (zone: string) => weekFiguresOf(series, weeksOf('2026-11-04', 1, zone), zone, undefined)
  // In Newfoundland the first one is on the Sunday before, in Nepal all three are a day later.
  expect(at('America/St_Johns').counted).toEqual(series.slice(1))
  expect(at('America/St_Johns').meetings).toBe(2)
  expect(at('Asia/Kathmandu').counted).toEqual(series.slice(0, 2))
  expect(at('Asia/Kathmandu').meetings).toBe(2)
})

it('[DSH21] lists what runs into the week among the hours and not among the meetings', () => {
  const zone = 'UTC'
  const night = anOccurrence('2026-11-15T23:30', '2026-11-16T00:30', zone)
  const free = anOccurrence('2026-11-17T09:00', '2026-11-17T10:00', zone, { is_transparent: true })
  const figures = weekFiguresOf([night, free], weeksOf('2026-11-18', 1, zone), zone, undefined)
  expect(figures).toMatchObject({ meetings: 0, counted: [], minutes: 30, taking: [night] })
})
