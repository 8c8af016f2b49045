import type { Span } from '../sentences.ts'

/** Times in which a meeting may lie, or may not. Days are ISO dates, hours minutes since midnight. */
export interface WishedTime extends Span {
  /** Null where it is open on that side. */
  readonly first: string | null
  readonly last: string | null
  /** Monday is 1; none means all. */
  readonly weekdays: readonly number[]
  readonly from: number
  readonly until: number
}

/** A time that the sender names for the meeting itself. */
export interface ProposedTime extends Span {
  readonly date: string
  /** Null where only the day is named. */
  readonly from: number | null
  readonly until: number | null
}

export interface WishedLength extends Span {
  readonly minutes: number
}

/** What a mail says about the time of a meeting. All of it limits where the meeting may lie. */
export interface MeetingWish {
  /** Alternatives: a meeting lies in one of them; none means any time. */
  readonly times: readonly WishedTime[]
  readonly excluded: readonly WishedTime[]
  readonly proposals: readonly ProposedTime[]
  readonly length: WishedLength | null
  /** The last day. */
  readonly deadline: (Span & { readonly date: string }) | null
  readonly isUrgent: boolean
  /** The zone that the mail names, or `reader` for the reader's; null where it names none. */
  readonly timeZone: string | null
}

/** From this minute of the day on it is evening. */
export const evening_from = 17 * 60

/** All times that a mail wishes are in the evening. */
export function wishesEvening({ times }: Pick<MeetingWish, 'times'>): boolean {
  return times.length > 0 && times.every(({ from }) => from >= evening_from)
}

/** A mail offers times with their hours, and names no other time for the meeting. */
export function offersExactTimes({ proposals, times }: Pick<MeetingWish, 'proposals' | 'times'>): boolean {
  return proposals.length > 0 && times.length === 0 && proposals.every(({ from }) => from !== null)
}

/** How long a meeting lasts where the mail names no length. */
export const usual_minutes = 30

/** How long the meeting is for which times are looked for. */
export function meetingMinutes({ length }: Pick<MeetingWish, 'length'>): number {
  return length?.minutes ?? usual_minutes
}

export const no_wish: MeetingWish = {
  times: [],
  excluded: [],
  proposals: [],
  length: null,
  deadline: null,
  isUrgent: false,
  timeZone: null,
}
