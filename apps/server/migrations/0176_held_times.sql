-- One row a person and time: times that a mail offers, that a guest or a poll holds, and that were booked.
-- btree_gist lets one constraint compare ids and ranges of time; it comes with PostgreSQL's own extensions.
create extension if not exists btree_gist;

alter table held_time
  add column holder_id uuid,
  add column purpose text not null default 'offer' check (purpose in ('offer', 'booking', 'poll')),
  add column state text not null default 'offered' check (state in ('offered', 'held', 'booked')),
  add column expires_at timestamptz,
  add column is_exclusive boolean not null default false,
  alter column meeting_id drop not null;

update held_time h set holder_id = h.meeting_id, is_exclusive = true,
  expires_at = (select o.expires_at from meeting_offer o where o.meeting_id = h.meeting_id);

insert into held_time (held_time_id, meeting_id, user_id, starts_at, ends_at, holder_id, purpose, state, expires_at,
  is_exclusive)
select gen_random_uuid(), meeting_id, other_user_id, starts_at, ends_at, holder_id, 'offer', 'offered', expires_at, false
from held_time where other_user_id is not null;

-- Open offers held the meeting's own time by the meeting alone.
insert into held_time (held_time_id, meeting_id, user_id, starts_at, ends_at, holder_id, purpose, state, expires_at,
  is_exclusive)
select gen_random_uuid(), o.meeting_id, o.user_id, m.starts_at, m.ends_at, o.meeting_id, 'offer', 'offered', o.expires_at,
  true
from meeting_offer o join meeting m on m.meeting_id = o.meeting_id
where o.state = 'open' and m.ends_at > m.starts_at
  and not exists (select from held_time h where h.meeting_id = o.meeting_id and h.user_id = o.user_id
    and h.starts_at < m.ends_at and h.ends_at > m.starts_at);

-- What two offers of one person hold both, because the second was made by hand, stays as it is.
update held_time one set is_exclusive = false where exists (
  select from held_time other where other.user_id = one.user_id and other.is_exclusive
    and other.holder_id <> one.holder_id and other.starts_at < one.ends_at and other.ends_at > one.starts_at);

drop index held_time_of_other;
drop trigger announce_insert on held_time;
drop trigger announce_update on held_time;
drop trigger announce_delete on held_time;
alter table held_time drop column other_user_id;
alter table held_time alter column holder_id set not null, alter column purpose drop default, alter column state drop default;
call announce_changes_of('held_time', 'meeting', 'user_id');

-- Two holders never have the same time of one person, however many transactions try at once. Times of one holder may
-- overlap: a poll asks about 10:00 and 10:30.
alter table held_time add constraint held_time_once exclude using gist (
  user_id with =, holder_id with <>, tstzrange(starts_at, ends_at) with &&) where (is_exclusive);

create index held_time_of_holder on held_time (holder_id);
create index held_time_expiry on held_time (expires_at) where expires_at is not null;

-- A meeting that moves leaves the time that was held for it.
create function release_left_time() returns trigger language plpgsql as $$
begin
  delete from held_time where meeting_id = old.meeting_id and starts_at = old.starts_at and ends_at = old.ends_at;
  return null;
end $$;

create trigger release_left_time after update on meeting for each row
  when (old.starts_at is distinct from new.starts_at or old.ends_at is distinct from new.ends_at
    or (new.meeting_status = 'cancelled' and old.meeting_status <> 'cancelled'))
  execute function release_left_time();
