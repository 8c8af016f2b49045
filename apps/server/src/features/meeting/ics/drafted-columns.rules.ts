import { detail_columns } from '../meeting.rules.ts'
import type { MeetingColumns } from './calendar-file.rules.ts'

/** A column of a meeting that a calendar file or a provider decides about. */
export type DraftedColumn = keyof MeetingColumns

/** When the meeting takes place. */
export const schedule_columns = [
  'meeting_timezone',
  'first_start_wall',
  'first_end_wall',
  'first_starts_at',
  'first_ends_at',
  'is_all_day',
  'rrule',
  'added_walls',
] as const satisfies readonly DraftedColumn[]

/** What is made of the rule. */
export const derived_columns = [
  'recurring_type',
  'recurring_days',
  'recurring_end_date',
] as const satisfies readonly DraftedColumn[]

/** Where lists show it. */
export const listed_columns = [
  'starts_at',
  'ends_at',
  'last_ends_at',
] as const satisfies readonly DraftedColumn[]

export const drafted_columns: readonly DraftedColumn[] = [
  ...detail_columns,
  'meeting_status',
  ...schedule_columns,
  ...derived_columns,
  ...listed_columns,
  'ical_uid',
  'ical_sequence',
  'import_sha256',
]

/** What a source decides about a meeting; agenda and priority are the person's own. */
export const imported_columns = drafted_columns.filter(
  (column) => column !== 'agenda' && column !== 'meeting_priority',
)
