create type meeting_status as enum ('active', 'cancelled', 'completed');
create type meeting_action as enum ('pending', 'approved', 'rejected');

-- A series is one row with its rule. first_starts_at/first_ends_at are the moments of its first
-- occurrence (of the only one, for a single meeting); starts_at/ends_at those of the occurrence that
-- lists show: the next one, or the last once all are over.
create table meeting (
  meeting_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  meeting_title text not null,
  meeting_description text not null,
  agenda text not null,
  meeting_link text,
  location_name text,
  location_link text,
  latitude double precision,
  longitude double precision,
  meeting_status meeting_status not null,
  meeting_priority text not null check (meeting_priority in ('low', 'medium', 'high')),
  meeting_integration_type text not null
    check (meeting_integration_type in ('smart_calendar', 'custom', 'google_calendar', 'calendly', 'zoom')),
  meeting_integration_id text,
  meeting_timezone text not null,
  -- The wall clock in meeting_timezone rules: a series stays at 10:00 when clocks change.
  first_start_wall timestamp not null,
  first_end_wall timestamp not null,
  first_starts_at timestamptz not null,
  first_ends_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the last occurrence ends; infinity for a series without an end.
  occupied_until timestamptz not null,
  is_all_day boolean not null,
  is_transparent boolean not null,
  recurring_type text check (recurring_type in ('daily', 'weekly', 'monthly', 'custom')),
  -- Bit n is weekday n, 0 = Sunday.
  recurring_days smallint not null default 0,
  recurring_end_date date,
  -- RFC 5545, without DTSTART; null for a single meeting.
  rrule text,
  -- Extra occurrences (RDATE), as wall times.
  added_walls timestamp[] not null default '{}',
  ical_uid text not null,
  ical_sequence integer not null default 0,
  -- Of the imported event, so that importing the same again changes nothing.
  import_sha256 bytea,
  search_text text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (first_starts_at <= first_ends_at),
  check (starts_at <= ends_at)
);

create unique index meeting_by_ical_uid on meeting (user_id, ical_uid);
create index meeting_by_words on meeting using gin (search_text gin_trgm_ops);

-- An occurrence exists only where it differs from its series. original_starts_at is the start the rule
-- gives, whatever the exception moved it to.
create table meeting_exception (
  meeting_id uuid not null references meeting on delete cascade,
  original_starts_at timestamptz not null,
  is_cancelled boolean not null,
  start_wall timestamp,
  end_wall timestamp,
  meeting_timezone text,
  starts_at timestamptz,
  ends_at timestamptz,
  meeting_title text,
  meeting_description text,
  meeting_link text,
  location_name text,
  is_transparent boolean,
  primary key (meeting_id, original_starts_at),
  check (is_cancelled or (starts_at is not null and ends_at is not null and starts_at <= ends_at))
);

-- Everybody a meeting belongs to: its organizer, invited people and guests without an account. The id of
-- an invited person's row is the id of the proposal that asks them. The columns after `hidden_at` repeat
-- the meeting's so that one index answers whose time is taken; a trigger keeps them in step.
create table meeting_attendee (
  meeting_attendee_id uuid primary key,
  meeting_id uuid not null references meeting on delete cascade,
  user_id uuid references app_user on delete cascade,
  guest_email text,
  guest_name text,
  is_organizer boolean not null,
  meeting_action meeting_action not null,
  answered_at timestamptz,
  -- An invited person took the meeting off the own list.
  hidden_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  first_starts_at timestamptz not null,
  occupied_until timestamptz not null,
  is_series boolean not null,
  is_blocking boolean not null,
  check ((user_id is null) = (guest_email is not null)),
  check (not is_organizer or (user_id is not null and meeting_action = 'approved'))
);

create unique index meeting_attendee_once on meeting_attendee (meeting_id, user_id) where user_id is not null;
create unique index meeting_guest_once on meeting_attendee (meeting_id, lower(guest_email)) where guest_email is not null;
create index meeting_attendee_list on meeting_attendee (user_id, starts_at, meeting_id)
  include (ends_at, occupied_until, is_series, meeting_action) where user_id is not null and hidden_at is null;
create index meeting_attendee_busy on meeting_attendee (user_id, occupied_until) include (first_starts_at, meeting_id)
  where user_id is not null and hidden_at is null and is_blocking and meeting_action <> 'rejected';
create index meeting_attendee_pending on meeting_attendee (user_id, ends_at)
  where user_id is not null and hidden_at is null and meeting_action = 'pending';

create function meeting_attendee_follows_meeting() returns trigger language plpgsql as $$
begin
  update meeting_attendee set
    starts_at = new.starts_at,
    ends_at = new.ends_at,
    first_starts_at = new.first_starts_at,
    occupied_until = new.occupied_until,
    is_series = new.rrule is not null or new.added_walls <> '{}',
    is_blocking = new.meeting_status <> 'cancelled' and not new.is_transparent
  where meeting_id = new.meeting_id;
  return null;
end $$;

create trigger meeting_attendee_follows_meeting
  after update of starts_at, ends_at, first_starts_at, occupied_until, rrule, added_walls, meeting_status, is_transparent
  on meeting for each row
  when (
    (old.starts_at, old.ends_at, old.first_starts_at, old.occupied_until, old.rrule, old.added_walls, old.meeting_status, old.is_transparent)
    is distinct from
    (new.starts_at, new.ends_at, new.first_starts_at, new.occupied_until, new.rrule, new.added_walls, new.meeting_status, new.is_transparent)
  )
  execute function meeting_attendee_follows_meeting();

create function meeting_attendee_copies_meeting() returns trigger language plpgsql as $$
begin
  select
    m.starts_at, m.ends_at, m.first_starts_at, m.occupied_until,
    m.rrule is not null or m.added_walls <> '{}',
    m.meeting_status <> 'cancelled' and not m.is_transparent
  into strict
    new.starts_at, new.ends_at, new.first_starts_at, new.occupied_until, new.is_series, new.is_blocking
  from meeting m where m.meeting_id = new.meeting_id;
  return new;
end $$;

create trigger meeting_attendee_copies_meeting
  before insert on meeting_attendee for each row execute function meeting_attendee_copies_meeting();

-- Somebody who is asked proposes another time; the organizer answers.
create table counter_proposal (
  counter_proposal_id uuid primary key,
  meeting_id uuid not null references meeting on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  meeting_action meeting_action not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  check (starts_at < ends_at)
);

create unique index counter_proposal_once on counter_proposal (meeting_id, user_id) where meeting_action = 'pending';
create index counter_proposal_of_meeting on counter_proposal (meeting_id);

-- Brings the searched words of meetings up to date: called after a meeting, its people or their names change.
create function refresh_search_text(meeting_ids uuid[]) returns void language sql as $$
  update meeting m set search_text = search_form(concat_ws(' ',
    m.meeting_title, m.meeting_description, m.agenda, m.location_name,
    (select string_agg(coalesce(u.full_name, concat_ws(' ', a.guest_name, a.guest_email)), ' ')
     from meeting_attendee a left join app_user u using (user_id)
     where a.meeting_id = m.meeting_id)))
  where m.meeting_id = any (meeting_ids)
$$;
