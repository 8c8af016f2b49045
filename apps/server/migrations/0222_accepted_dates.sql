-- A date that the person has accepted by itself takes time, also where the series is declined.
alter table meeting_attendee add has_accepted_dates boolean not null default false;

update meeting_attendee a set has_accepted_dates = true
where exists (
  select from occurrence_reply r where r.meeting_attendee_id = a.meeting_attendee_id and r.meeting_action <> 'rejected');

alter table meeting_attendee alter column takes_time set expression as (
  is_blocking
  and (meeting_action <> 'rejected' or has_accepted_dates)
  and time_use <> 'never'
  and (hidden_at is null or time_use = 'only')
  and (time_use <> 'when_answered' or meeting_action <> 'pending' or is_tentative)
);

create function follow_accepted_dates() returns trigger language plpgsql as $$
begin
  update meeting_attendee a set has_accepted_dates = not a.has_accepted_dates
  where a.meeting_attendee_id in (select meeting_attendee_id from changed)
    and a.has_accepted_dates <> exists (
      select from occurrence_reply r
      where r.meeting_attendee_id = a.meeting_attendee_id and r.meeting_action <> 'rejected');
  return null;
end $$;

create trigger follow_accepted_insert after insert on occurrence_reply referencing new table as changed
  for each statement execute function follow_accepted_dates();
create trigger follow_accepted_update after update on occurrence_reply referencing new table as changed
  for each statement execute function follow_accepted_dates();
create trigger follow_accepted_delete after delete on occurrence_reply referencing old table as changed
  for each statement execute function follow_accepted_dates();
