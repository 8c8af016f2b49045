import type { CheckedOccurrence, MeetingCheck } from '@meridian/contract'
import { expect, it } from 'vitest'
import { checkLines, checkSentence, troubledDates } from './check-words.ts'

const reader = { zone: 'Europe/Berlin', isTwelveHour: true, user_id: 'ada' }
const bea = {
  user_id: 'bea',
  full_name: 'Bea Sample',
  timezone: 'Asia/Kathmandu',
  local_time: '19:30',
  exception: null,
}
const own = { ...bea, user_id: 'ada', full_name: 'Ada Sample' }

it('[WMT49] says of a single meeting what it overlaps, who is busy and who is outside working hours', () => {
  expect(sentence({})).toBe('')
  expect(sentence({ conflicts: [meeting('1:1 with Cy')], outside_hours: [bea] })).toBe(
    'Overlaps 1:1 with Cy. Bea Sample is outside working hours (07:30 PM).',
  )
  expect(sentence({ conflicts: ['A', 'B', 'C', ''].map(meeting) })).toBe('Overlaps A, B and 2 more.')
  expect(sentence({ conflicts: [meeting('')] })).toBe('Overlaps No title provided.')
  expect(sentence({ conflicts: [meeting('A'), { ...meeting('B'), is_travel: true }] })).toBe(
    'Overlaps A. Leaves no travel time to or from B.',
  )
  expect(sentence({ busy: [bea] })).toBe('Bea Sample is busy.')
  expect(sentence({ busy: [bea, { ...bea, full_name: 'Cy' }, { ...bea, full_name: 'Di' }] })).toBe(
    'Bea Sample, Cy and Di are busy.',
  )
  expect(sentence({ outside_hours: [own] })).toBe('Outside your working hours.')
  expect(sentence({ outside_hours: [{ ...own, exception: 'other_hours' }] })).toBe(
    'Outside your working hours.',
  )
})

it('[WMT49] says who is away or has other hours than usual, of a series without the day that stands beside it', () => {
  const away = { ...bea, exception: 'away' } as const
  const other = { ...bea, exception: 'other_hours' } as const
  expect(sentence({ outside_hours: [away] })).toBe('Bea Sample is away on Tue 01 Dec.')
  expect(sentence({ outside_hours: [other] })).toBe('Bea Sample has different working hours on Tue 01 Dec.')
  expect(sentence({ outside_hours: [{ ...own, exception: 'away' }] })).toBe('You are away on Tue 01 Dec.')
  const dates = [occurrence(1, { outside_hours: [away] }), occurrence(2, { outside_hours: [away, other] })]
  expect(checkLines(check(dates), reader)).toEqual([
    { reason: 'Bea Sample has different working hours.', dates: 'Wed 02 Dec' },
    { reason: 'Bea Sample is away.', dates: 'every date' },
  ])
})

it('[WMT49] tells each thing about a series once, with its dates, the rarest first', () => {
  const outside = { outside_hours: [bea] }
  const clock = { clock_changes: [{ ...bea, usual_time: '18:30' }] }
  const series = check([
    occurrence(1, outside),
    occurrence(2, { ...outside, conflicts: [meeting('Lunch')] }),
    occurrence(3, { ...outside, ...clock }),
    occurrence(4, { ...outside, ...clock }),
    occurrence(5, { ...outside, ...clock }),
    occurrence(6, { ...outside, ...clock }),
  ])
  expect(checkLines(series, reader)).toEqual([
    { reason: 'Overlaps Lunch.', dates: 'Wed 02 Dec' },
    {
      reason: 'A clock change makes it 07:30 PM instead of 06:30 PM for Bea Sample.',
      dates: '4 dates, the first Thu 03 Dec',
    },
    { reason: 'Bea Sample is outside working hours (07:30 PM).', dates: 'every date' },
  ])
  expect(troubledDates(series)).toBe('6 of 6 dates')
  expect(troubledDates(check([occurrence(1, {}), occurrence(2, outside)]))).toBe('1 of 2 dates')
})

function sentence(part: Partial<CheckedOccurrence>): string {
  return checkSentence(check([occurrence(1, part)]), reader)
}

function meeting(meeting_title: string) {
  return { meeting_id: meeting_title, meeting_title, is_travel: false }
}

/** At ten in Berlin on that day of December. */
function occurrence(day: number, part: Partial<CheckedOccurrence>): CheckedOccurrence {
  return {
    start_timestamp: `2026-12-0${day}T09:00:00.000Z`,
    end_timestamp: `2026-12-0${day}T10:00:00.000Z`,
    conflicts: [],
    busy: [],
    outside_hours: [],
    clock_changes: [],
    ...part,
  }
}

function check(occurrences: CheckedOccurrence[]): MeetingCheck {
  const summary = { occurrences: 0, conflicts: 0, busy: 0, outside_hours: 0, clock_changes: 0 }
  return { occurrences, summary }
}
