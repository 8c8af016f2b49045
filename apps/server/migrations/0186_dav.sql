-- What the CalDAV server knows of a person's calendar. Only people whose programs have signed in have a row, and only their
-- changes are counted.
create table dav_calendar (
  user_id uuid primary key references app_user on delete cascade,
  -- Part of every tag and token: those of a former row are no longer valid.
  incarnation text not null default substr(md5(gen_random_uuid()::text), 1, 12),
  -- The last change, as the programs know it. 1 is the calendar as it was first read.
  revision bigint not null default 1,
  -- Writers that began before the row was visible do not count their changes. Until they are done, a token leads to a
  -- whole listing.
  counted_from xid8,
  is_settled boolean not null default false,
  calendar_name text,
  calendar_color text,
  created_at timestamptz not null
);

-- A meeting as one person's programs know it; without a row it has not changed since they first read it.
create table dav_resource (
  user_id uuid not null references app_user on delete cascade,
  -- No reference: the row outlives the meeting, so that programs hear of its end.
  meeting_id uuid not null,
  -- The name that a program gave it; null for the meeting's id.
  resource_name text check (length(resource_name) between 1 and 255),
  revision bigint not null,
  is_deleted boolean not null,
  -- What a program wrote last, with all that Meridian itself does not store.
  source text,
  -- The hash of the meeting as that text has it; null where the text says something else than the meeting.
  source_sha256 bytea,
  primary key (user_id, meeting_id)
);

create unique index dav_resource_name on dav_resource (user_id, resource_name) where resource_name is not null;
create index dav_resource_changes on dav_resource (user_id, revision);

-- The changes of transactions that are not committed yet: a commit empties it of its own.
create unlogged table dav_touched (
  touched_xact xid8 not null,
  user_id uuid not null,
  meeting_id uuid not null,
  primary key (touched_xact, user_id, meeting_id)
);

-- Numbers the changes of a transaction as it is committed. The row of each person is locked until then, so that a number
-- becomes visible only after all lower ones; people are locked in one order, so that two commits cannot wait for each
-- other.
create function dav_count_changes() returns trigger language plpgsql as $$
declare
  own constant xid8 := pg_current_xact_id();
  person uuid;
  count_of_person bigint;
  last_revision bigint;
begin
  for person, count_of_person in
    select t.user_id, count(*) from dav_touched t where t.touched_xact = own group by t.user_id order by t.user_id
  loop
    update dav_calendar c set revision = c.revision + count_of_person where c.user_id = person
      returning c.revision into last_revision;
    if not found then continue; end if;
    insert into dav_resource (user_id, meeting_id, revision, is_deleted)
      select person, t.meeting_id,
        last_revision - count_of_person + row_number() over (order by t.meeting_id),
        not exists (select from meeting_attendee a where a.meeting_id = t.meeting_id and a.user_id = person
          and a.hidden_at is null and a.meeting_action <> 'rejected')
      from dav_touched t where t.touched_xact = own and t.user_id = person
      on conflict (user_id, meeting_id) do update set revision = excluded.revision, is_deleted = excluded.is_deleted,
        source = case when not exists (select from meeting m where m.meeting_id = excluded.meeting_id) then null
          else dav_resource.source end;
  end loop;
  delete from dav_touched where touched_xact = own;
  return null;
end $$;

create constraint trigger dav_count_changes after insert on dav_touched deferrable initially deferred
  for each row execute function dav_count_changes();

create function dav_touch(meeting_ids uuid[]) returns void language sql as $$
  insert into dav_touched (touched_xact, user_id, meeting_id)
  select distinct pg_current_xact_id(), a.user_id, a.meeting_id
  from meeting_attendee a join dav_calendar c on c.user_id = a.user_id
  where a.meeting_id = any (meeting_ids)
  on conflict do nothing
$$;

create function dav_touch_meetings() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  perform dav_touch(array(
    select n.meeting_id from new_rows n join old_rows o using (meeting_id)
    where (n.meeting_title, n.meeting_description, n.agenda, n.meeting_link, n.location_name, n.location_link, n.latitude,
        n.longitude, n.meeting_status, n.meeting_priority, n.meeting_timezone, n.first_start_wall, n.first_end_wall,
        n.is_all_day, n.is_transparent, n.rrule, n.added_walls, n.ical_uid, n.ical_sequence, n.outside_organizer_name,
        n.outside_organizer_email, n.updated_at)
      is distinct from (o.meeting_title, o.meeting_description, o.agenda, o.meeting_link, o.location_name,
        o.location_link, o.latitude, o.longitude, o.meeting_status, o.meeting_priority, o.meeting_timezone,
        o.first_start_wall, o.first_end_wall, o.is_all_day, o.is_transparent, o.rrule, o.added_walls, o.ical_uid,
        o.ical_sequence, o.outside_organizer_name, o.outside_organizer_email, o.updated_at)));
  return null;
end $$;

create trigger dav_touch after update on meeting referencing old table as old_rows new table as new_rows
  for each statement execute function dav_touch_meetings();

create function dav_touch_changed() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  perform dav_touch(array(select distinct meeting_id from changed));
  return null;
end $$;

-- Also the person of the row, who is no longer among the attendees.
create function dav_touch_left() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  insert into dav_touched (touched_xact, user_id, meeting_id)
  select distinct pg_current_xact_id(), o.user_id, o.meeting_id
  from changed o join dav_calendar c on c.user_id = o.user_id
  on conflict do nothing;
  perform dav_touch(array(select distinct meeting_id from changed));
  return null;
end $$;

-- Most updates of these rows only follow their meeting.
create function dav_touch_answered() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  perform dav_touch(array(
    select distinct n.meeting_id from new_rows n join old_rows o using (meeting_attendee_id)
    where (n.user_id, n.guest_email, n.guest_name, n.is_organizer, n.meeting_action, n.is_tentative, n.hidden_at,
        n.awaits_answer)
      is distinct from (o.user_id, o.guest_email, o.guest_name, o.is_organizer, o.meeting_action, o.is_tentative,
        o.hidden_at, o.awaits_answer)));
  return null;
end $$;

create trigger dav_touch_insert after insert on meeting_attendee referencing new table as changed
  for each statement execute function dav_touch_changed();
create trigger dav_touch_update after update on meeting_attendee
  referencing old table as old_rows new table as new_rows for each statement execute function dav_touch_answered();
create trigger dav_touch_delete after delete on meeting_attendee referencing old table as changed
  for each statement execute function dav_touch_left();

create trigger dav_touch_insert after insert on meeting_exception referencing new table as changed
  for each statement execute function dav_touch_changed();
create trigger dav_touch_update after update on meeting_exception referencing new table as changed
  for each statement execute function dav_touch_changed();
create trigger dav_touch_delete after delete on meeting_exception referencing old table as changed
  for each statement execute function dav_touch_changed();

-- Names of organizers and attendees are part of their meetings.
create function dav_touch_named() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  perform dav_touch(array(
    select distinct a.meeting_id from new_rows n join old_rows o using (user_id)
    join meeting_attendee a on a.user_id = n.user_id
    where (n.full_name, n.primary_email) is distinct from (o.full_name, o.primary_email)));
  return null;
end $$;

create trigger dav_touch after update on app_user referencing old table as old_rows new table as new_rows
  for each statement execute function dav_touch_named();
