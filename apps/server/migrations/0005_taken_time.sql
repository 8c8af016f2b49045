-- meeting_attendee_busy answers whose time is taken, so what it holds must be true of every occurrence,
-- wherever it was moved to: an attendee row reaches from the earliest start to the latest end of all
-- occurrences, and blocks as soon as one of them does.
alter table meeting_attendee add is_all_day boolean;

create function meeting_reach(
  m meeting, out first_starts_at timestamptz, out occupied_until timestamptz, out is_blocking boolean
) language sql stable as $$
  select
    least(m.first_starts_at, min(e.starts_at), (
      -- Wider than any zone, whose rules only the server knows for sure.
      select min(added) at time zone 'UTC' - interval '1 day' from unnest(m.added_walls) added
      where added < m.first_start_wall)),
    greatest(m.occupied_until, max(e.ends_at)),
    m.meeting_status <> 'cancelled' and (not m.is_transparent or coalesce(bool_or(not e.is_transparent), false))
  from meeting_exception e where e.meeting_id = m.meeting_id and not e.is_cancelled
$$;

create or replace function meeting_attendee_follows_meeting() returns trigger language plpgsql as $$
begin
  update meeting_attendee set
    starts_at = new.starts_at,
    ends_at = new.ends_at,
    first_starts_at = reach.first_starts_at,
    occupied_until = reach.occupied_until,
    is_series = new.rrule is not null or new.added_walls <> '{}',
    is_all_day = new.is_all_day,
    is_blocking = reach.is_blocking,
    meeting_status = new.meeting_status
  from meeting_reach(new) reach
  where meeting_id = new.meeting_id;
  return null;
end $$;

drop trigger meeting_attendee_follows_meeting on meeting;
create trigger meeting_attendee_follows_meeting
  after update of starts_at, ends_at, first_starts_at, occupied_until, rrule, added_walls, meeting_status,
    is_transparent, is_all_day
  on meeting for each row
  when (
    (old.starts_at, old.ends_at, old.first_starts_at, old.occupied_until, old.rrule, old.added_walls,
      old.meeting_status, old.is_transparent, old.is_all_day)
    is distinct from
    (new.starts_at, new.ends_at, new.first_starts_at, new.occupied_until, new.rrule, new.added_walls,
      new.meeting_status, new.is_transparent, new.is_all_day)
  )
  execute function meeting_attendee_follows_meeting();

create or replace function meeting_attendee_copies_meeting() returns trigger language plpgsql as $$
begin
  select
    m.starts_at, m.ends_at, reach.first_starts_at, reach.occupied_until,
    m.rrule is not null or m.added_walls <> '{}', m.is_all_day, reach.is_blocking, m.meeting_status
  into strict
    new.starts_at, new.ends_at, new.first_starts_at, new.occupied_until,
    new.is_series, new.is_all_day, new.is_blocking, new.meeting_status
  from meeting m, meeting_reach(m) reach where m.meeting_id = new.meeting_id;
  return new;
end $$;

-- Once a statement, however many occurrences it changes.
create or replace function meeting_attendee_follows_exception() returns trigger language plpgsql as $$
begin
  update meeting_attendee a set
    first_starts_at = reach.first_starts_at,
    occupied_until = reach.occupied_until,
    is_blocking = reach.is_blocking
  from (select distinct meeting_id from changed) c join meeting m using (meeting_id), meeting_reach(m) reach
  where a.meeting_id = m.meeting_id
    and (a.first_starts_at, a.occupied_until, a.is_blocking)
      is distinct from (reach.first_starts_at, reach.occupied_until, reach.is_blocking);
  return null;
end $$;

drop trigger meeting_attendee_follows_exception on meeting_exception;
create trigger meeting_attendee_follows_new_exception
  after insert on meeting_exception referencing new table as changed
  for each statement execute function meeting_attendee_follows_exception();
create trigger meeting_attendee_follows_exception
  after update on meeting_exception referencing new table as changed
  for each statement execute function meeting_attendee_follows_exception();
create trigger meeting_attendee_follows_lost_exception
  after delete on meeting_exception referencing old table as changed
  for each statement execute function meeting_attendee_follows_exception();

drop function earliest_start;

update meeting_attendee a set
  is_all_day = m.is_all_day,
  first_starts_at = reach.first_starts_at,
  occupied_until = reach.occupied_until,
  is_blocking = reach.is_blocking
from meeting m, meeting_reach(m) reach where m.meeting_id = a.meeting_id;

alter table meeting_attendee alter is_all_day set not null;

-- Everything that follows a meeting finds its attendees, guests included, by the meeting alone.
create index meeting_attendee_of_meeting on meeting_attendee (meeting_id);

drop index meeting_attendee_busy;
create index meeting_attendee_busy on meeting_attendee (user_id, occupied_until)
  include (first_starts_at, meeting_id, is_series, is_all_day)
  where user_id is not null and hidden_at is null and is_blocking and meeting_action <> 'rejected';
