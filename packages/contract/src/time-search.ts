import { z } from 'zod'
import { Moment, MomentInput, PlainDate } from './field.ts'

const count = z.int().min(0)

export const time_roles = ['suits', 'does_not_suit', 'until', 'from', 'other'] as const
/** A person tells no more times of a mail apart. */
export const named_times_max = 20

/**
 * A time that a mail names, as a range of `mail_body`. The meeting may be then, may not, is over by then, begins from
 * then on, or something else is then.
 */
export const NamedTime = z.object({
  start: z.int({ error: 'start is the place of a time in mail_body.' }).min(0),
  end: z.int({ error: 'end is the end of a time in mail_body.' }).min(0),
  role: z.enum(time_roles, { error: `role is one of ${time_roles.join(', ')}.` }),
})
export type NamedTime = z.infer<typeof NamedTime>
export type NamedTimeRole = NamedTime['role']

/** A time that a mail names, with what the server took it for. */
export const ReadTime = NamedTime.extend({ is_certain: z.boolean() })
export type ReadTime = z.infer<typeof ReadTime>

/** A reply offers no more times. */
export const offered_slots_max = 3

export const OfferedSlots = z
  .array(
    z.tuple([MomentInput, MomentInput], { error: 'Each of offered_slots must be a start and an end.' }),
    { error: 'offered_slots must be a list.' },
  )
  .max(offered_slots_max, `offered_slots must hold at most ${offered_slots_max}.`)

/** Days with the hours that they share. An empty list is no limit. */
export const SearchedTimes = z.object({
  /** Null where it is open on that side. */
  days: z.array(z.object({ first_date: PlainDate.nullable(), last_date: PlainDate.nullable() })),
  /** Monday is 1. */
  weekdays: z.array(z.int().min(1).max(7)),
  /** Minutes since midnight; an end may be on the next day. */
  hours: z.array(z.tuple([z.int(), z.int()])),
})
export type SearchedTimes = z.infer<typeof SearchedTimes>

/** What a mail says about the time of a meeting, as the server understood it: the limits of a search for free times. */
export const TimeSearch = z.object({
  /** The zone in which days and hours count. */
  timezone: z.string(),
  /** The length of the meeting; the usual one where the mail names none. */
  minutes: z.int(),
  /** Times that the sender offers, which are checked before other times are looked for. */
  proposals: z.array(z.tuple([Moment, Moment])),
  /** The number of further proposals. */
  more_proposals: count,
  /** Alternatives, the earliest first; none means any time. */
  times: z.array(SearchedTimes),
  more_times: count,
  /** Times that do not suit. */
  excluded: z.array(SearchedTimes),
  more_excluded: count,
  /** The last day, where the times do not end before it. */
  last_date: PlainDate.nullable(),
  /** Nothing was free within these limits, so the times of the draft are others. */
  is_unmet: z.boolean(),
  /** The first days and hours that the mail names, and what the server took each for; none where a model read them. */
  named_times: z.array(ReadTime),
  /** The sender, where their calendar is searched as well. */
  searched_user_id: z.uuid().nullable(),
  /** The first sentence of the mail that asks for a meeting, as a range of `mail_body`. */
  place: z.object({ start: z.int(), end: z.int() }).nullable(),
})
export type TimeSearch = z.infer<typeof TimeSearch>
