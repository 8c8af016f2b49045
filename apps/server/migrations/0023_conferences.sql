-- Where a meeting is to be held on the organizer's account, and how far that is. Its link is the meeting's.
alter table meeting
  add conference text check (conference in ('google_meet', 'zoom')),
  add conference_state text check (conference_state in ('pending', 'ready', 'failed')),
  -- In a sentence: why there is none, or what is waited for.
  add conference_problem text,
  -- What Google Meet is asked with: once for each id.
  add conference_request_id uuid,
  add check ((conference is null) = (conference_state is null));

-- A meeting at Zoom that stands for one of ours. It outlives the meeting until Zoom has deleted it.
create table zoom_room (
  meeting_id uuid primary key,
  connection_id uuid not null references connection on delete cascade,
  -- Null until it is made.
  external_id text,
  -- A hash of what was written last.
  version text,
  -- Zoom makes as many as it is asked for: one asks at a time.
  lease_until timestamptz
);
