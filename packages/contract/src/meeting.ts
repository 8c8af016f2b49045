import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  byWeekday,
  id,
  isLink,
  Moment,
  MomentInput,
  named,
  oneOf,
  PlainDate,
  SearchTerm,
  text,
  TimeZone,
  WallTime,
  wholeNumber,
  yesOrNo,
} from './field.ts'
import { Label, MeetingLabelsInput } from './label.ts'
import { Email } from './user.ts'
import { weekdays } from './weekday.ts'

export const meeting_statuses = ['active', 'cancelled', 'completed'] as const
export const MeetingStatus = z.enum(meeting_statuses)
export type MeetingStatus = z.infer<typeof MeetingStatus>

export const priorities = ['low', 'medium', 'high'] as const
export const Priority = oneOf('Priority', priorities)
export type Priority = z.infer<typeof Priority>

/** Where a meeting comes from; `smart_calendar` is Meridian itself, `custom` an imported file. */
export const integration_types = ['smart_calendar', 'custom', 'google_calendar', 'calendly', 'zoom'] as const
export const MeetingIntegrationType = z.enum(integration_types)
export type MeetingIntegrationType = z.infer<typeof MeetingIntegrationType>

/** Where a meeting is held on its organizer's own account. */
export const conference_types = ['google_meet', 'zoom'] as const
export const ConferenceType = oneOf('meeting_conference', conference_types)
export type ConferenceType = z.infer<typeof ConferenceType>

export const conference_states = ['pending', 'ready', 'failed'] as const
export const ConferenceState = z.enum(conference_states)
export type ConferenceState = z.infer<typeof ConferenceState>

/** A conference that was asked for. Once it is ready, its address is the meeting's link. */
export const MeetingConference = z.object({
  type: ConferenceType,
  state: ConferenceState,
  /** Why there is none, or what is waited for; null where there is nothing to say. */
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

/** A person who is asked. Addresses and numbers are null unless the reader may know them. */
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
  /** Has answered "maybe" by mail: the answer is still open. */
  is_tentative: z.boolean(),
})
export type Invitee = z.infer<typeof Invitee>

export const WeatherInfo = z.object({
  temperature: z.number(),
  weather: z.string(),
  wind_speed: z.number(),
  humidity: z.number(),
})

export const MeetingLocation = z.object({
  location_name: z.string().nullable(),
  location_link: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
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

/** An event of a connected account that the meeting is made of, or was written to. */
export const MeetingSource = z.object({
  type: z.enum(['google_calendar', 'calendly', 'zoom']),
  /** Of the calendar it is in; empty where the provider has but one. */
  calendar_name: z.string(),
  /** Its page at the provider. */
  web_link: z.string().nullable(),
  /** In the provider's own words; null where it has none. */
  booking_status: z.string().nullable(),
  /** Why the last change made here could not be written there; null where all have been, or still may be. */
  problem: z.string().nullable(),
})
export type MeetingSource = z.infer<typeof MeetingSource>

/**
 * A meeting as one person sees it. A series carries the moments of its next occurrence (its last one
 * once it is over); `recurring_start_date` is the day of the first. All dates and times of day are in
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
  /** By user id, or `guest:<uuid>` for somebody without an account. */
  meeting_invitees: z.record(z.string(), Invitee),
  meeting_date: z.object({ start_date: PlainDate, end_date: PlainDate }),
  meeting_time: z.object({ start_time: WallTime.nullable(), end_time: WallTime.nullable() }),
  meeting_timestamps: z.object({ start_timestamp: Moment, end_timestamp: Moment }),
  meeting_recurrence: MeetingRecurrence,
  meeting_priority: Priority,
  meeting_integration_type: MeetingIntegrationType,
  meeting_integration_id: z.string().nullable(),
  /** The reader's own, by label_id. */
  meeting_labels: z.record(z.string(), Label),
  is_all_day: z.boolean(),
  /** Whether the time stays free for others to book (RFC 5545 TRANSP). */
  is_transparent: z.boolean(),
  /** An unknown sender asked by mail: it takes none of the reader's time until the reader answers. */
  is_tentative: z.boolean(),
  /** Which occurrence of a series the times are those of: the start its rule gives. Null for a single meeting. */
  original_start_timestamp: Moment.nullable(),
  /** The reader's own events that tell of it, the one that decides first. */
  meeting_sources: z.array(MeetingSource),
  /** Who decides about it, where that is nobody of Meridian. */
  outside_organizer: z.object({ full_name: z.string(), primary_email: z.string().nullable() }).nullable(),
  meeting_conference: MeetingConference.nullable(),
  /** Whether the reader may change what everybody sees: time, title, place and people. */
  is_editable: z.boolean(),
  created_at: Moment,
  updated_at: Moment,
})
export type Meeting = z.infer<typeof Meeting>

const OptionalLink = text('The link', 2000)
  .transform((value) => value.trim())
  .refine((value) => value === '' || isLink(value), 'Invalid link')
  .nullable()

/** By its type; as it is answered, too. */
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
        ? 'Invitees are named by user id, or guest:<uuid> for somebody without an account.'
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

/** What must be there to say when something takes place. */
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
  /** Makes a Google Meet or Zoom meeting for it, which takes the place of its link; null takes it away. */
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

/** Which occurrences of a series are meant. For a single meeting both say nothing. */
const occurrence_fields = {
  series_scope: SeriesScope.default('all'),
  /**
   * The occurrence that is meant, by the start its rule gives: needed unless the scope is `all`. With `all`
   * it is the occurrence whose times are given; the listed one without it.
   */
  original_start_timestamp: MomentInput.nullable().optional(),
}

/**
 * Fields left out stay as they are. With `updated_at`, as it was read, the change is made only if nobody
 * has changed the meeting since. One occurrence can have its own title, description, link, location name,
 * times and transparency; everything else is the series'.
 */
export const MeetingChange = z
  .object({
    ...fields,
    updated_at: MomentInput,
    /** `cancelled` cancels an active meeting, `active` restores a cancelled one; the clock alone completes one. */
    meeting_status: oneOf('meeting_status', meeting_statuses),
  })
  .partial()
  .extend(occurrence_fields)
export type MeetingChange = z.infer<typeof MeetingChange>

/** The `data` of the answer 409 to a change made from a version that is no longer the current one. */
export const EditConflict = z.object({ current: Meeting })
export type EditConflict = z.infer<typeof EditConflict>

/** An empty filter, or `all`, is none. */
function filter<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
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
  meeting_status: filter('meeting_status', meeting_statuses),
  meeting_integration_type: filter('meeting_integration_type', integration_types),
  label_id: z
    .union([z.literal(''), z.literal('all'), id('label_id')], { error: 'label_id must be a UUID.' })
    .optional(),
  /** The first and the last day that count, in the caller's zone. */
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
  summary: 'Meetings the person organizes or is invited to and has not declined',
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
  summary: 'Make a meeting and ask its invitees',
  status: 201,
  body: MeetingCreation,
  /** A new meeting is active and Meridian’s own; with another meeting as its template it still has ids of its own. */
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
  summary: 'One meeting',
  params: meeting_params,
  query: z.object({
    /** Of a series: the occurrence whose own details and times are wanted, by the start its rule gives. */
    original_start_timestamp: MomentInput.optional(),
  }),
  reply: Meeting,
  says: { failed: 'Failed to get meeting details. Please try again.' },
})

export const updateMeeting = endpoint({
  method: 'PUT',
  path: '/v1/meeting/update/:meeting_id',
  summary: 'Change a meeting; of a series one occurrence, it and all that follow, or the whole',
  params: meeting_params,
  body: MeetingChange,
  fixed: ['meeting_id', 'user_id', 'meeting_integration_type'],
  reply: Meeting.extend({
    /** What became of occurrences that differed from their series, when it moved; null when there is nothing to say. */
    note: z.string().nullable(),
  }),
  conflict: EditConflict,
  says: { failed: 'Failed to update meeting. Please try again.', done: 'Meeting updated successfully' },
})

export const deleteMeeting = endpoint({
  method: 'DELETE',
  path: '/v1/meeting/:meeting_id',
  summary:
    'The organizer deletes or cancels the meeting; an invitee declines it and takes it off the own list',
  params: meeting_params,
  query: z.object({
    /** `cancel` keeps the meeting, marked as cancelled, for everybody invited. */
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
  summary: 'Bring back a cancelled meeting that is still to come',
  params: meeting_params,
  reply: Meeting,
  says: {
    failed: 'Failed to restore meeting. Please try again.',
    done: 'Meeting restored successfully',
  },
})

/** Somebody at an occurrence; the time is its start on that person's clock. */
export const PersonAtOccurrence = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  timezone: z.string(),
  local_time: WallTime,
})
export type PersonAtOccurrence = z.infer<typeof PersonAtOccurrence>

/** What stands against one occurrence. Empty lists mean nothing does. */
export const CheckedOccurrence = z.object({
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** The organizer's own meetings that overlap; with `is_travel` only the travel to or from them does. */
  conflicts: z.array(z.object({ meeting_id: z.uuid(), meeting_title: z.string(), is_travel: z.boolean() })),
  /** Invitees whose time is taken; by what is nobody else's to know. */
  busy: z.array(PersonAtOccurrence),
  /**
   * `exception` tells what stands in for the usual week then: `away` on a date without any hours, `other_hours`
   * where the usual week would have room.
   */
  outside_hours: z.array(
    PersonAtOccurrence.extend({ exception: z.enum(['away', 'other_hours']).nullable() }),
  ),
  /** People for whom a clock change puts this occurrence at another time of day than most of the series. */
  clock_changes: z.array(PersonAtOccurrence.extend({ usual_time: WallTime })),
})
export type CheckedOccurrence = z.infer<typeof CheckedOccurrence>

export const MeetingCheck = z.object({
  occurrences: z.array(CheckedOccurrence),
  /** How many occurrences were looked at, and how many of them have what. */
  summary: z.object({
    occurrences: z.int(),
    conflicts: z.int(),
    busy: z.int(),
    outside_hours: z.int(),
    clock_changes: z.int(),
  }),
})
export type MeetingCheck = z.infer<typeof MeetingCheck>

/** What would be created, or with `meeting_id` what a change would make of that meeting. */
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
  isRead: true,
  summary:
    'What stands against a meeting before it is saved, for its next 52 occurrences within a year at most',
  body: MeetingCheckInput,
  reply: MeetingCheck,
  says: { failed: 'Failed to check the meeting. Please try again.' },
})

/** One time a meeting takes place. */
export const Occurrence = z.object({
  meeting_id: z.uuid(),
  /** Which occurrence of a series this is: the start its rule gives, before any exception moved it. */
  original_start_timestamp: Moment,
  start_timestamp: Moment,
  end_timestamp: Moment,
  meeting_title: z.string(),
  meeting_link: z.string().nullable(),
  meeting_status: MeetingStatus,
  meeting_integration_type: MeetingIntegrationType,
  meeting_timezone: z.string(),
  location_name: z.string().nullable(),
  is_recurring: z.boolean(),
  is_all_day: z.boolean(),
  /** For all-day occurrences: first and last day, never converted to another zone. */
  meeting_date: z.object({ start_date: PlainDate, end_date: PlainDate }),
  is_transparent: z.boolean(),
  /** An unknown sender asked by mail: it takes none of the reader's time until the reader answers. */
  is_tentative: z.boolean(),
  is_organizer: z.boolean(),
  /** Whether the reader may move it and change what everybody sees. */
  is_editable: z.boolean(),
  /** The reader's own answer; the organizer's is `approved`. */
  meeting_action: MeetingAction,
  invitee_count: z.int(),
})
export type Occurrence = z.infer<typeof Occurrence>

export const listOccurrences = endpoint({
  method: 'GET',
  path: '/v1/meeting/occurrences',
  summary:
    'The times the person’s meetings take place within a window of at most 62 days, in order; `next` is the `cursor` of the next page',
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
  /** Of each list the first 1,000. */
  skipped: z.array(
    z.object({
      line: z.int().nullable(),
      uid: z.string().nullable(),
      title: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  /** What was kept, but not in every detail. */
  warnings: z.array(z.object({ line: z.int().nullable(), message: z.string() })),
  /** How many there are besides those in the lists. */
  more_skipped: z.int(),
  more_warnings: z.int(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const importMeetings = endpoint({
  method: 'POST',
  path: '/v1/meeting/import',
  summary: 'Read an iCalendar file into the own calendar; importing again changes nothing',
  consumes: 'text/calendar',
  bodyLimitBytes: 10_485_760,
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
  summary: 'All meetings of the person as an iCalendar file',
  produces: 'text/calendar',
  fileName: 'meridian.ics',
  reply: z.string(),
  says: { failed: 'Failed to export meetings. Please try again.' },
})

export const exportMeeting = endpoint({
  method: 'GET',
  path: '/v1/meeting/export/:meeting_id',
  summary: 'One meeting as an iCalendar file',
  params: meeting_params,
  produces: 'text/calendar',
  fileName: 'meeting.ics',
  reply: z.string(),
  says: { failed: 'Failed to export meetings. Please try again.' },
})

/** No weekday at all: what a meeting that does not repeat carries. */
export const no_recurring_days: RecurringDays = {
  sunday: false,
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
}

/** Weekday numbers, 0 = Sunday, that are switched on. */
export function weekdayNumbers(days: Partial<RecurringDays>): number[] {
  return weekdays.flatMap((weekday, number) => (days[weekday] ? [number] : []))
}
