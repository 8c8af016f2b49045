-- An invitation by mail from an unknown sender takes no time until the person answers it.
alter table meeting_attendee drop constraint meeting_attendee_time_use_check;
alter table meeting_attendee add check (time_use in ('as_meeting', 'never', 'only', 'when_answered'));

-- An invitation of an unknown sender that waits for the person's answer.
alter table meeting_attendee add awaits_answer boolean not null generated always as (
  time_use = 'when_answered' and meeting_action = 'pending' and not is_tentative
) stored;

-- The one place that says whether a meeting takes a person's time.
alter table meeting_attendee add takes_time boolean not null generated always as (
  is_blocking
  and meeting_action <> 'rejected'
  and time_use <> 'never'
  and (hidden_at is null or time_use = 'only')
  and (time_use <> 'when_answered' or meeting_action <> 'pending' or is_tentative)
) stored;

drop index meeting_attendee_busy;
create index meeting_attendee_busy on meeting_attendee (user_id, occupied_until)
  include (first_starts_at, meeting_id, is_series, is_all_day)
  where user_id is not null and takes_time;

-- Bounds how many of them wait for an answer.
create index meeting_attendee_unknown_sender on meeting_attendee (user_id, occupied_until)
  where awaits_answer;

-- Whether the person has had a meeting with an address.
create index meeting_attendee_by_guest on meeting_attendee (lower(guest_email)) where guest_email is not null;
create index meeting_by_outside_organizer on meeting (user_id, lower(outside_organizer_email))
  where outside_organizer_email is not null;

-- The addresses that a person has written to. A mail that a program wrote, or that only answers a calendar, is none.
create table mail_recipient (
  user_id uuid not null references app_user on delete cascade,
  -- Small letters.
  address text not null,
  mail_id uuid not null references mail on delete cascade,
  primary key (user_id, address, mail_id)
);

create index mail_recipient_of_mail on mail_recipient (mail_id);

create function keep_recipients(mail_ids uuid[]) returns void language sql as $$
  insert into mail_recipient (user_id, address, mail_id)
  select m.user_id, lower(person ->> 'address'), m.mail_id
  from mail m
  join mail_content c on c.mail_id = m.mail_id
  cross join lateral (
    select person from jsonb_array_elements(c.to_people || c.cc_people) person
    where length(person ->> 'address') between 1 and 320 limit 500) people
  where m.mail_id = any (mail_ids) and m.place = 'sent' and not m.is_bulk and c.calendars = '[]'
  on conflict do nothing
$$;

create function mail_recipient_follows_mail() returns trigger language plpgsql as $$
begin
  perform keep_recipients((select array_agg(mail_id) from changed));
  return null;
end $$;

create trigger mail_recipient_follows_content
  after insert on mail_content referencing new table as changed
  for each statement execute function mail_recipient_follows_mail();

create function mail_recipient_follows_place() returns trigger language plpgsql as $$
begin
  perform keep_recipients(array[new.mail_id]);
  return null;
end $$;

create trigger mail_recipient_follows_place
  after update of place on mail for each row when (new.place = 'sent' and old.place <> 'sent')
  execute function mail_recipient_follows_place();

select keep_recipients(array_agg(mail_id)) from mail where place = 'sent';

-- Invitations that wait for an answer are judged as those to come are (docs/rules/imip.md, IM20).
update meeting_attendee a set time_use = 'when_answered'
from meeting m
join mailed_event e on e.meeting_id = m.meeting_id
where a.meeting_id = m.meeting_id and a.user_id = m.user_id and a.is_organizer
  and m.meeting_integration_type = 'custom' and a.meeting_action = 'pending' and a.time_use = 'as_meeting'
  and not (
    lower(e.sender_address) = lower(e.organizer_address)
    and (
      exists (select from app_user u where lower(u.primary_email) = lower(e.organizer_address)
        and u.disabled_at is null)
      or exists (select from mail_recipient r where r.user_id = a.user_id
        and r.address = lower(e.organizer_address))
      or exists (
        select from meeting o join meeting_attendee mine on mine.meeting_id = o.meeting_id and mine.user_id = a.user_id
        where o.user_id = a.user_id and lower(o.outside_organizer_email) = lower(e.organizer_address)
          and o.meeting_integration_type = 'custom' and mine.meeting_action = 'approved')
      or exists (
        select from meeting_attendee guest
        join meeting o on o.meeting_id = guest.meeting_id
        join meeting_attendee mine on mine.meeting_id = guest.meeting_id and mine.user_id = a.user_id
        where guest.guest_email is not null and lower(guest.guest_email) = lower(e.organizer_address)
          and mine.meeting_action = 'approved'
          and (o.outside_organizer_name is null or o.meeting_integration_type = 'custom'))));
