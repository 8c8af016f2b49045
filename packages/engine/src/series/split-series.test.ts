import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { day_ms } from '../durations.ts'
import { instantOf } from '../zone/wall-time.ts'
import { expandSeries } from './occurrences.ts'
import { aSeries, changesOf, firstStarts } from './series.arbitrary.ts'
import { type ListedOccurrence, referenceOccurrences, referenceSplit } from './series.reference.ts'
import type { OccurrenceChange, SeriesTimes } from './series-times.ts'
import { endBefore, splitSeries, startAt } from './split-series.ts'

const most = 20
const seriesWithChanges = aSeries().chain((series) =>
  fc.tuple(fc.constant(series), changesOf(series, 12), fc.nat(most)),
)

it('[ENG55] takes place as the reference says, changed or not', () => {
  fc.assert(
    fc.property(seriesWithChanges, ([series, changes]) => {
      const expected = referenceOccurrences(series, changes, 3 * most)
      if (expected === null) return
      const lastMs = firstStarts(series, most).at(-1) ?? 0
      expect(upTo(occurrencesOf(series, changes), lastMs)).toEqual(upTo(expected, lastMs))
    }),
    { numRuns: 60 },
  )
})

it('[ENG56] [MTG45] takes place as before when it is split, wherever, and keeps each change in the part of its original start', () => {
  fc.assert(
    fc.property(seriesWithChanges, ([series, changes, place]) => {
      const starts = firstStarts(series, most)
      const lastMs = starts.at(-1) ?? 0
      const splitMs = starts[place % starts.length] ?? 0
      const whole = upTo(occurrencesOf(series, changes), lastMs)
      const [before, following] = referenceSplit(whole, splitMs)
      const parts = splitSeries(series, changes, splitMs)
      if (before?.length === 0) {
        expect(parts).toBeNull()
        return
      }
      expect(parts && occurrencesOf(parts.before.series, parts.before.changes)).toEqual(before)
      expect(parts && upTo(occurrencesOf(parts.following.series, parts.following.changes), lastMs)).toEqual(
        following,
      )
      expect(new Set([...(parts?.before.changes ?? []), ...(parts?.following.changes ?? [])])).toEqual(
        new Set(changes),
      )
    }),
  )
})

it('[ENG57] counts wall times and not starts, on the day that Samoa skipped', () => {
  const series = aDaily({ rrule: 'FREQ=DAILY;COUNT=10' }, '2011-12-25T10:00:00', 'Pacific/Apia')
  const afterMs = instantOf('2012-01-01T10:00', 'Pacific/Apia')
  expect(startAt(series, afterMs)).toMatchObject({
    first_start_wall: '2012-01-01T10:00:00',
    rrule: 'FREQ=DAILY;COUNT=3',
  })
  const skippedMs = instantOf('2011-12-30T10:00', 'Pacific/Apia')
  expect(startAt(series, skippedMs)).toMatchObject({
    first_start_wall: '2011-12-30T10:00:00',
    rrule: 'FREQ=DAILY;COUNT=5',
  })
})

it('[ENG58] ends with the day of the last start, or with that start where more follow on its day', () => {
  const zone = 'Europe/Berlin'
  const daily = aDaily({ rrule: 'FREQ=DAILY' }, '2027-03-26T02:30:00', zone)
  expect(endBefore(daily, instantOf('2027-03-29T02:30', zone))).toMatchObject({
    rrule: 'FREQ=DAILY;UNTIL=20270328T235959',
    recurring_end_date: '2027-03-28',
  })
  const twice = {
    ...daily,
    first_start_wall: '2027-03-26T09:00:00',
    rrule: 'FREQ=DAILY;BYHOUR=9,15;COUNT=30',
  }
  expect(endBefore(twice, instantOf('2027-03-28T15:00', zone)).rrule).toBe(
    'FREQ=DAILY;BYHOUR=9,15;UNTIL=20270328T090000',
  )
  expect(startAt(twice, instantOf('2027-03-28T15:00', zone))).toMatchObject({
    first_start_wall: '2027-03-28T15:00:00',
    rrule: 'FREQ=DAILY;BYHOUR=9,15;COUNT=25',
  })
})

it('[ENG58] keeps added dates on their side, and what is left of a single date', () => {
  const zone = 'Europe/Berlin'
  const dates = aDaily({ rrule: null }, '2027-03-20T10:00:00', zone, [
    '2027-03-28T10:00:00',
    '2027-04-02T10:00:00',
  ])
  const parts = splitSeries(dates, [], instantOf('2027-03-28T10:00', zone))
  expect(parts?.before.series).toMatchObject({ rrule: 'FREQ=DAILY;COUNT=1', added_walls: [] })
  expect(parts?.following.series).toMatchObject({
    rrule: null,
    first_start_wall: '2027-03-28T10:00:00',
    added_walls: ['2027-04-02T10:00:00'],
  })
})

it('[ENG58] keeps a changed occurrence that is all there is before the split', () => {
  const zone = 'Europe/Berlin'
  const series = aDaily({ rrule: 'FREQ=DAILY' }, '2027-03-20T10:00:00', zone)
  const original_starts_ms = instantOf('2027-03-19T10:00', zone)
  const change = { original_starts_ms, is_cancelled: false, starts_ms: 0, ends_ms: 1 }
  const parts = splitSeries(series, [change], instantOf('2027-03-20T10:00', zone))
  expect(parts && occurrencesOf(parts.before.series, parts.before.changes)).toEqual([
    { original: original_starts_ms, start: 0, end: 1 },
  ])
})

function aDaily(
  { rrule }: Pick<SeriesTimes, 'rrule'>,
  first_start_wall: string,
  meeting_timezone: string,
  added_walls: readonly string[] = [],
): SeriesTimes {
  const first_end_wall = `${first_start_wall.slice(0, 14)}59:00`
  return { first_start_wall, first_end_wall, meeting_timezone, is_all_day: false, rrule, added_walls }
}

/** Those of the first fifty years. */
function occurrencesOf(series: SeriesTimes, changes: readonly OccurrenceChange[]): ListedOccurrence[] {
  const firstMs = instantOf(series.first_start_wall, series.meeting_timezone)
  return expandSeries(series, changes, [-100 * day_ms, firstMs + 20_000 * day_ms])
    .map(({ original_starts_ms, starts_ms, ends_ms }) => ({
      original: original_starts_ms,
      start: starts_ms,
      end: ends_ms,
    }))
    .toSorted((one, other) => one.start - other.start || one.original - other.original)
}

function upTo(occurrences: readonly ListedOccurrence[], lastMs: number): ListedOccurrence[] {
  return occurrences.filter(({ original }) => original <= lastMs)
}
