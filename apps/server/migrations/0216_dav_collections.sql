-- Which calendars a meeting comes from decides which collection of the person it is in: a change of it is a change for
-- calendar programs.
create function dav_touch_sources() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  insert into dav_touched (touched_xact, user_id, meeting_id)
  select distinct pg_current_xact_id(), r.user_id, r.meeting_id
  from changed r join dav_calendar c on c.user_id = r.user_id
  where r.meeting_id is not null
  on conflict do nothing;
  return null;
end $$;

create function dav_touch_moved_sources() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  insert into dav_touched (touched_xact, user_id, meeting_id)
  select distinct pg_current_xact_id(), n.user_id, moved.meeting_id
  from new_rows n join old_rows o using (remote_event_id) join dav_calendar c on c.user_id = n.user_id
  cross join lateral (values (n.meeting_id), (o.meeting_id)) moved (meeting_id)
  where n.meeting_id is distinct from o.meeting_id and moved.meeting_id is not null
  on conflict do nothing;
  return null;
end $$;

create trigger dav_touch_insert after insert on remote_event referencing new table as changed
  for each statement execute function dav_touch_sources();
create trigger dav_touch_update after update on remote_event
  referencing old table as old_rows new table as new_rows
  for each statement execute function dav_touch_moved_sources();
create trigger dav_touch_delete after delete on remote_event referencing old table as changed
  for each statement execute function dav_touch_sources();

create function dav_touch_calendars() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  insert into dav_touched (touched_xact, user_id, meeting_id)
  select distinct pg_current_xact_id(), r.user_id, r.meeting_id
  from new_rows n join old_rows o using (connection_id, calendar_id)
  join remote_event r using (connection_id, calendar_id) join dav_calendar c on c.user_id = r.user_id
  where (n.is_shown, n.is_writable) is distinct from (o.is_shown, o.is_writable) and r.meeting_id is not null
  on conflict do nothing;
  return null;
end $$;

create trigger dav_touch after update on connection_calendar
  referencing old table as old_rows new table as new_rows
  for each statement execute function dav_touch_calendars();

-- Programs of people with calendars that are only read read everything again: some of it is in another collection now.
update dav_calendar d set incarnation = substr(md5(gen_random_uuid()::text), 1, 12)
where exists (
  select from connection c join connection_calendar k on k.connection_id = c.connection_id
  where c.user_id = d.user_id and not k.is_writable);
