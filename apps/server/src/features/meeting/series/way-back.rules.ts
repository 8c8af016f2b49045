import { MeetingAction, Priority, recurring_types } from '@meridian/contract'
import { isSeries } from '@meridian/engine'
import { z } from 'zod'
import { type SecretBox, SealError } from '../../../platform/security/secret-box.ts'
import { badField } from '../../../platform/errors.ts'
import type { VisibleMeetingRow } from '../meeting.queries.ts'
import { isDecidedHere } from '../meeting.rules.ts'
import type { MeetingException } from './series.queries.ts'

const nullableText = z.string().nullable()
const nullableNumber = z.number().nullable()

const Schedule = z.object({
  meeting_timezone: z.string(),
  is_all_day: z.boolean(),
  recurring_type: z.enum(recurring_types).nullable(),
  recurring_days: z.number(),
  recurring_end_date: nullableText,
  rrule: nullableText,
  added_walls: z.array(z.string()),
  first_start_wall: z.string(),
  first_end_wall: z.string(),
})

const Exception = z.object({
  original_starts_ms: z.number(),
  is_cancelled: z.boolean(),
  start_wall: nullableText,
  end_wall: nullableText,
  meeting_timezone: nullableText,
  starts_ms: nullableNumber,
  ends_ms: nullableNumber,
  meeting_title: nullableText,
  meeting_description: nullableText,
  meeting_link: nullableText,
  location_name: nullableText,
  is_transparent: z.boolean().nullable(),
})

const Answer = z.object({
  meeting_attendee_id: z.string(),
  meeting_action: MeetingAction,
  is_tentative: z.boolean(),
  answered_at: z.iso.datetime({ offset: true }),
})
export type StoredAnswer = z.infer<typeof Answer>

/** What a series needs, besides its dates, to be created again after its deletion. */
const Details = z.object({
  meeting_title: z.string(),
  meeting_description: z.string(),
  agenda: z.string(),
  meeting_link: nullableText,
  location_name: nullableText,
  location_link: nullableText,
  latitude: nullableNumber,
  longitude: nullableNumber,
  meeting_priority: Priority,
  is_transparent: z.boolean(),
  label_ids: z.array(z.string()),
})

/** A series as it was before a change, in milliseconds since 1970 and wall times of its zone. */
const WayBack = z.object({
  read_at_ms: z.number(),
  ical_sequence: z.number(),
  schedule: Schedule,
  exceptions: z.array(Exception),
  answers: z.array(Answer),
  /** Null where creating the series again would lose something, or invite its guests again. */
  details: Details.nullable(),
})
export type WayBack = z.infer<typeof WayBack>

/** A person takes an act back in the visit in which it was done. */
const valid_ms = 24 * 60 * 60 * 1000

/** Longer ones are not handed out: a series of that many changed dates is not taken back. */
const most_characters = 100_000

/** What the database knows of a series besides its row. */
export interface Surroundings {
  readonly exceptions: readonly MeetingException[]
  readonly answers: readonly StoredAnswer[]
  /** Answers to single dates and open counter-proposals, which a change of the dates ends. */
  readonly has_answered_dates: boolean
  /** Takeaways, action items and offered times, which a deletion takes along. */
  readonly has_outcomes: boolean
}

/** Null where taking a change of the dates back would not bring the series back whole. */
export function wayBackOf(
  meeting: VisibleMeetingRow,
  reader_id: string,
  { exceptions, answers, has_answered_dates, has_outcomes }: Surroundings,
  now: Date,
): WayBack | null {
  const isOwn = meeting.user_id === reader_id && meeting.meeting_status === 'active'
  if (!isOwn || !isSeries(meeting) || !isDecidedHere(meeting) || has_answered_dates) return null
  const isAlone =
    meeting.invitees.length === 0 &&
    meeting.sources.length === 0 &&
    meeting.conference === null &&
    meeting.meeting_integration_type === 'smart_calendar' &&
    !meeting.is_booked &&
    !has_outcomes
  const { ical_sequence, labels } = meeting
  return {
    read_at_ms: now.getTime(),
    ical_sequence,
    schedule: Schedule.parse(meeting),
    exceptions: exceptions.map((exception) => Exception.parse(exception)),
    answers: [...answers],
    details: isAlone
      ? Details.parse({ ...meeting, label_ids: labels.map(({ label_id }) => label_id) })
      : null,
  }
}

/** Null for one that is too long to be sent. */
export function sealWayBack(box: SecretBox, owner: WayBackOwner, wayBack: WayBack): string | null {
  const sealed = box.seal(JSON.stringify(wayBack), ownerOf(owner)).toString('base64url')
  return sealed.length > most_characters ? null : sealed
}

export interface WayBackOwner {
  readonly user_id: string
  readonly meeting_id: string
}

/** Throws `bad_input` for the way back of another meeting or person, and for one older than a day. */
export function openWayBack(box: SecretBox, owner: WayBackOwner, sealed: string, now: Date): WayBack {
  const wayBack = opened(box, owner, sealed)
  if (wayBack && now.getTime() - wayBack.read_at_ms <= valid_ms) return wayBack
  throw badField('way_back', 'This is no way back of this meeting, or it is older than a day.')
}

function opened(box: SecretBox, owner: WayBackOwner, sealed: string): WayBack | undefined {
  try {
    return WayBack.parse(JSON.parse(box.open(Buffer.from(sealed, 'base64url'), ownerOf(owner))))
  } catch (error) {
    if (error instanceof SealError || error instanceof z.ZodError) return undefined
    throw error
  }
}

function ownerOf({ user_id, meeting_id }: WayBackOwner): string {
  return `way back ${user_id} ${meeting_id}`
}
