import { z } from 'zod'
import { Identifier, items, listOf, Moment, textOrNone } from '../kit/reply-text.ts'

/** The used fields of Zoom's replies; all others are ignored, above all `start_url`, which makes its holder the host. */

export const Nothing = z.unknown().transform(() => undefined)

export const ZoomRefusal = z.object({
  code: z.coerce.number().int().catch(0),
  message: textOrNone(1000),
})

export const ZoomAccount = z.object({
  id: Identifier,
  email: textOrNone(320),
  display_name: textOrNone(300),
  first_name: textOrNone(200),
  last_name: textOrNone(200),
  timezone: textOrNone(100),
})

export const ZoomMeetings = z.object({
  meetings: items(300),
  // Empty at the end.
  next_page_token: textOrNone(8192),
})

/** A number beyond 32 bits; in some answers a text. */
export const MeetingNumber = z
  .union([z.int().min(1), z.string().regex(/^\d{1,15}$/)])
  .transform((number) => String(number))

const MeetingKind = z.int().min(0).max(100)
const Minutes = z.number().min(0).max(1_000_000).nullish()

/** A line of the list. */
export const ZoomListed = z.object({
  id: MeetingNumber,
  uuid: textOrNone(200),
  topic: textOrNone(1000),
  type: MeetingKind,
  start_time: Moment.nullish(),
  duration: Minutes,
  timezone: textOrNone(100),
  agenda: textOrNone(5000),
  created_at: Moment.nullish(),
  join_url: textOrNone(2000),
})
export type ZoomListed = z.infer<typeof ZoomListed>

export const ZoomRecurrence = z.object({
  type: z.int(),
  repeat_interval: z.int().min(1).max(1000).nullish(),
  weekly_days: textOrNone(50),
  monthly_day: z.int().min(1).max(31).nullish(),
  monthly_week: z.int().min(-1).max(4).nullish(),
  monthly_week_day: z.int().min(1).max(7).nullish(),
  end_times: z.int().min(0).max(1000).nullish(),
  end_date_time: Moment.nullish(),
})
export type ZoomRecurrence = z.infer<typeof ZoomRecurrence>

const Occurrence = z.object({
  occurrence_id: z.string().regex(/^\d{9,13}$/),
  start_time: Moment.nullish(),
  duration: Minutes,
  status: textOrNone(30),
})
export type ZoomOccurrence = z.infer<typeof Occurrence>

export const ZoomMeeting = ZoomListed.extend({
  status: textOrNone(30),
  host_email: textOrNone(320),
  recurrence: ZoomRecurrence.nullish(),
  occurrences: listOf(Occurrence, 500),
  settings: z.object({ meeting_invitees: listOf(z.object({ email: textOrNone(320) }), 1000) }).nullish(),
})
export type ZoomMeeting = z.infer<typeof ZoomMeeting>
