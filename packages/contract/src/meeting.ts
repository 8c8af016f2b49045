import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  byWeekday,
  id,
  Moment,
  MomentInput,
  named,
  oneOf,
  PlainDate,
  requiredText,
  SearchTerm,
  text,
  TimeZone,
  WallTime,
  wholeNumber,
  yesOrNo,
} from './field.ts'
import { isLink } from './link.ts'
import { Label, MeetingLabelsInput } from './label.ts'
import { conference_types, meeting_source_types } from './provider.ts'
import { Email } from './user.ts'

export const meeting_statuses = ['active', 'cancelled', 'completed'] as const
export const MeetingStatus = z.enum(meeting_statuses)
export type MeetingStatus = z.infer<typeof MeetingStatus>

export const priorities = ['low', 'medium', 'high'] as const
export const Priority = oneOf('Priority', priorities)
export type Priority = z.infer<typeof Priority>

/** The source of a meeting; `smart_calendar` is Meridian itself, `custom` an imported file. */
export const integration_types = ['smart_calendar', 'custom', ...meeting_source_types] as const
export const MeetingIntegrationType = z.enum(integration_types)
export type MeetingIntegrationType = z.infer<typeof MeetingIntegrationType>

/** A conference service in which the organizer's account hosts the meeting. */
export const ConferenceType = oneOf('meeting_conference', conference_types)
export type ConferenceType = z.infer<typeof ConferenceType>

export const conference_states = ['pending', 'ready', 'failed'] as const
export const ConferenceState = z.enum(conference_states)
export type ConferenceState = z.infer<typeof ConferenceState>

/** A requested conference. Once it is ready, its address is the meeting's link. */
export const MeetingConference = z.object({
  type: ConferenceType,
  state: ConferenceState,
  /** Why there is no conference, or what it waits for; null when there is nothing to report. */
  problem: z.string().nullable(),
})
export type MeetingConference = z.infer<typeof MeetingConference>

export const MeetingAction = z.enum(['pending', 'approved', 'rejected'])
export type MeetingAction = z.infer<typeof MeetingAction>

export const recurring_types = ['daily', 'weekly', 'monthly', 'custom'] as const
export const RecurringType = oneOf('Recurrence type', recurring_types)
export type RecurringType = z.infer<typeof RecurringType>

export const RecurringDays = z.object({
  sunday: z.boolean(),
  monday: z.boolean(),
  tuesday: z.boolean(),
  wednesday: z.boolean(),
  thursday: z.boolean(),
  friday: z.boolean(),
  saturday: z.boolean(),
})
export type RecurringDays = z.infer<typeof RecurringDays>

/** The longest note to the organizer with an answer. */
export const answer_note_characters_max = 500

/** An invitee. Addresses and phone numbers are null unless the reader may see them. */
export const Invitee = z.object({
  user_id: z.uuid().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  primary_email: z.string().nullable(),
  profile_picture: z.string().nullable(),
  timezone: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  primary_phone_number: z.string().nullable(),
  meeting_action: MeetingAction,
  /** Whether the invitee said "maybe" (PARTSTAT=TENTATIVE); the answer is still open. */
  is_tentative: z.boolean(),
  /** What the answer is to: the whole series, this occurrence, or an earlier one and all that follow. */
  reply_scope: z.enum(['series', 'occurrence', 'following']),
  /** The reader's own invitation, by which it is answered; null for others. */
  meeting_proposal_id: z.uuid().nullable(),
  /** The note to the organizer with the answer, for the organizer and its writer; empty for others. */
  answer_note: z.string(),
})
export type Invitee = z.infer<typeof Invitee>

/** A time that the reader proposed to the organizer, who has not answered yet. */
export const OwnCounterProposal = z.object({
  /** The one date of a series that it is for, by the start that the rule gives; null for all of the meeting. */
  original_start_timestamp: Moment.nullable(),
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** False once a mail to an outside organizer contains it. */
  can_withdraw: z.boolean(),
})
export type OwnCounterProposal = z.infer<typeof OwnCounterProposal>

/** The reader's own answer, by whichever organizer the reader was invited. */
export const ReaderAnswer = z.object({
  /** By which it is answered. */
  meeting_proposal_id: z.uuid(),
  meeting_action: MeetingAction,
  is_tentative: z.boolean(),
  answer_note: z.string(),
  own_counter_proposal: OwnCounterProposal.nullable(),
})
export type ReaderAnswer = z.infer<typeof ReaderAnswer>

export const WeatherInfo = z.object({
  temperature: z.number(),
  weather: z.string(),
  wind_speed: z.number(),
  humidity: z.number(),
})
export type WeatherInfo = z.infer<typeof WeatherInfo>

export const MeetingLocation = z.object({
  location_name: z.string().nullable(),
  location_link: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The forecast for its hour, in the details of a meeting alone; null until it is cached. */
  weather_info: WeatherInfo.nullable(),
})
export type MeetingLocation = z.infer<typeof MeetingLocation>

export const MeetingRecurrence = z.object({
  is_recurring: z.boolean(),
  recurring_type: RecurringType,
  recurring_start_date: PlainDate.nullable(),
  recurring_end_date: PlainDate.nullable(),
  recurring_days: RecurringDays,
  /** RFC 5545 rule without DTSTART; null for a single meeting. */
  rrule: z.string().nullable(),
})
export type MeetingRecurrence = z.infer<typeof MeetingRecurrence>

/** An event of a connected account that the meeting was made from, or was written to. */
export const MeetingSource = z.object({
  type: z.enum(meeting_source_types),
  /** The id of its calendar; empty when the provider has only one. */
  calendar_name: z.string(),
  /** The event's page at the provider. */
  web_link: z.string().nullable(),
  /** The provider's status; null when it has none. */
  booking_status: z.string().nullable(),
  /** Why the last change could not be written to the provider; null when all changes are written or still pending. */
  problem: z.string().nullable(),
})
export type MeetingSource = z.infer<typeof MeetingSource>

/**
 * A meeting as one person sees it. A series has the times of its next occurrence, or of its last one
 * once it is over; `recurring_start_date` is the day of the first. All dates and times of day are in
 * `meeting_timezone`; an all-day meeting has no times, and its end date is the last day.
 */
export const Meeting = z.object({
  meeting_id: z.uuid(),
  user_id: z.uuid(),
  user_details: z.object({ full_name: z.string() }),
  meeting_title: z.string(),
  meeting_description: z.string(),
  agenda: z.string(),
  meeting_link: z.string().nullable(),
  meeting_location: MeetingLocation,
  meeting_status: MeetingStatus,
  meeting_timezone: z.string(),
  /** By user id, or `guest:<uuid>` for a guest without an account. */
  meeting_invitees: z.record(z.string(), Invitee),
  meeting_date: z.object({ start_date: PlainDate, end_date: PlainDate }),
  meeting_time: z.object({ start_time: WallTime.nullable(), end_time: WallTime.nullable() }),
  meeting_timestamps: z.object({ start_timestamp: Moment, end_timestamp: Moment }),
  meeting_recurrence: MeetingRecurrence,
  meeting_priority: Priority,
  meeting_integration_type: MeetingIntegrationType,
  meeting_integration_id: z.string().nullable(),
  /** The reader's labels, by label_id. */
  meeting_labels: z.record(z.string(), Label),
  is_all_day: z.boolean(),
  /** Whether the meeting leaves its people free (RFC 5545 TRANSP). */
  is_transparent: z.boolean(),
  /** Whether an unknown sender invited by mail: the meeting does not make the reader busy until the reader answers. */
  is_tentative: z.boolean(),
  /** The occurrence of a series that the times belong to, by its start in the rule. Null for a single meeting. */
  original_start_timestamp: Moment.nullable(),
  /** The reader's events at providers that belong to it, the deciding one first. */
  meeting_sources: z.array(MeetingSource),
  /** Whether a guest booked it on a page of the reader or with the reader as host: bookings can be listed by the meeting. */
  is_booked: z.boolean(),
  /** The organizer when that is not a user of Meridian. */
  outside_organizer: z.object({ full_name: z.string(), primary_email: z.string().nullable() }).nullable(),
  /** Null where the reader is not asked, or only the calendar at the provider takes the answer. */
  reader_answer: ReaderAnswer.nullable(),
  meeting_conference: MeetingConference.nullable(),
  /** Whether the reader may change the shared fields: time, title, place and invitees. */
  is_editable: z.boolean(),
  /** Whether it is in a connected calendar that the owner of the account may only read. */
  is_only_read: z.boolean(),
  created_at: Moment,
  updated_at: Moment,
})
export type Meeting = z.infer<typeof Meeting>

const OptionalLink = text('The link', 2000)
  .transform((value) => value.trim())
  .refine((value) => value === '' || isLink(value), 'Invalid link')
  .nullable()

/** By type, as in replies. */
const ConferenceInput = z
  .union([ConferenceType, z.object({ type: ConferenceType }).transform(({ type }) => type)], {
    error: `meeting_conference must be ${conference_types.join(', ')} or null.`,
  })
  .nullable()

const LocationInput = named('meeting_location', {
  location_name: text('Location', 500).nullable().optional(),
  location_link: OptionalLink.optional(),
  latitude: z
    .number({ error: 'Latitude must be a number from -90 to 90.' })
    .min(-90)
    .max(90)
    .nullable()
    .optional(),
  longitude: z
    .number({ error: 'Longitude must be a number from -180 to 180.' })
    .min(-180)
    .max(180)
    .nullable()
    .optional(),
})

const day = yesOrNo('A weekday')
const RecurringDaysInput = byWeekday('recurring_days', day)

const RecurrenceInput = named('meeting_recurrence', {
  is_recurring: yesOrNo('is_recurring'),
  recurring_type: RecurringType.default('custom'),
  recurring_start_date: PlainDate.nullable().optional(),
  recurring_end_date: PlainDate.nullable().optional(),
  recurring_days: RecurringDaysInput.default({}),
})
export type RecurrenceInput = z.infer<typeof RecurrenceInput>

const InviteeKey = z
  .string()
  .regex(/^(guest:)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)

const InviteeInput = named('An invitee', {
  primary_email: Email.nullable().optional(),
  full_name: text('Name', 200).nullable().optional(),
})

const InviteesInput = z
  .record(InviteeKey, InviteeInput, {
    error: ({ code }) =>
      code === 'invalid_key'
        ? 'Invitees are named by user id, or guest:<uuid> for a guest without an account.'
        : 'meeting_invitees must be an object with one entry for each invitee.',
  })
  .refine((invitees) => Object.keys(invitees).length <= 200, 'A meeting can have at most 200 invitees.')
  .superRefine((invitees, context) => {
    for (const [key, { primary_email }] of Object.entries(invitees)) {
      if (key.startsWith('guest:') && !primary_email) {
        context.addIssue({
          code: 'custom',
          path: [key, 'primary_email'],
          message: 'A guest needs an email address.',
        })
      }
    }
  })

/** The fields of a time and which of them are required. */
function requireTime(
  meeting: {
    meeting_timestamps?: unknown
    meeting_date?: unknown
    meeting_time?: { start_time: string | null } | undefined
    is_all_day?: boolean | undefined
  },
  context: z.RefinementCtx,
): void {
  if (!meeting.meeting_timestamps && !meeting.meeting_date) {
    context.addIssue({
      code: 'custom',
      path: ['meeting_date'],
      message: 'A meeting needs a date, or timestamps.',
    })
  }
  if (meeting.meeting_date && !meeting.is_all_day && !meeting.meeting_time?.start_time) {
    context.addIssue({
      code: 'custom',
      path: ['meeting_time', 'start_time'],
      message: 'A meeting needs a start time.',
    })
  }
}

const fields = {
  meeting_title: text('Title', 300),
  meeting_description: text('Description', 20_000),
  agenda: text('Agenda', 2000),
  meeting_link: OptionalLink,
  /** Creates a Google Meet or Zoom meeting and makes its address the link; null removes it. */
  meeting_conference: ConferenceInput,
  meeting_location: LocationInput,
  meeting_timezone: TimeZone,
  meeting_date: named('meeting_date', { start_date: PlainDate, end_date: PlainDate.optional() }),
  meeting_time: named('meeting_time', {
    start_time: WallTime.nullable(),
    end_time: WallTime.nullable().optional(),
  }),
  meeting_timestamps: named('meeting_timestamps', {
    start_timestamp: MomentInput,
    end_timestamp: MomentInput.optional(),
  }),
  meeting_recurrence: RecurrenceInput,
  meeting_priority: Priority,
  meeting_invitees: InviteesInput,
  meeting_labels: MeetingLabelsInput,
  is_all_day: yesOrNo('is_all_day'),
  is_transparent: yesOrNo('is_transparent'),
}

/** A new meeting: date, time and zone, or timestamps alone. Without an end it lasts half an hour. */
export const MeetingCreation = z.object(fields).partial().superRefine(requireTime)
export type MeetingCreation = z.infer<typeof MeetingCreation>

export const series_scopes = ['this', 'this_and_following', 'all'] as const
export const SeriesScope = oneOf('series_scope', series_scopes)
export type SeriesScope = z.infer<typeof SeriesScope>

/** The occurrences of a series that a call is about. Ignored for a single meeting. */
const occurrence_fields = {
  series_scope: SeriesScope.default('all'),
  /**
   * The target occurrence, by its start in the rule; required unless the scope is `all`. With `all` it is
   * the occurrence that the given times belong to, by default the listed one.
   */
  original_start_timestamp: MomentInput.nullable().optional(),
}

/**
 * Omitted fields are unchanged. With `updated_at`, as it was read, the update is refused if the meeting has
 * changed since. One occurrence can have its own title, description, link, location name, times and
 * transparency; all other fields belong to the series.
 */
export const MeetingChange = z
  .object({
    ...fields,
    updated_at: MomentInput,
    /** `cancelled` cancels an active meeting, `active` restores a cancelled one; a meeting is completed only by the passing of its end. */
    meeting_status: oneOf('meeting_status', meeting_statuses),
  })
  .partial()
  .extend(occurrence_fields)
export type MeetingChange = z.infer<typeof MeetingChange>

/** The `data` of a 409 reply to an update based on an outdated version. */
export const EditConflict = z.object({ current: Meeting })
export type EditConflict = z.infer<typeof EditConflict>

/** An empty filter and `all` mean no filter. */
function filter<const Values extends readonly string[]>(name: string, values: Values) {
  return oneOf(name, [...values, 'all', '']).optional()
}

const MeetingQueryFields = z.object({
  page: wholeNumber('Page', 1, 100_000).default(1),
  limit: wholeNumber('Limit', 1, 100).default(10),
  sort_by: oneOf('sort_by', [
    'meeting_timestamps',
    'created_at',
    'updated_at',
    'meeting_title',
    'meeting_priority',
  ]).default('meeting_timestamps'),
  order_by: oneOf('order_by', ['ASC', 'DESC']).default('ASC'),
  search_term: SearchTerm.optional(),
  /** The day that `search_term` names, in the caller's zone: a search also finds the meetings of that day. */
  search_date: PlainDate.optional(),
  meeting_status: filter('meeting_status', meeting_statuses),
  meeting_integration_type: filter('meeting_integration_type', integration_types),
  label_id: z
    .union([z.literal(''), z.literal('all'), id('label_id')], { error: 'label_id must be a UUID.' })
    .optional(),
  /** The first and the last day, both included, in the caller's zone. */
  start_date: PlainDate.optional(),
  end_date: PlainDate.optional(),
})

export const MeetingQuery = MeetingQueryFields.refine(
  ({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date,
  { path: ['end_date'], message: 'The end date must not be before the start date.' },
)
export type MeetingQuery = z.infer<typeof MeetingQuery>

export const listMeetings = endpoint({
  method: 'GET',
  path: '/v1/meeting/all',
  scope: 'meetings:read',
  summary: 'List meetings that the person organizes, or is invited to and has not declined',
  query: MeetingQuery,
  reply: z.array(Meeting),
  paged: true,
  says: {
    failed: 'Failed to get all meetings. Please try again.',
    done: 'Meetings fetched successfully',
  },
})

export const createMeeting = endpoint({
  method: 'POST',
  path: '/v1/meeting/create',
  scope: 'meetings:write',
  summary: 'Create a meeting and invite its invitees',
  status: 201,
  body: MeetingCreation,
  /** A new meeting is active and of Meridian itself, and gets new ids even when another meeting is its template. */
  fixed: ['meeting_status', 'meeting_integration_type'],
  reply: Meeting,
  says: {
    failed: 'Failed to create meeting. Please try again.',
    done: 'Meeting created successfully.',
  },
})

const meeting_params = z.object({ meeting_id: id('meeting_id') })

export const getMeeting = endpoint({
  method: 'GET',
  path: '/v1/meeting/detail/:meeting_id',
  scope: 'meetings:read',
  summary: 'Get a meeting',
  params: meeting_params,
  query: z.object({
    /** Of a series: the occurrence to get, by its start in the rule. */
    original_start_timestamp: MomentInput.optional(),
  }),
  reply: Meeting,
  says: { failed: 'Failed to get meeting details. Please try again.' },
})

export const updateMeeting = endpoint({
  method: 'PUT',
  path: '/v1/meeting/update/:meeting_id',
  scope: 'meetings:write',
  summary: 'Update a meeting; of a series one occurrence, that and all later ones, or all',
  params: meeting_params,
  body: MeetingChange,
  fixed: ['meeting_id', 'user_id', 'meeting_integration_type'],
  reply: Meeting.extend({
    /** What happened to changed occurrences when the series moved; null when there is nothing to report. */
    note: z.string().nullable(),
  }),
  conflict: EditConflict,
  says: { failed: 'Failed to update meeting. Please try again.', done: 'Meeting updated successfully' },
})

export const deleteMeeting = endpoint({
  method: 'DELETE',
  path: '/v1/meeting/:meeting_id',
  scope: 'meetings:write',
  summary:
    'Delete or cancel the meeting as its organizer, or decline it and remove it from the list as an invitee',
  params: meeting_params,
  query: z.object({
    /** `cancel` keeps the meeting for all invitees, with the status cancelled. */
    how: oneOf('how', ['delete', 'cancel']).default('delete'),
    ...occurrence_fields,
    original_start_timestamp: MomentInput.optional(),
  }),
  reply: z.object({ meeting_id: z.uuid() }),
  says: {
    failed: 'Failed to delete meeting. Please try again.',
    done: 'Meeting deleted successfully',
  },
})

export const restoreMeeting = endpoint({
  method: 'POST',
  path: '/v1/meeting/restore/:meeting_id',
  scope: 'meetings:write',
  summary: 'Restore a cancelled meeting that is not over',
  params: meeting_params,
  reply: Meeting,
  says: {
    failed: 'Failed to restore meeting. Please try again.',
    done: 'Meeting restored successfully',
  },
})

export const getWayBack = endpoint({
  method: 'GET',
  path: '/v1/meeting/way-back/:meeting_id',
  scope: 'meetings:read',
  summary: 'Read, before a change of a series or its deletion, what takes that change back',
  params: meeting_params,
  reply: z.object({
    /** For `revertMeeting`, for a day. Null where the series would not come back whole. */
    way_back: z.string().nullable(),
    /** Whether the deletion of the series can be taken back, too. */
    undoes_deletion: z.boolean(),
  }),
  says: { failed: 'Failed to get meeting details. Please try again.' },
})

export const revertMeeting = endpoint({
  method: 'POST',
  path: '/v1/meeting/revert/:meeting_id',
  scope: 'meetings:write',
  summary: 'Take back the last change of the dates of a series, or its deletion',
  params: meeting_params,
  body: z.object({ way_back: requiredText('way_back', 100_000) }),
  /** A deleted series comes back with another id. */
  reply: Meeting,
  says: { failed: 'Failed to take the change back. Please try again.', done: 'The series is back.' },
})

/** A person at an occurrence, with its start in that person's local time. */
export const PersonAtOccurrence = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  timezone: z.string(),
  local_time: WallTime,
})
export type PersonAtOccurrence = z.infer<typeof PersonAtOccurrence>

/** The conflicts of one occurrence. Empty lists mean none. */
export const CheckedOccurrence = z.object({
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** The organizer's overlapping meetings; with `is_travel` only the travel to or from them overlaps. */
  conflicts: z.array(z.object({ meeting_id: z.uuid(), meeting_title: z.string(), is_travel: z.boolean() })),
  /** Busy invitees. Their events stay private. */
  busy: z.array(PersonAtOccurrence),
  /**
   * `exception` is the reason when the date overrides the usual week: `away` on a date without hours, `other_hours`
   * when the usual week would have room.
   */
  outside_hours: z.array(
    PersonAtOccurrence.extend({ exception: z.enum(['away', 'other_hours']).nullable() }),
  ),
  /** People for whom a clock change moves this occurrence to another local time than the first one. */
  clock_changes: z.array(PersonAtOccurrence.extend({ usual_time: WallTime })),
})
export type CheckedOccurrence = z.infer<typeof CheckedOccurrence>

export const MeetingCheck = z.object({
  occurrences: z.array(CheckedOccurrence),
  /** How many occurrences were checked, and how many have each conflict. */
  summary: z.object({
    occurrences: z.int(),
    conflicts: z.int(),
    busy: z.int(),
    outside_hours: z.int(),
    clock_changes: z.int(),
  }),
})
export type MeetingCheck = z.infer<typeof MeetingCheck>

/** The meeting to create, or with `meeting_id` the update to that meeting. */
export const MeetingCheckInput = z
  .object({ ...fields, meeting_id: id('meeting_id') })
  .partial()
  .extend(occurrence_fields)
  .superRefine((meeting, context) => {
    if (meeting.meeting_id === undefined) requireTime(meeting, context)
  })
export type MeetingCheckInput = z.infer<typeof MeetingCheckInput>

export const checkMeeting = endpoint({
  method: 'POST',
  path: '/v1/meeting/check',
  scope: 'meetings:read',
  isRead: true,
  summary:
    'Check a meeting for conflicts before it is saved, for at most its next 52 occurrences within a year',
  body: MeetingCheckInput,
  reply: MeetingCheck,
  says: { failed: 'Failed to check the meeting. Please try again.' },
})

/** One occurrence of a meeting. */
export const Occurrence = z.object({
  meeting_id: z.uuid(),
  /** The recurrence id: the start by the rule, before any exception moved the occurrence. */
  original_start_timestamp: Moment,
  start_timestamp: Moment,
  end_timestamp: Moment,
  meeting_title: z.string(),
  meeting_link: z.string().nullable(),
  meeting_status: MeetingStatus,
  meeting_integration_type: MeetingIntegrationType,
  /** The reader's calendar that it belongs to. */
  calendar_key: z.string(),
  /** The first of the reader's labels by title. */
  first_label: Label.pick({ label_title: true, label_color: true }).nullable(),
  meeting_timezone: z.string(),
  location_name: z.string().nullable(),
  is_recurring: z.boolean(),
  is_all_day: z.boolean(),
  /** For all-day occurrences: first and last day, not converted between zones. */
  meeting_date: z.object({ start_date: PlainDate, end_date: PlainDate }),
  is_transparent: z.boolean(),
  /** Whether an unknown sender invited by mail: the meeting does not make the reader busy until the reader answers. */
  is_tentative: z.boolean(),
  is_organizer: z.boolean(),
  /** Whether the reader may move it and change the shared fields. */
  is_editable: z.boolean(),
  /** Whether it is in a connected calendar that the owner of the account may only read. */
  is_only_read: z.boolean(),
  /** Why the last change could not be written to a connected calendar; null when all changes are written or still pending. */
  calendar_problem: z.string().nullable(),
  /** The reader's answer; the organizer's is `approved`. */
  meeting_action: MeetingAction,
  invitee_count: z.int(),
})
export type Occurrence = z.infer<typeof Occurrence>

export const listOccurrences = endpoint({
  method: 'GET',
  path: '/v1/meeting/occurrences',
  scope: 'meetings:read',
  summary:
    'List the occurrences of the person’s meetings within a window of at most 62 days, in order; `next` is the `cursor` of the next page',
  paged: 'continued',
  query: z
    .object({
      start_timestamp: MomentInput,
      end_timestamp: MomentInput,
      limit: wholeNumber('Limit', 1, 1000).default(1000),
      cursor: z.string().max(100, 'This is not a cursor of an earlier answer.').optional(),
    })
    .refine(({ start_timestamp, end_timestamp }) => start_timestamp < end_timestamp, {
      path: ['end_timestamp'],
      message: 'The end must be after the start.',
    })
    .refine(
      ({ start_timestamp, end_timestamp }) =>
        Date.parse(end_timestamp) - Date.parse(start_timestamp) <= 62 * 86_400_000,
      { path: ['end_timestamp'], message: 'The window must not be longer than 62 days.' },
    ),
  reply: z.array(Occurrence),
  says: { failed: 'Failed to fetch meetings. Please try again.' },
})

export const ImportReport = z.object({
  imported: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Each list holds its first 1,000 entries. */
  skipped: z.array(
    z.object({
      line: z.int().nullable(),
      uid: z.string().nullable(),
      title: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  /** Events that were imported with changes. */
  warnings: z.array(z.object({ line: z.int().nullable(), message: z.string() })),
  /** How many entries the lists leave out. */
  more_skipped: z.int(),
  more_warnings: z.int(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const importMeetings = endpoint({
  method: 'POST',
  path: '/v1/meeting/import',
  scope: 'meetings:write',
  summary: 'Import an iCalendar file into the person’s calendar; importing it again changes nothing',
  consumes: 'text/calendar',
  bodyLimitBytes: 10_485_760,
  /** New meetings become the calendar of this name; without a name they have no calendar of their own. */
  query: z.object({ file_name: text('file_name', 255).optional() }),
  body: z.custom<Uint8Array | string>(
    (value) => value instanceof Uint8Array || typeof value === 'string',
    'The body must be an iCalendar file.',
  ),
  reply: ImportReport,
  says: { failed: 'Failed to import meetings. Please try again.', done: 'Meetings imported successfully' },
})

export const exportMeetings = endpoint({
  method: 'GET',
  path: '/v1/meeting/export',
  scope: 'meetings:read',
  summary: 'Export all meetings of the person as an iCalendar file',
  produces: 'text/calendar',
  fileName: 'meridian.ics',
  reply: z.string(),
  says: { failed: 'Failed to export meetings. Please try again.' },
})

export const exportMeeting = endpoint({
  method: 'GET',
  path: '/v1/meeting/export/:meeting_id',
  scope: 'meetings:read',
  summary: 'Export one meeting as an iCalendar file',
  params: meeting_params,
  produces: 'text/calendar',
  fileName: 'meeting.ics',
  reply: z.string(),
  says: { failed: 'Failed to export meetings. Please try again.' },
})

/** No weekdays, as for a meeting that does not repeat. */
export const no_recurring_days: RecurringDays = {
  sunday: false,
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
}
