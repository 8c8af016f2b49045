import type {
  BestOption,
  Poll,
  PollAnswer,
  PollHold,
  PollOption,
  PollPlace,
  PollState,
} from '@meridian/contract'
import { wallTimeOf } from '@meridian/engine'
import { Check, CircleHelp, type IconNode, X } from 'lucide'
import { formatList } from '../../platform/text/intl.ts'
import { mark, plural, t, tAs } from '../../platform/text/text.ts'
import {
  type Clock,
  formatPlainDay,
  formatShortDay,
  formatTimeRange,
  isoDate,
} from '../../platform/time/format.ts'
import { abbreviationOf, zoneName } from '../../platform/time/zones.ts'
import type { Tone } from '../../ui/state/status.tsx'

export function stateWord(state: PollState): string {
  if (state === 'open') return tAs('poll', 'Open')
  return state === 'closed' ? tAs('poll', 'Closed') : tAs('poll', 'Decided')
}

export const state_tones: Readonly<Record<PollState, Tone>> = {
  open: 'success',
  closed: 'off',
  booked: 'success',
}

export const answer_words: Readonly<Record<PollAnswer, string>> = {
  yes: mark('Yes'),
  if_need_be: mark('If need be'),
  no: mark('No'),
}

export const answer_icons: Readonly<Record<PollAnswer, IconNode>> = {
  yes: Check,
  if_need_be: CircleHelp,
  no: X,
}

export const hold_words: Readonly<Record<PollHold, string>> = {
  none: mark('No'),
  organizer: mark('In my calendar'),
  everyone: mark('In my calendar and those of the colleagues asked'),
}

export const place_words: Readonly<Record<PollPlace, string>> = {
  none: mark('No place'),
  google_meet: mark('Google Meet'),
  zoom: mark('Zoom'),
  link: mark('Call link'),
  address: mark('Address'),
}

/** How the reader reads the poll's times: on the poll's own clock where that is fixed. */
export function clockOf({ is_zone_fixed, poll_timezone }: Poll, clock: Clock): Clock {
  return is_zone_fixed ? { ...clock, zone: poll_timezone } : clock
}

/** 'Tue 24 Nov 2026' */
export function optionDay({ option_date, start_timestamp }: PollOption, clock: Clock): string {
  return formatPlainDay(option_date ?? isoDate(start_timestamp, clock.zone))
}

/** '10:00 – 11:00', with the name of the clock where it shows that time twice; 'All day' for a day. */
export function optionTime(option: PollOption, clock: Clock): string {
  const { option_date, start_timestamp, end_timestamp } = option
  if (option_date !== null) return t('All day')
  return timeText(Date.parse(start_timestamp), Date.parse(end_timestamp), clock)
}

/** '10:00 – 11:00 CET' where the clock shows the start twice that day, else without the name of the clock. */
export function timeText(start: number, end: number, clock: Clock): string {
  const range = formatTimeRange(start, end, clock)
  return isRepeated(start, clock.zone) ? `${range} ${abbreviationOf(clock.zone, start)}` : range
}

/** 'Tue 24 Nov, 10:00 – 11:00' */
export function optionText(option: PollOption, clock: Clock): string {
  const day = formatShortDay(option.option_date ?? isoDate(option.start_timestamp, clock.zone))
  return option.option_date === null ? `${day}, ${optionTime(option, clock)}` : day
}

/** Which clock the times are read by: 'Times in Berlin, CET'. */
export function zoneText(poll: Poll, clock: Clock): string {
  const at = Date.parse(poll.poll_options[0]?.start_timestamp ?? poll.created_at)
  const isDays = poll.poll_options.some(({ option_date }) => option_date !== null)
  return isDays
    ? t('Days in {zone}', { zone: zoneName(poll.poll_timezone, at) })
    : t('Times in {zone}', { zone: zoneName(clock.zone, at) })
}

/** The best option in one sentence, with the names of those who cannot. */
export function bestSentence({ kind, cannot }: BestOption, time: string): string {
  const names = formatList(cannot)
  if (kind === 'all') return t('{time} suits everyone who answered.', { time })
  if (cannot.length === 0) return t('{time} suits most.', { time })
  return kind === 'all_but'
    ? t('{time} suits all but {names}.', { time, names })
    : t('{time} suits most. It does not suit {names}.', { time, names })
}

/** '3 of 5 have answered' */
export function answeredText(answered: number, asked: number): string {
  return plural(
    asked,
    {
      one: '{answered} of {count} has answered',
      other: '{answered} of {count} have answered',
    },
    { answered },
  )
}

/** Clocks have gone back by 20 minutes to 3 hours; the same wall time shows before or after by that much. */
function isRepeated(startMs: number, zone: string): boolean {
  const wall = wallTimeOf(startMs, zone)
  for (let minutes = 10; minutes <= 180; minutes += 10) {
    const by = minutes * 60_000
    if (wallTimeOf(startMs + by, zone) === wall || wallTimeOf(startMs - by, zone) === wall) return true
  }
  return false
}
