import type { Meeting, Priority, Suggestion } from '@meridian/contract'
import { instantOf, wallTimeOf } from '@meridian/engine'
import { daysBetween } from '../../../../platform/time/format.ts'
import type { ConferenceChoice } from '../../conference.ts'
import { coordinatesText } from './coordinates-text.ts'
import { noRepeat, type Repeat, repeatOf } from './repeat.ts'
import { addWallMinutes, type WallClock, wallClockAt, wallMinutesBetween } from './wall-clock.ts'

/** How long a meeting usually lasts, in minutes. */
export const half_hour = 30

/** A chosen invitee: by user id, or `guest:<uuid>` with an address. */
export interface FormInvitee extends Pick<Suggestion, 'first_name' | 'full_name' | 'profile_picture'> {
  readonly key: string
  /** Null where the reader may not know it, never for a guest. */
  readonly primary_email: string | null
  /** Null for guests: nothing is known of their clock. */
  readonly timezone: string | null
}

/** What the form holds. Dates and times of day are in `meeting_timezone`; a meeting of whole days keeps its times for later. */
export interface MeetingForm {
  readonly meeting_title: string
  readonly meeting_description: string
  readonly agenda: string
  readonly invitees: readonly FormInvitee[]
  /** What is typed to find a person and is not chosen yet. */
  readonly invitee_query: string
  readonly is_all_day: boolean
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string
  readonly end_time: string
  readonly meeting_timezone: string
  readonly meeting_priority: Priority
  readonly meeting_link: string
  /** A call on the person's own account; its link takes the place of the one above. */
  readonly meeting_conference: ConferenceChoice
  readonly location_name: string
  readonly location_link: string
  /** As it is typed: anything that `coordinatesIn` reads, or nothing. */
  readonly coordinates: string
  /** The person's own labels, which other people do not see. */
  readonly label_ids: readonly string[]
  readonly repeat: Repeat
}

/** The fields in the order in which they stand, and in which a wrong one gets the focus. */
export const field_names = [
  'meeting_title',
  'invitees',
  'start_date',
  'start_time',
  'end_time',
  'end_date',
  'meeting_timezone',
  'recurring_days',
  'recurring_end_date',
  'meeting_conference',
  'meeting_link',
  'location_name',
  'location_link',
  'coordinates',
  'meeting_description',
  'agenda',
  'meeting_priority',
  'label_ids',
] as const
export type FieldName = (typeof field_names)[number]

/** An empty form: from the next full half hour on the zone's clock, half an hour long. */
export function blankForm(nowMs: number, timeZone: string): MeetingForm {
  const now = wallClockAt(nowMs, timeZone)
  const start = addWallMinutes(now, half_hour - (Number(now.time.slice(3)) % half_hour))
  const end = addWallMinutes(start, half_hour)
  return {
    meeting_title: '',
    meeting_description: '',
    agenda: '',
    invitees: [],
    invitee_query: '',
    is_all_day: false,
    start_date: start.date,
    end_date: end.date,
    start_time: start.time,
    end_time: end.time,
    meeting_timezone: timeZone,
    meeting_priority: 'medium',
    meeting_link: '',
    meeting_conference: 'none',
    location_name: '',
    location_link: '',
    coordinates: '',
    label_ids: [],
    repeat: noRepeat(start.date),
  }
}

/** A meeting that exists; a series stands at the occurrence that lists show, and moves as a whole with it. */
export function formOfMeeting(meeting: Meeting): MeetingForm {
  const { meeting_date, meeting_time, meeting_recurrence, meeting_location } = meeting
  const { start_date, end_date } = meeting_date
  return {
    meeting_title: meeting.meeting_title,
    meeting_description: meeting.meeting_description,
    agenda: meeting.agenda,
    invitees: inviteesOf(meeting),
    invitee_query: '',
    is_all_day: meeting.is_all_day,
    start_date,
    end_date,
    start_time: meeting_time.start_time ?? default_start,
    end_time: meeting_time.end_time ?? default_end,
    meeting_timezone: meeting.meeting_timezone,
    meeting_priority: meeting.meeting_priority,
    meeting_link: meeting.meeting_link ?? '',
    meeting_conference: meeting.meeting_conference?.type ?? 'none',
    location_name: meeting_location.location_name ?? '',
    location_link: meeting_location.location_link ?? '',
    coordinates: coordinatesOf(meeting_location),
    label_ids: Object.keys(meeting.meeting_labels),
    repeat: repeatOf(meeting_recurrence, start_date, meeting_time.start_time),
  }
}

/** The first name, or the whole name where two of the invitees share the first. */
export function chipName(invitee: FormInvitee, invitees: readonly FormInvitee[]): string {
  const isShared = invitees.some(
    ({ key, first_name }) => key !== invitee.key && first_name === invitee.first_name,
  )
  return isShared || invitee.first_name === '' ? invitee.full_name : invitee.first_name
}

/** Length on the wall clock; a start that a clock change skips counts from what it becomes. */
export function lengthMinutes(form: MeetingForm): number {
  return wallMinutesBetween(startOf(form), { date: form.end_date, time: form.end_time })
}

/** How long the meeting lasts, or would usually last where it takes whole days. */
export function plannedMinutes(form: MeetingForm): number {
  return form.is_all_day ? half_hour : lengthMinutes(form)
}

/** How many midnights lie between start and end: the "+1" beside the end. */
export function daysLater(form: MeetingForm): number {
  return daysBetween(form.start_date, form.end_date)
}

/** First and last moment in epoch milliseconds; on the clock, not by the days of a meeting of whole days. */
export function instantsOf(form: MeetingForm): readonly [startMs: number, endMs: number] {
  return [
    instantOf(`${form.start_date}T${form.start_time}`, form.meeting_timezone),
    instantOf(`${form.end_date}T${form.end_time}`, form.meeting_timezone),
  ]
}

/** Whether the chosen time is over. A series may have dates to come. */
export function isOver(form: MeetingForm, nowMs: number): boolean {
  if (form.repeat.repeat_type !== 'none') return false
  return form.is_all_day
    ? form.end_date < wallTimeOf(nowMs, form.meeting_timezone).slice(0, 10)
    : instantsOf(form)[1] <= nowMs
}

function coordinatesOf({ latitude, longitude }: Meeting['meeting_location']): string {
  return latitude === null || longitude === null ? '' : coordinatesText({ latitude, longitude })
}

const default_start = '09:00'
const default_end = '09:30'

function inviteesOf(meeting: Meeting): FormInvitee[] {
  return Object.entries(meeting.meeting_invitees).map(([key, invitee]) => ({
    key,
    first_name: invitee.first_name,
    full_name: invitee.full_name,
    profile_picture: invitee.profile_picture,
    primary_email: invitee.primary_email,
    timezone: invitee.timezone,
  }))
}

/** Where the start really lies: a wall time that a clock change skips moves forward by the gap. */
export function startOf({ start_date, start_time, meeting_timezone }: MeetingForm): WallClock {
  return wallClockAt(instantOf(`${start_date}T${start_time}`, meeting_timezone), meeting_timezone)
}
