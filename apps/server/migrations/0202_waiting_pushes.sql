-- Changes that wait until their calendar was read: of a meeting, or the deletion of an event whose meeting is gone.
create table waiting_push (
  connection_id uuid not null references connection on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  calendar_id text not null,
  meeting_id uuid references meeting on delete cascade,
  external_id text,
  waits_since timestamptz not null,
  check (num_nonnulls(meeting_id, external_id) = 1),
  unique nulls not distinct (connection_id, calendar_id, meeting_id, external_id)
);
create index waiting_push_of_meeting on waiting_push (meeting_id);
create index waiting_push_of_person on waiting_push (user_id);
call announce_changes_of('waiting_push', 'integration', 'user_id');
