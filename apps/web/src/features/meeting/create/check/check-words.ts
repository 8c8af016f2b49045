import type { CheckedOccurrence, MeetingCheck } from '@meridian/contract'
import { formatList } from '../../../../platform/text/intl.ts'
import { plural, t } from '../../../../platform/text/text.ts'
import { type Clock, formatShortDay, isoDate } from '../../../../platform/time/format.ts'
import { formatTimeText } from '../../../../ui/form/time-text.ts'

export interface Reader extends Clock {
  readonly user_id: string
}

/** What stands against a single meeting, as sentences: 'Overlaps Plan. Bea is outside working hours (07:30 PM).'; empty for nothing. */
export function checkSentence({ occurrences }: MeetingCheck, reader: Reader): string {
  return occurrences
    .flatMap((occurrence) => reasonsOf(occurrence, reader, dayOf(occurrence, reader)))
    .join(' ')
}

/** One thing that stands against some dates of a series. */
export interface CheckLine {
  /** 'Bea is outside working hours (07:30 PM).' */
  readonly reason: string
  /** 'every date', '24 Nov and 01 Dec', '12 dates, the first Tue 24 Nov' */
  readonly dates: string
}

/** What stands against a series, each thing once with its dates; what concerns most dates comes last. */
export function checkLines({ occurrences }: MeetingCheck, reader: Reader): CheckLine[] {
  const told = occurrences.flatMap((occurrence) =>
    reasonsOf(occurrence, reader, null).map((reason) => ({
      reason,
      date: isoDate(occurrence.start_timestamp, reader.zone),
    })),
  )
  return [...Map.groupBy(told, ({ reason }) => reason)]
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([reason, on]) => ({
      reason,
      dates: datesInWords(
        on.map(({ date }) => date),
        occurrences.length,
      ),
    }))
}

/** '3 of 52 dates' */
export function troubledDates({ occurrences }: MeetingCheck): string {
  const troubled = occurrences.filter(
    ({ conflicts, busy, outside_hours, clock_changes }) =>
      conflicts.length + busy.length + outside_hours.length + clock_changes.length > 0,
  )
  return plural(
    occurrences.length,
    { one: '{troubled} of {count} date', other: '{troubled} of {count} dates' },
    { troubled: troubled.length },
  )
}

/** The day is told where the dates do not stand beside the reasons. */
function reasonsOf(occurrence: CheckedOccurrence, reader: Reader, day: string | null): string[] {
  const { conflicts, busy, outside_hours, clock_changes } = occurrence
  const titles = titlesOf(conflicts.filter(({ is_travel }) => !is_travel))
  const travelled = titlesOf(conflicts.filter(({ is_travel }) => is_travel))
  return [
    ...(titles.length > 0 ? [t('Overlaps {titles}.', { titles: listed(titles) })] : []),
    ...(travelled.length > 0
      ? [t('Leaves no travel time to or from {titles}.', { titles: listed(travelled) })]
      : []),
    ...(busy.length > 0
      ? [
          plural(
            busy.length,
            { one: '{names} is busy.', other: '{names} are busy.' },
            { names: listed(busy.map(({ full_name }) => full_name)) },
          ),
        ]
      : []),
    ...outside_hours.map((person) => outside(person, reader, day)),
    ...clock_changes.map(({ usual_time, ...person }) => {
      const times = { time: told(person.local_time, reader), usual: told(usual_time, reader) }
      return person.user_id === reader.user_id
        ? t('A clock change makes it {time} instead of {usual} for you.', times)
        : t('A clock change makes it {time} instead of {usual} for {name}.', {
            ...times,
            name: person.full_name,
          })
    }),
  ]
}

function titlesOf(conflicts: CheckedOccurrence['conflicts']): string[] {
  return conflicts.map(({ meeting_title }) => meeting_title || t('No title provided'))
}

type PersonOutside = CheckedOccurrence['outside_hours'][number]

function outside(person: PersonOutside, reader: Reader, day: string | null): string {
  const isReader = person.user_id === reader.user_id
  if (person.exception === 'away') return isReader ? ownAbsence(day) : absence(person.full_name, day)
  if (isReader) return t('Outside your working hours.')
  if (person.exception === 'other_hours') return otherHours(person.full_name, day)
  return t('{name} is outside working hours ({time}).', {
    name: person.full_name,
    time: told(person.local_time, reader),
  })
}

function ownAbsence(day: string | null): string {
  return day === null ? t('You are away.') : t('You are away on {day}.', { day })
}

function absence(name: string, day: string | null): string {
  return day === null ? t('{name} is away.', { name }) : t('{name} is away on {day}.', { name, day })
}

/** The time on the clock of the usual zone would explain nothing. */
function otherHours(name: string, day: string | null): string {
  return day === null
    ? t('{name} has different working hours.', { name })
    : t('{name} has different working hours on {day}.', { name, day })
}

function dayOf({ start_timestamp }: CheckedOccurrence, { zone }: Reader): string {
  return formatShortDay(isoDate(start_timestamp, zone))
}

function told(time: string, { isTwelveHour }: Reader): string {
  return formatTimeText(time, isTwelveHour)
}

/** 'A', 'A and B', 'A, B and 3 more' */
function listed(names: readonly string[]): string {
  if (names.length <= 3) return formatList(names)
  return formatList([...names.slice(0, 2), t('{count} more', { count: names.length - 2 })])
}

function datesInWords(dates: readonly string[], total: number): string {
  if (total > 1 && dates.length === total) return t('every date')
  const [first = ''] = dates
  if (dates.length <= 3) return listed(dates.map(formatShortDay))
  return t('{count} dates, the first {day}', { count: dates.length, day: formatShortDay(first) })
}
