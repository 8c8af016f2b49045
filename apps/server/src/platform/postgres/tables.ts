import type {
  ActionItemStatus,
  ActState,
  ActSummary,
  ActTool,
  AdditionalHours,
  AppPasswordPurpose,
  AuditAction,
  AuditDetails,
  AvailabilityInfo,
  BookingHours,
  BookingPlace,
  BookingQuestion,
  BookingState,
  ConferenceState,
  ConferenceType,
  DateOverride,
  EventType,
  HostChoice,
  ImapServers,
  IntegrationMailType,
  LabelColor,
  LabelType,
  MailCategory,
  MailInvitation,
  MeetingAction,
  MeetingIntegrationType,
  MeetingStatus,
  Plan,
  PollAnswer,
  PollHold,
  PollPlace,
  PollState,
  Priority,
  Provider,
  RecurringType,
  ReminderMinutes,
  Role,
  SignInMethod,
  Stay,
  Scope,
  TaskStatus,
  TimeFormat,
  TimestampInfo,
  WebhookDelivery,
  WebhookEventType,
} from '@meridian/contract'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** The tables as the numbered migrations created them, for the compiler. */
export interface Tables {
  workspace: WorkspaceTable
  company: CompanyTable
  app_user: UserTable
  session: SessionTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  assistant_act: AssistantActTable
  api_token: ApiTokenTable
  assistant_grant: AssistantGrantTable
  assistant_token: AssistantTokenTable
  app_password: AppPasswordTable
  sign_in_try: SignInTryTable
  known_network: KnownNetworkTable
  passkey: PasskeyTable
  used_challenge: UsedChallengeTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  oidc_identity: OidcIdentityTable
  profile_picture: ProfilePictureTable
  rate_limit: RateLimitTable
  idempotency_key: IdempotencyKeyTable
  meeting: MeetingTable
  meeting_exception: MeetingExceptionTable
  occurrence_reply: OccurrenceReplyTable
  meeting_attendee: MeetingAttendeeTable
  counter_proposal: CounterProposalTable
  label: LabelTable
  meeting_label: MeetingLabelTable
  task_label: TaskLabelTable
  task: TaskTable
  meeting_outcome: MeetingOutcomeTable
  weather_cache: WeatherCacheTable
  calendar_feed: CalendarFeedTable
  dav_calendar: DavCalendarTable
  dav_resource: DavResourceTable
  calendar_color: CalendarColorTable
  imported_calendar: ImportedCalendarTable
  account_activity: AccountActivityTable
  password_link: PasswordLinkTable
  address_link: AddressLinkTable
  audit_entry: AuditEntryTable
  job_run: JobRunTable
  lease: LeaseTable
  zone_data: ZoneDataTable
  connection: ConnectionTable
  oauth_attempt: OAuthAttemptTable
  disconnection: DisconnectionTable
  connection_calendar: ConnectionCalendarTable
  sync_hour: SyncHourTable
  mailbox_sync_hour: MailboxSyncHourTable
  waiting_push: WaitingPushTable
  busy_mirror: BusyMirrorTable
  mirrored_event: MirroredEventTable
  remote_event: RemoteEventTable
  conference_room: ConferenceRoomTable
  mailbox: MailboxTable
  imap_account: ImapAccountTable
  mail: MailTable
  mail_content: MailContentTable
  mail_attachment: MailAttachmentTable
  mail_attempt: MailAttemptTable
  mailed_event: MailedEventTable
  mail_invitation: MailInvitationTable
  mail_wish_reading: MailWishReadingTable
  generated_text: GeneratedTextTable
  text_model_use: TextModelUseTable
  text_model_setting: TextModelSettingTable
  outgoing_mail: OutgoingMailTable
  outgoing_file: OutgoingFileTable
  mail_snippet: MailSnippetTable
  sample: SampleTable
  process_sample: ProcessSampleTable
  instance_sample: InstanceSampleTable
  meeting_offer: MeetingOfferTable
  held_time: HeldTimeTable
  booking_page: BookingPageTable
  booking_page_host: BookingPageHostTable
  booking: BookingTable
  booking_link: BookingLinkTable
  poll: PollTable
  poll_option: PollOptionTable
  poll_participant: PollParticipantTable
  poll_answer: PollAnswerTable
  poll_entry: PollEntryTable
  invitation_delivery: InvitationDeliveryTable
  mailed_reminder: MailedReminderTable
}

interface WorkspaceTable {
  workspace_id: string
  name: string
  timezone: string
  week_start: number
  default_duration_minutes: number
  sends_mail: Generated<boolean>
  admits_strangers: Generated<boolean>
  registration: 'open' | 'invited' | null
}

interface CompanyTable {
  company_id: string
  name: string
  domain: string | null
  website: string | null
}

interface UserTable {
  user_id: string
  workspace_id: string
  first_name: string
  last_name: string
  full_name: GeneratedAlways<string>
  primary_email: string
  primary_phone_number: string | null
  about: string | null
  profile_picture: string | null
  linkedin_url: string | null
  timezone: string
  time_format: Generated<TimeFormat>
  country: string | null
  language: Generated<string>
  role: Generated<Role>
  password_hash: string | null
  timestamp_info: JSONColumnType<TimestampInfo> | null
  availability_info: JSONColumnType<AvailabilityInfo>
  additional_hours: JSONColumnType<Partial<AdditionalHours>, string | undefined>
  date_overrides: JSONColumnType<DateOverride[], string | undefined>
  stays: JSONColumnType<Stay[], string | undefined>
  travel_minutes: Generated<number>
  break_minutes: Generated<number>
  notice_minutes: Generated<number>
  plan: Generated<Plan>
  disabled_at: Date | null
  created_at: Date
  updated_at: Date
  searched_name: GeneratedAlways<string>
  has_board: Generated<boolean>
  reminder_minutes: Generated<ReminderMinutes | null>
  undo_send_seconds: Generated<number>
  mail_signature: Generated<string>
  reminders_by_mail: Generated<boolean>
  invitations_by_mail: Generated<boolean>
  region: Generated<string | null>
  week_start: Generated<number | null>
  address_confirmed_at: Generated<Date | null>
  booking_name: Generated<string | null>
  notices_seen_at: Generated<Date | null>
}

interface ProfilePictureTable {
  user_id: string
  content: Buffer
  content_sha256: Buffer
  updated_at: Date
}

interface SessionTable {
  session_id: Generated<string>
  token_sha256: Buffer
  user_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  user_agent: string | null
  signed_in_by: SignInMethod
  confirmed_at: Date
  /** Of the account at an OpenID provider that opened it. */
  identity_id: Generated<string | null>
  /** The provider's own session (`sid`). */
  provider_session: Generated<string | null>
}

interface OidcIdentityTable {
  identity_id: string
  user_id: string
  issuer: string
  subject: string
  identity_email: string | null
  created_at: Date
  last_used_at: Date | null
}

interface PasskeyTable {
  passkey_id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  sign_count: ColumnType<string, number, number>
  transports: string[]
  passkey_name: string
  is_synced: boolean
  created_at: Date
  last_used_at: Date | null
}

interface UsedChallengeTable {
  challenge_sha256: Buffer
  expires_at: Date
}

interface SecondFactorTable {
  user_id: string
  secret_sealed: Buffer
  last_step: Generated<number>
  turned_on_at: Date | null
}

interface RecoveryCodeTable {
  user_id: string
  code_hmac: Buffer
}

interface ApiTokenTable {
  api_token_id: string
  user_id: string
  token_sha256: Buffer
  program_name: string
  token_start: string
  scopes: Scope[]
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

interface AssistantGrantTable {
  grant_id: string
  user_id: string
  client_id: string
  client_name: string
  redirect_uri: string
  resource: string
  scopes: Scope[]
  code_sha256: Buffer
  code_challenge: string
  code_expires_at: Date
  code_used_at: Date | null
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

interface AssistantTokenTable {
  token_sha256: Buffer
  grant_id: string
  token_kind: 'access' | 'refresh'
  scopes: Scope[]
  created_at: Date
  expires_at: Date
  replaced_at: Date | null
  replaces_sha256: Buffer | null
}

interface WebhookTable {
  webhook_id: string
  user_id: string
  webhook_url: string
  secret_sealed: Buffer
  previous_secret_sealed: Buffer | null
  previous_secret_until: Date | null
  event_types: WebhookEventType[]
  is_on: boolean
  off_reason: 'failing' | 'gone' | 'signed_out' | null
  failing_since: Date | null
  last_delivered_at: Date | null
  created_at: Date
  updated_at: Date
}

interface WebhookDeliveryTable {
  webhook_delivery_id: string
  webhook_id: string
  user_id: string
  event_type: WebhookDelivery['event_type']
  event_data: JSONColumnType<Record<string, unknown>>
  delivery_state: WebhookDelivery['delivery_state']
  attempts: Generated<number>
  next_at: Date
  last_status: number | null
  last_problem: WebhookDelivery['last_problem']
  last_tried_at: Date | null
  created_at: Date
}

interface AssistantActTable {
  act_id: string
  user_id: string
  client_name: string
  client_key: string
  tool: ActTool
  /** As `act-plan.rules.ts` in features/assistant describes it. */
  plan: JSONColumnType<object>
  summary: JSONColumnType<ActSummary>
  act_state: Exclude<ActState, 'expired'>
  created_at: Date
  expires_at: Date
  decided_in: 'meridian' | 'client' | null
  decided_at: Date | null
  undone_at: Date | null
  outcome: JSONColumnType<object | null, string | null>
}

interface AppPasswordTable {
  app_password_id: string
  user_id: string
  secret_sha256: Buffer
  program_name: string
  purpose: AppPasswordPurpose
  created_at: Date
  last_used_at: Date | null
}

interface SignInTryTable {
  account_sha256: Buffer
  tries: number
  next_at: Date
  updated_at: Date
}

interface KnownNetworkTable {
  user_id: string
  network_sha256: Buffer
  seen_at: Date
}

interface RateLimitTable {
  bucket: string
  window_starts_at: Date
  hits: number
}

interface IdempotencyKeyTable {
  user_id: string
  idempotency_key: string
  request_sha256: Buffer
  status: number
  /** Null for a reply that was too large to store. */
  reply: string | null
  created_at: Date
}

/** A `timestamp` without zone is a text: 'yyyy-MM-ddTHH:mm:ss'. */
type Wall = string

/** 'infinity' is the end of a series without one. */
type MomentOrInfinity = ColumnType<Date | number, Date | 'infinity', Date | 'infinity'>

interface MeetingTable {
  meeting_id: string
  user_id: string
  meeting_title: string
  meeting_description: string
  agenda: string
  meeting_link: string | null
  location_name: string | null
  location_link: string | null
  latitude: number | null
  longitude: number | null
  meeting_status: MeetingStatus
  meeting_priority: Priority
  meeting_integration_type: MeetingIntegrationType
  meeting_integration_id: string | null
  meeting_timezone: string
  first_start_wall: Wall
  first_end_wall: Wall
  first_starts_at: Date
  first_ends_at: Date
  starts_at: Date
  ends_at: Date
  last_ends_at: MomentOrInfinity
  is_all_day: boolean
  is_transparent: boolean
  recurring_type: RecurringType | null
  recurring_days: Generated<number>
  recurring_end_date: string | null
  rrule: string | null
  added_walls: Generated<Wall[]>
  conference: ConferenceType | null
  conference_state: ConferenceState | null
  conference_problem: string | null
  conference_request_id: string | null
  ical_uid: string
  ical_sequence: Generated<number>
  import_sha256: Buffer | null
  imported_calendar_id: string | null
  search_text: Generated<string>
  outside_organizer_name: string | null
  outside_organizer_email: string | null
  is_only_read: Generated<boolean>
  created_at: Date
  updated_at: Date
}

interface OccurrenceReplyTable {
  meeting_attendee_id: string
  meeting_id: string
  original_starts_at: Date
  is_for_following: boolean
  meeting_action: MeetingAction
  is_tentative: boolean
  answered_at: Date
  is_mailed: Generated<boolean>
}

interface MeetingExceptionTable {
  meeting_id: string
  original_starts_at: Date
  is_cancelled: boolean
  start_wall: Wall | null
  end_wall: Wall | null
  meeting_timezone: string | null
  starts_at: Date | null
  ends_at: Date | null
  meeting_title: string | null
  meeting_description: string | null
  meeting_link: string | null
  location_name: string | null
  is_transparent: boolean | null
}

/** A trigger copies the times from the meeting. */
type FromMeeting<T> = ColumnType<T, never, never>

interface MeetingAttendeeTable {
  meeting_attendee_id: string
  meeting_id: string
  user_id: string | null
  guest_email: string | null
  guest_name: string | null
  guest_id: Generated<string>
  is_organizer: boolean
  meeting_action: MeetingAction
  answered_at: Date | null
  hidden_at: Date | null
  starts_at: FromMeeting<Date>
  ends_at: FromMeeting<Date>
  first_starts_at: FromMeeting<Date>
  last_ends_at: FromMeeting<Date | number>
  is_series: FromMeeting<boolean>
  is_all_day: FromMeeting<boolean>
  is_blocking: FromMeeting<boolean>
  meeting_status: FromMeeting<MeetingStatus>
  time_use: Generated<'as_meeting' | 'never' | 'only' | 'when_answered'>
  is_tentative: Generated<boolean>
  answer_note: Generated<string>
  guest_zone: string | null
  is_told_elsewhere: Generated<boolean>
  awaits_answer: ColumnType<boolean, never, never>
  takes_time: ColumnType<boolean, never, never>
  has_accepted_dates: Generated<boolean>
}

interface CounterProposalTable {
  counter_proposal_id: string
  meeting_id: string
  /** The proposing attendee; a guest without a user_id. */
  meeting_attendee_id: string
  user_id: string | null
  starts_at: Date
  ends_at: Date
  /** The start of the occurrence that this time would replace. */
  replaces_starts_at: Date
  replaces_ends_at: Date
  /** The start that the rule gives the one date of a series that it is for. */
  original_starts_at: Date | null
  is_mailed: Generated<boolean>
  meeting_action: MeetingAction
  created_at: Date
  answered_at: Date | null
}

interface LabelTable {
  label_id: string
  user_id: string
  label_title: string
  label_description: string
  label_color: LabelColor
  label_type: LabelType
  created_at: Date
  updated_at: Date
}

interface MeetingLabelTable {
  meeting_id: string
  user_id: string
  label_id: string
}

interface TaskLabelTable {
  task_id: string
  user_id: string
  label_id: string
}

interface TaskTable {
  task_id: string
  user_id: string | null
  meeting_id: string | null
  associate_user_id: string | null
  task_description: string
  task_status: TaskStatus
  task_priority: Priority
  /** yyyy-MM-dd */
  task_due_date: string | null
  position: string
  created_at: Date
  updated_at: Date
}

interface CalendarFeedTable {
  user_id: string
  secret_sha256: Buffer
  created_at: Date
  last_read_at: Date | null
  /** The version of the last answer, and since when it has been that. */
  content_version: string | null
  content_changed_at: Date | null
}

interface MeetingOutcomeTable {
  outcome_id: string
  meeting_id: string
  kind: 'action_item' | 'key_takeaway'
  title: string
  description: string
  status: ActionItemStatus
  task_id: string | null
  created_at: Date
  updated_at: Date
}

interface AccountActivityTable {
  user_id: string
  last_signed_in_at: Date
}

interface PasswordLinkTable {
  user_id: string
  is_mailed: boolean
  token_sha256: Buffer
  created_at: Date
  expires_at: Date
}

interface AddressLinkTable {
  user_id: string
  token_sha256: Buffer
  created_at: Date
  expires_at: Date
}

interface AuditEntryTable {
  audit_entry_id: string
  audit_action: AuditAction
  actor_user_id: string | null
  actor_name: string
  subject_user_id: string
  subject_name: string
  subject_email: string
  details: JSONColumnType<AuditDetails>
  created_at: Date
}

interface ZoneDataTable {
  is_only: Generated<boolean>
  version: string
  /** As the engine takes them. */
  zones: unknown
  changed_at: Date
  moved_meetings: number
}

interface LeaseTable {
  name: string
  holder: string
  expires_at: Date
}

interface JobRunTable {
  job: 'clean_up'
  last_finished_at: Date
}

interface WeatherCacheTable {
  question: string
  outcome: 'known' | 'unknown' | 'failed'
  answer: unknown
  expires_at: Date
}

interface ConnectionTable {
  connection_id: string
  user_id: string
  provider: Provider
  external_account_id: string
  account_email: string | null
  account_name: string | null
  server_address: string | null
  access_token_sealed: Buffer | null
  refresh_token_sealed: Buffer | null
  access_expires_at: Date | null
  granted_scopes: string[] | null
  reconnect_reason: string | null
  problem: string | null
  problem_since: Date | null
  failures_in_a_row: Generated<number>
  next_sync_at: Date
  asked_to_wait_until: Date | null
  last_attempt_at: Date | null
  last_success_at: Date | null
  lease_token: string | null
  lease_until: Date | null
  events_read: number | null
  first_sync_done_at: Date | null
  write_calendar_id: string | null
  event_types: JSONColumnType<EventType[]> | null
  created_at: Date
  updated_at: Date
  hook_id: string | null
  hook_key_sealed: Buffer | null
  hook_checked_at: Date | null
}

interface OAuthAttemptTable {
  state_sha256: Buffer
  user_id: string
  session_sha256: Buffer
  provider: Provider
  code_verifier_sealed: Buffer
  created_at: Date
  expires_at: Date
  redirect_uri: string
  code_sha256: Buffer | null
  connection_id: string | null
  capabilities: Generated<string[]>
}

interface DisconnectionTable {
  user_id: string
  provider: Provider
  disconnected_at: Date
  meetings_kept: number
}

interface ImportedCalendarTable {
  imported_calendar_id: string
  user_id: string
  calendar_name: string
  created_at: Date
}

interface DavCalendarTable {
  user_id: string
  incarnation: Generated<string>
  revision: Generated<string>
  counted_from: string | null
  is_settled: Generated<boolean>
  calendar_name: string | null
  calendar_color: string | null
  created_at: Date
  pruned_revision: Generated<string>
}

interface DavResourceTable {
  user_id: string
  meeting_id: string
  resource_name: string | null
  revision: string
  is_deleted: boolean
  source: string | null
  source_sha256: Buffer | null
  deleted_at: Date | null
}

interface CalendarColorTable {
  user_id: string
  calendar_key: string
  calendar_color: LabelColor
}

interface SyncHourTable {
  connection_id: string
  hour: Date
  good: number
  failed: number
}

interface MailboxSyncHourTable extends Omit<SyncHourTable, 'connection_id'> {
  mailbox_id: string
}

interface ConnectionCalendarTable {
  connection_id: string
  calendar_id: string
  name: string
  is_primary: boolean
  is_writable: boolean
  timezone: string | null
  color: string | null
  is_shown: boolean
  counts_as_busy: boolean
  cursor: string | null
  next_page: string | null
  reading_id: string | null
  last_success_at: Date | null
  problem: string | null
  channel_id: string | null
  channel_resource_id: string | null
  channel_token_sealed: Buffer | null
  channel_expires_at: Date | null
  channel_retry_at: Date | null
  is_unlisted: Generated<boolean>
  question_id: string | null
  question_asked_at: Date | null
  question_gone: number | null
  question_coming: number | null
  question_total: number | null
  question_titles: string[] | null
  reread_at: Date | null
}

interface BusyMirrorTable {
  busy_mirror_id: string
  user_id: string
  from_connection_id: string | null
  from_calendar_id: string
  to_connection_id: string
  to_calendar_id: string
  is_on: boolean
  is_ending: Generated<boolean>
  problem: string | null
  mirrored_at: Date | null
  lease_until: Date | null
  created_at: Date
  updated_at: Date
}

interface MirroredEventTable {
  mirrored_event_id: string
  busy_mirror_id: string
  source_key: string
  external_id: string
  starts_at: Date
  ends_at: Date
  is_all_day: boolean
  is_written: boolean
}

interface WaitingPushTable {
  connection_id: string
  user_id: string
  calendar_id: string
  meeting_id: string | null
  external_id: string | null
  waits_since: Date
}

interface ConferenceRoomTable {
  meeting_id: string
  connection_id: string
  external_id: string | null
  version: string | null
  lease_until: Date | null
}

interface RemoteEventTable {
  remote_event_id: string
  connection_id: string
  calendar_id: string
  external_id: string
  user_id: string
  series_external_id: string | null
  original_start: string | null
  version: string
  updated_at_provider: Date | null
  /** A CalendarEvent or an EventOverride, as JSON. */
  event: unknown
  facts: unknown
  ical_uid: string | null
  join_key: string | null
  linked_external_id: string | null
  replaces_external_id: string | null
  first_starts_at: Date | null
  reading_id: string | null
  meeting_id: string | null
  pushed_version: string | null
  /** Values of `event`. */
  known_versions: JSONColumnType<unknown[]> | null
  push_id: string | null
  behind_since: Date | null
  push_problem: string | null
  withdrawn_at: Date | null
  wanted_answer: 'accepted' | 'tentative' | 'declined' | null
  answer_comment: string | null
  missing_since: Date | null
  question_id: string | null
}

interface MailboxTable {
  mailbox_id: string
  user_id: string
  kind: IntegrationMailType
  connection_id: string | null
  account: string
  labels: JSONColumnType<Record<string, { name: string; is_own: boolean }>>
  cursor: string | null
  reading_id: string | null
  reading_phase: 'list' | 'check' | null
  reading_page: string | null
  reading_since: Date | null
  reading_cursor: string | null
  mails_read: number | null
  mails_expected: number | null
  problem: string | null
  problem_since: Date | null
  failures_in_a_row: Generated<number>
  next_sync_at: Date | null
  last_success_at: Date | null
  first_sync_done_at: Date | null
  lease_token: string | null
  lease_until: Date | null
  created_at: Date
}

interface ImapAccountTable {
  mailbox_id: string
  user_id: string
  settings: JSONColumnType<ImapServers & { user: string }>
  password_sealed: Buffer
  reconnect_reason: string | null
  connected_at: Date
}

interface MailTable {
  mail_id: string
  user_id: string
  mailbox_id: string
  external_id: string
  thread_id: string
  external_thread_id: string | null
  kind: IntegrationMailType
  subject: string
  from_name: string
  from_address: string
  mail_date: Date
  preview: string
  category: MailCategory
  is_category_chosen: Generated<boolean>
  label_ids: string[]
  is_read: boolean
  is_starred: boolean
  is_archived: boolean
  is_deleted: boolean
  is_pushed: Generated<boolean>
  place: 'received' | 'sent' | 'hidden'
  has_attachments: boolean
  is_bulk: boolean
  edited_subject: string | null
  edited_summary: string | null
  reply: string | null
  generated_summary: JSONColumnType<{ text: string }> | null
  /** A tsvector: written by an expression, and only matched against. */
  words: ColumnType<never, string, string>
  reading_id: string | null
  created_at: Date
  updated_at: Date
  identity: string | null
  label_ids_before_trash: Generated<string[] | null>
  snoozed_until: Generated<Date | null>
  returned_at: Generated<Date | null>
  listed_at: ColumnType<Date, never, never>
}

type StoredPeople = JSONColumnType<{ name: string; address: string }[]>

interface MailContentTable {
  mail_id: string
  message_id: string | null
  in_reply_to: string | null
  reference_ids: string[]
  to_people: StoredPeople
  cc_people: StoredPeople
  reply_to_people: StoredPeople
  date_offset_minutes: number | null
  text_source: string | null
  html_source: string | null
  calendars: JSONColumnType<{ method: string | null; text: string }[]>
  is_cut: boolean
  is_text_only: boolean
  calendar_began_at: Generated<Date | null>
}

interface MailAttemptTable {
  mailbox_id: string
  external_id: string
  began_at: Date
}

interface MailAttachmentTable {
  attachment_id: string
  mail_id: string
  place: number
  name: string
  media_type: string
  bytes: number | null
  is_inline: boolean
  content_id: string | null
  external_id: string | null
  content: Buffer | null
}

interface MailedEventTable {
  user_id: string
  ical_uid: string
  meeting_id: string | null
  organizer_name: string
  organizer_address: string
  sender_address: string
  attendee_name: string
  attendee_address: string
  sequence: number
  stamped_at: Date
  is_cancelled: boolean
  /** A CalendarEvent, as JSON. */
  event: unknown
  occurrence_versions: JSONColumnType<Record<string, { sequence: number; stamped_at: string }>>
  sent_reply_status: Generated<MeetingAction>
  sent_is_tentative: Generated<boolean>
  sent_note: Generated<string>
  outgoing_mail_id: string | null
  series_ical_uid: string | null
  range_start: string | null
  range_moved_to: string | null
  series_times: string | null
  created_at: Date
  updated_at: Date
}

interface MailInvitationTable {
  mail_id: string
  user_id: string
  kind: MailInvitation['kind']
  ical_uid: string
  sequence: number
  stamped_at: Date
  meeting_title: string
  location_name: string | null
  starts_at: Date | null
  ends_at: Date | null
  meeting_timezone: string | null
  is_all_day: boolean
  is_series: boolean
  is_occurrence: boolean
  organizer_name: string
  organizer_address: string
  person_name: string | null
  person_address: string | null
  answer: MailInvitation['answer']
  comment: string | null
  meeting_id: string | null
  meeting_attendee_id: string | null
  counter_proposal_id: string | null
  refusal: string | null
  created_at: Date
}

interface MailWishReadingTable {
  mail_id: string
  content_sha256: Buffer
  answer: string
  created_at: Date
}

interface GeneratedTextTable {
  user_id: string
  content_sha256: Buffer
  text: string
  left_out_count: number
  created_at: Date
}

interface TextModelUseTable {
  user_id: string | null
  period_starts_on: string
  calls: number
}

interface TextModelSettingTable {
  is_only: Generated<boolean>
  is_allowed: boolean
  updated_at: Date
}

interface InvitationDeliveryTable {
  meeting_id: string
  address: string
  user_id: string
  ical_uid: string
  sequence: number
  mail_kind: 'invitation' | 'update' | 'cancellation'
  is_cancelled: boolean
  content: JSONColumnType<object>
  outgoing_mail_id: string
  told_at: Date
}

interface MailedReminderTable {
  user_id: string
  meeting_id: string
  starts_at: Date
}

interface SampleTable {
  user_id: string
  task_ids: string[]
  created_at: Date
}

/** What a process measured in five minutes. */
interface ProcessSampleTable {
  process_id: string
  starts_at: Date
  requests: number
  failed_requests: number
  /** Requests up to each of `request_bounds_ms`, cumulative. */
  request_buckets: number[]
  event_loop_delay_ms: number
  memory_bytes: number
  connections_used: number
  statements_waiting: number
  streams: number
}

interface InstanceSampleTable {
  starts_at: Date
  jobs_waiting: number
  oldest_job_seconds: number
  mails_waiting: number
  mails_failing: number
  accounts_failing: number
}

interface MailSnippetTable {
  snippet_id: string
  user_id: string
  snippet_name: string
  snippet_text: string
  created_at: Date
  updated_at: Date
}

interface OutgoingFileTable {
  file_id: string
  user_id: string
  mail_id: string | null
  outgoing_mail_id: string | null
  name_sealed: Buffer
  media_type: string
  content_sealed: Buffer
  bytes: number
  created_at: Date
  updated_at: Date
}

interface OutgoingMailTable {
  outgoing_mail_id: string
  user_id: string | null
  kind:
    | 'account'
    | 'reply'
    | 'message'
    | 'invitation'
    | 'update'
    | 'cancellation'
    | 'answer'
    | 'reminder'
    | 'booking'
    | 'poll'
  about_id: string
  key_sha256: Buffer
  route: 'own_mailbox' | 'instance'
  mailbox_id: string | null
  mail_id: string | null
  content_sealed: Buffer | null
  message_id: string | null
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled'
  send_at: Date
  is_scheduled: Generated<boolean>
  next_try_at: Date
  give_up_at: Date
  tries: Generated<number>
  is_uncertain: Generated<boolean>
  needs_consent: Generated<boolean>
  problem: string | null
  lease_token: string | null
  lease_until: Date | null
  sent_at: Date | null
  created_at: Date
  updated_at: Date
  is_to_stranger: Generated<boolean>
}

interface MeetingOfferTable {
  meeting_id: string
  user_id: string
  mail_id: string | null
  state: 'open' | 'booked' | 'expired' | 'released'
  expires_at: Date
  booked_starts_at: Date | null
  booked_ends_at: Date | null
  moved_attendee_id: string | null
  asked_attendee_id: string | null
  created_at: Date
  updated_at: Date
}

interface HeldTimeTable {
  held_time_id: string
  /** The person whose time is held. */
  user_id: string
  /** What holds it: the meeting of an offer, a guest's form, a booking, a link, a poll, times that were shared or an act of an assistant. */
  holder_id: string
  meeting_id: string | null
  purpose: 'offer' | 'booking' | 'poll' | 'share' | 'assistant'
  /** Goes before the title of what holds the time. */
  held_title: Generated<string | null>
  state: 'offered' | 'held' | 'booked'
  starts_at: Date
  ends_at: Date
  /** Null for a booked time, and for one that is held until it is released. */
  expires_at: Date | null
  /** No other holder can have an overlapping exclusive time of the person. */
  is_exclusive: boolean
}

interface BookingPageTable {
  booking_page_id: string
  user_id: string
  booking_page_slug: string
  booking_page_title: string
  booking_page_description: string | null
  is_on: boolean
  is_listed: boolean
  durations: number[]
  booking_place: BookingPlace
  place_details: string | null
  questions: JSONColumnType<BookingQuestion[]>
  booking_hours: JSONColumnType<BookingHours> | null
  notice_minutes: number
  days_ahead: number
  bookings_a_day_max: number | null
  bookings_a_week_max: number | null
  buffer_before_minutes: number
  buffer_after_minutes: number
  step_minutes: number
  shown_timezone: string | null
  needs_confirmation: boolean
  needs_confirmed_address: boolean
  seats: number
  host_choice: HostChoice
  may_choose_host: boolean
  label_id: string | null
  booking_page_color: LabelColor | null
  page_language: 'en' | 'de' | null
  allowed_origins: string[]
  created_at: Date
  updated_at: Date
}

interface BookingPageHostTable {
  booking_page_id: string
  user_id: string
  place: number
  weight: number
  booking_hours: JSONColumnType<BookingHours> | null
  bookings_a_day_max: number | null
  buffer_before_minutes: number | null
  buffer_after_minutes: number | null
}

interface BookingTable {
  booking_id: string
  booking_page_id: string | null
  booking_page_title: string
  user_id: string
  host_id: string | null
  meeting_id: string | null
  booking_state: 'unconfirmed' | BookingState
  starts_at: Date
  ends_at: Date
  seat: Generated<number>
  guest_name: string
  guest_email: string
  guest_timezone: string
  guest_language: string
  answers: JSONColumnType<{ question_text: string; answer: string }[]>
  host_reason: string | null
  end_note: string | null
  is_no_show: Generated<boolean>
  expires_at: Date | null
  created_at: Date
  updated_at: Date
}

interface BookingLinkTable {
  booking_link_id: string
  booking_page_id: string
  user_id: string
  secret_sha256: Buffer
  has_held_times: boolean
  expires_at: Date
  used_by: string | null
  used_at: Date | null
  created_at: Date
}

interface PollTable {
  poll_id: string
  user_id: string
  poll_title: string
  poll_description: string | null
  poll_place: PollPlace
  place_details: string | null
  poll_timezone: string
  is_zone_fixed: boolean
  deadline: Date | null
  are_answers_hidden: boolean
  hold_for: PollHold
  has_public_link: boolean
  poll_state: PollState
  chosen_option_id: string | null
  meeting_id: string | null
  told_until: Date | null
  reminded_at: Date | null
  tells_end: Generated<boolean>
  reopened_at: Date | null
  /** When there was last something new, until all who answered are told. */
  news_at: Date | null
  /** Entries are to be compared with the options. */
  has_entries_due: Generated<boolean>
  created_at: Date
  updated_at: Date
}

interface PollOptionTable {
  option_id: string
  poll_id: string
  starts_at: Date
  ends_at: Date
  option_date: string | null
  /** Null for an option that the poll had from the beginning. */
  added_at: Date | null
}

/** A tentative entry in a participant's calendar, as the last mail has it. */
interface PollEntryTable {
  participant_id: string
  option_id: string
  /** Null after the poll was deleted. */
  poll_id: string | null
  /** The organizer; null after the account was deleted. */
  user_id: string | null
  /** Null for a participant without an account. */
  recipient_id: string | null
  recipient_name: string
  recipient_address: string
  recipient_language: string
  organizer_name: string
  organizer_address: string
  poll_title: string
  poll_timezone: string
  starts_at: Date
  ends_at: Date
  option_date: string | null
  /** Counts the mails about the entry. */
  sequence: number
  is_cancelled: boolean
}

interface PollParticipantTable {
  participant_id: string
  poll_id: string
  /** Null for a participant without an account. */
  user_id: string | null
  participant_email: string | null
  participant_name: string
  is_organizer: boolean
  /** Asked by the organizer, not come by the public link. */
  is_invited: boolean
  place: Generated<number>
  participant_timezone: string | null
  participant_language: string | null
  comment: Generated<string>
  answered_at: Date | null
  asked_at: Date | null
  end_told_at: Date | null
  /** When the mail about news was enqueued. */
  news_told_at: Date | null
  created_at: Date
}

interface PollAnswerTable {
  participant_id: string
  option_id: string
  answer: PollAnswer
}
