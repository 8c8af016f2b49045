/**
 * How the rows of a table are tied to a person: by columns that hold the id, by a meeting they have a part in, or,
 * for those who are asked to a meeting, by being it or having asked.
 */
type Tie = { readonly people: readonly string[] } | { readonly of: 'meetings' | 'guests' }

interface Part {
  readonly tie: Tie
  readonly columns: readonly string[]
  /** What of a row is no data of the person: secrets, and what is made from other columns. */
  readonly omitted: readonly string[]
  readonly order_by: string
}

/**
 * What is exported, table by table and column by column. A test compares it with the database, so that nothing new
 * is forgotten or told by accident. The profile and the hours come from app_user.
 */
export const exported_tables: Readonly<Record<string, Part>> = {
  meeting: {
    tie: { of: 'meetings' },
    columns: [
      'meeting_id',
      'user_id',
      'meeting_title',
      'meeting_description',
      'agenda',
      'meeting_link',
      'location_name',
      'location_link',
      'latitude',
      'longitude',
      'meeting_status',
      'meeting_priority',
      'meeting_integration_type',
      'meeting_integration_id',
      'meeting_timezone',
      'first_start_wall',
      'first_end_wall',
      'first_starts_at',
      'first_ends_at',
      'is_all_day',
      'is_transparent',
      'recurring_type',
      'recurring_days',
      'recurring_end_date',
      'rrule',
      'added_walls',
      'ical_uid',
      'ical_sequence',
      'created_at',
      'updated_at',
    ],
    omitted: ['starts_at', 'ends_at', 'occupied_until', 'import_sha256', 'search_text'],
    order_by: 'created_at',
  },
  meeting_exception: {
    tie: { of: 'meetings' },
    columns: [
      'meeting_id',
      'original_starts_at',
      'is_cancelled',
      'start_wall',
      'end_wall',
      'meeting_timezone',
      'starts_at',
      'ends_at',
      'meeting_title',
      'meeting_description',
      'meeting_link',
      'location_name',
      'is_transparent',
    ],
    omitted: [],
    order_by: 'original_starts_at',
  },
  meeting_attendee: {
    tie: { of: 'guests' },
    columns: [
      'meeting_attendee_id',
      'meeting_id',
      'user_id',
      'guest_id',
      'guest_email',
      'guest_name',
      'is_organizer',
      'meeting_action',
      'answered_at',
    ],
    omitted: [
      'hidden_at',
      'starts_at',
      'ends_at',
      'first_starts_at',
      'occupied_until',
      'is_series',
      'is_blocking',
      'is_all_day',
      'meeting_status',
    ],
    order_by: 'meeting_id',
  },
  meeting_outcome: {
    tie: { of: 'meetings' },
    columns: [
      'outcome_id',
      'meeting_id',
      'kind',
      'title',
      'description',
      'status',
      'task_id',
      'created_at',
      'updated_at',
    ],
    omitted: [],
    order_by: 'created_at',
  },
  counter_proposal: {
    tie: { people: ['user_id'] },
    columns: [
      'counter_proposal_id',
      'meeting_id',
      'user_id',
      'starts_at',
      'ends_at',
      'replaces_starts_at',
      'replaces_ends_at',
      'meeting_action',
      'created_at',
      'answered_at',
    ],
    omitted: [],
    order_by: 'created_at',
  },
  label: {
    tie: { people: ['user_id'] },
    columns: [
      'label_id',
      'user_id',
      'label_title',
      'label_description',
      'label_color',
      'label_type',
      'created_at',
      'updated_at',
    ],
    omitted: [],
    order_by: 'created_at',
  },
  meeting_label: {
    tie: { people: ['user_id'] },
    columns: ['meeting_id', 'user_id', 'label_id'],
    omitted: [],
    order_by: 'meeting_id',
  },
  task: {
    tie: { people: ['user_id', 'associate_user_id'] },
    columns: [
      'task_id',
      'user_id',
      'meeting_id',
      'associate_user_id',
      'task_description',
      'task_status',
      'task_priority',
      'created_at',
      'updated_at',
    ],
    omitted: ['position'],
    order_by: 'created_at',
  },
  profile_picture: {
    tie: { people: ['user_id'] },
    columns: ['user_id', 'content', 'updated_at'],
    omitted: ['content_sha256'],
    order_by: 'updated_at',
  },
  session: {
    tie: { people: ['user_id'] },
    columns: ['session_id', 'user_id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent'],
    omitted: ['token_sha256'],
    order_by: 'created_at',
  },
  account_activity: {
    tie: { people: ['user_id'] },
    columns: ['user_id', 'last_signed_in_at'],
    omitted: [],
    order_by: 'last_signed_in_at',
  },
  calendar_feed: {
    tie: { people: ['user_id'] },
    columns: ['user_id', 'created_at', 'last_read_at'],
    omitted: ['secret_sha256', 'content_version', 'content_changed_at'],
    order_by: 'created_at',
  },
  password_link: {
    tie: { people: ['user_id'] },
    columns: ['user_id', 'created_at', 'expires_at'],
    omitted: ['token_sha256'],
    order_by: 'created_at',
  },
  audit_entry: {
    tie: { people: ['subject_user_id', 'actor_user_id'] },
    columns: [
      'audit_entry_id',
      'audit_action',
      'actor_user_id',
      'actor_name',
      'subject_user_id',
      'subject_name',
      'details',
      'created_at',
    ],
    omitted: ['subject_email'],
    order_by: 'created_at',
  },
}

/** Columns that name a person in tables that are left out, and why. */
export const tables_left_out: Readonly<Record<string, string>> = {
  app_user: 'Told as the profile and the hours.',
  idempotency_key: 'Answers that were given already, kept for a day to repeat them.',
}
