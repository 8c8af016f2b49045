-- Rules that write the busy times of one calendar into another one, as events without a title.
create table busy_mirror (
  busy_mirror_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- Null once the account was disconnected: then what was written goes, and the rule with it.
  from_connection_id uuid references connection on delete set null,
  from_calendar_id text not null,
  to_connection_id uuid not null references connection on delete cascade,
  to_calendar_id text not null,
  is_on boolean not null,
  -- Deleted by the person, until its events are deleted, too.
  is_ending boolean not null default false,
  problem text,
  mirrored_at timestamptz,
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((from_connection_id, from_calendar_id) is distinct from (to_connection_id, to_calendar_id))
);
create unique index busy_mirror_once on busy_mirror
  (from_connection_id, from_calendar_id, to_connection_id, to_calendar_id) where not is_ending;
create index busy_mirror_of_person on busy_mirror (user_id);
create index busy_mirror_of_source on busy_mirror (from_connection_id);
create index busy_mirror_of_target on busy_mirror (to_connection_id);
call announce_changes_of('busy_mirror', 'integration', 'user_id');

-- The events that a rule has written, or is about to write.
create table mirrored_event (
  mirrored_event_id uuid primary key,
  busy_mirror_id uuid not null references busy_mirror on delete cascade,
  -- The event, and of a series the occurrence's start by the rule.
  source_key text not null,
  external_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_all_day boolean not null,
  is_written boolean not null,
  unique (busy_mirror_id, source_key)
);
create index mirrored_event_at_provider on mirrored_event (external_id);
