-- Rows of meetings that have gone from a calendar end after a time, and tokens that are older with them. deleted_at is
-- when the clean-up first saw the row, so that the time is that of the application.
alter table dav_resource add column deleted_at timestamptz;
create index dav_resource_deleted on dav_resource (deleted_at nulls first) where is_deleted;

-- Changes up to this one may be missing: tokens before it are refused.
alter table dav_calendar add column pruned_revision bigint not null default 0;

create or replace function dav_count_changes() returns trigger language plpgsql as $$
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
        deleted_at = null,
        source = case when not exists (select from meeting m where m.meeting_id = excluded.meeting_id) then null
          else dav_resource.source end;
  end loop;
  delete from dav_touched where touched_xact = own;
  return null;
end $$;

-- Answers to single dates are part of what programs are told.
create function dav_touch_replied() returns trigger language plpgsql as $$
begin
  if not exists (select from dav_calendar) then return null; end if;
  perform dav_touch(array(
    select distinct n.meeting_id from new_rows n
    join old_rows o using (meeting_attendee_id, original_starts_at, is_for_following)
    where (n.meeting_action, n.is_tentative, n.answered_at) is distinct from (o.meeting_action, o.is_tentative, o.answered_at)));
  return null;
end $$;

create trigger dav_touch_insert after insert on occurrence_reply referencing new table as changed
  for each statement execute function dav_touch_changed();
create trigger dav_touch_update after update on occurrence_reply
  referencing old table as old_rows new table as new_rows for each statement execute function dav_touch_replied();
create trigger dav_touch_delete after delete on occurrence_reply referencing old table as changed
  for each statement execute function dav_touch_changed();

-- Whether the organizer outside, if there is one, has been mailed the answer.
alter table occurrence_reply add column is_mailed boolean not null default false;
