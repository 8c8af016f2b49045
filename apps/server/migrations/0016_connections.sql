-- A person's account at a provider. Tokens are sealed by the server's key before they come here.
create table connection (
  connection_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  provider text not null check (provider in ('google', 'calendly', 'zoom')),
  external_account_id text not null,
  account_email text,
  account_name text,
  access_token_sealed bytea,
  refresh_token_sealed bytea,
  access_expires_at timestamptz,
  granted_scopes text[],
  -- Why nothing can be read until the person connects again; null while the grant is good.
  reconnect_reason text,
  -- Why the last reading failed, in a sentence for the person; null after one that did not.
  problem text,
  problem_since timestamptz,
  failures_in_a_row integer not null default 0,
  next_sync_at timestamptz not null,
  last_attempt_at timestamptz,
  last_success_at timestamptz,
  -- Who reads just now: one at a time. Whoever no longer holds the token writes nothing.
  lease_token uuid,
  lease_until timestamptz,
  -- How many events the reading under way has brought; null when none is.
  events_read integer,
  first_sync_done_at timestamptz,
  -- Own meetings are written into this calendar; null for none.
  write_calendar_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index connection_once on connection (user_id, provider);
create index connection_due on connection (next_sync_at) where reconnect_reason is null;

-- A state that was sent along to a provider and has not come back. Each is good once, and for a while.
create table oauth_attempt (
  state_sha256 bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  -- The session it was begun in: nobody else's code is taken.
  session_sha256 bytea not null,
  provider text not null,
  code_verifier_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index oauth_attempt_of_user on oauth_attempt (user_id);

create table connection_calendar (
  connection_id uuid not null references connection on delete cascade,
  calendar_id text not null,
  name text not null,
  is_primary boolean not null,
  is_writable boolean not null,
  timezone text,
  color text,
  is_shown boolean not null,
  counts_as_busy boolean not null,
  cursor text,
  -- A reading that was broken off goes on from here; both are null when none was.
  next_page text,
  reading_id uuid,
  last_success_at timestamptz,
  problem text,
  -- The provider tells changes to this address of ours until then.
  channel_id text,
  channel_resource_id text,
  channel_token_sealed bytea,
  channel_expires_at timestamptz,
  primary key (connection_id, calendar_id)
);

create unique index connection_calendar_channel on connection_calendar (channel_id) where channel_id is not null;

-- What the providers say, as they say it: meetings are made of it, and made again whenever it changes.
create table remote_event (
  remote_event_id uuid primary key,
  connection_id uuid not null references connection on delete cascade,
  calendar_id text not null,
  external_id text not null,
  user_id uuid not null references app_user on delete cascade,
  -- Set for one occurrence of a series: the series, and where its rule puts the occurrence.
  series_external_id text,
  original_start text,
  version text not null,
  updated_at_provider timestamptz,
  -- A CalendarEvent of a meeting or series, an EventOverride of an occurrence; null for one that does not take place.
  event jsonb,
  facts jsonb,
  -- What tells that events of several calendars are one: of meetings only.
  ical_uid text,
  join_key text,
  linked_external_id text,
  first_starts_at timestamptz,
  -- The last whole reading that listed it.
  reading_id uuid,
  meeting_id uuid references meeting on delete set null,
  foreign key (connection_id, calendar_id) references connection_calendar on delete cascade
);

create unique index remote_event_once on remote_event (connection_id, calendar_id, external_id);
create index remote_event_of_series on remote_event (connection_id, calendar_id, series_external_id) where series_external_id is not null;
create index remote_event_of_meeting on remote_event (meeting_id) where meeting_id is not null;
create index remote_event_by_uid on remote_event (user_id, ical_uid) where ical_uid is not null;
create index remote_event_by_join on remote_event (user_id, join_key) where join_key is not null;
create index remote_event_by_link on remote_event (user_id, linked_external_id) where linked_external_id is not null;
create index remote_event_by_external on remote_event (user_id, external_id);

-- How the calendars a meeting comes from want it to count for the person: as it says itself, never, or only as
-- taken time of a meeting that is not shown.
alter table meeting_attendee add time_use text not null default 'as_meeting'
  check (time_use in ('as_meeting', 'never', 'only'));

-- Who decides about a meeting that came from outside, where it is not the person it belongs to.
alter table meeting add outside_organizer_name text;
alter table meeting add outside_organizer_email text;

-- The person such a meeting belongs to may have declined it there.
alter table meeting_attendee drop constraint meeting_attendee_check1;
alter table meeting_attendee add check (not is_organizer or user_id is not null);

-- Whoever only hides a calendar leaves no meeting.
drop trigger task_loses_who_hides on meeting_attendee;
create trigger task_loses_who_hides
  after update of hidden_at on meeting_attendee for each row
  when (old.hidden_at is null and new.hidden_at is not null and new.time_use <> 'only')
  execute function task_loses_who_leaves();

drop index meeting_attendee_busy;
create index meeting_attendee_busy on meeting_attendee (user_id, occupied_until)
  include (first_starts_at, meeting_id, is_series, is_all_day)
  where user_id is not null and (hidden_at is null or time_use = 'only') and is_blocking
    and meeting_action <> 'rejected' and time_use <> 'never';

call announce_changes_of('connection', 'integration', 'user_id');
