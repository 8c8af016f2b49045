-- Addresses of other services that are told what happens to a person's meetings and bookings.
create table webhook (
  webhook_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  webhook_url text not null,
  secret_sealed bytea not null,
  event_types text[] not null check (cardinality(event_types) > 0),
  is_on boolean not null,
  -- Why the server switched it off.
  off_reason text check (off_reason in ('failing', 'gone')),
  -- Since when no delivery has arrived.
  failing_since timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index webhook_of_person on webhook (user_id);
create index webhook_that_is_on on webhook (user_id) where is_on;

-- What a webhook is told: the queue and the log in one. The data are those of the moment.
create table webhook_delivery (
  webhook_delivery_id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  event_type text not null,
  event_data jsonb not null,
  delivery_state text not null check (delivery_state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  last_status integer,
  last_problem text,
  last_tried_at timestamptz,
  created_at timestamptz not null
);

create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, created_at);
create index webhook_delivery_of_person on webhook_delivery (user_id);
create index webhook_delivery_due on webhook_delivery (next_at) where delivery_state = 'waiting';
create index webhook_delivery_old on webhook_delivery (created_at);

call announce_changes_of('webhook', 'webhook', 'user_id');
call announce_changes_of('webhook_delivery', 'webhook', 'user_id');

create function webhook_moment(moment timestamptz) returns text language sql immutable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function webhook_meeting(m meeting) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'meeting_id', m.meeting_id, 'meeting_title', m.meeting_title, 'meeting_status', m.meeting_status,
    'start_timestamp', webhook_moment(m.first_starts_at), 'end_timestamp', webhook_moment(m.first_ends_at),
    'meeting_timezone', m.meeting_timezone, 'is_all_day', m.is_all_day,
    'is_recurring', m.recurring_type is not null or m.rrule is not null,
    'meeting_link', m.meeting_link, 'location_name', m.location_name, 'organizer_id', m.user_id)
$$;

-- Tells the webhooks of these people that are on and want the event; those of disabled accounts are told nothing. A statement that changes thousands of meetings,
-- such as an import, tells each webhook of 500.
create function tell_webhooks(wanted text, told jsonb[], people uuid[]) returns void language sql as $$
  insert into webhook_delivery (webhook_delivery_id, webhook_id, user_id, event_type, event_data, delivery_state,
    next_at, created_at)
  select gen_random_uuid(), w.webhook_id, w.user_id, wanted, one.event_data, 'waiting', now(), now()
  from webhook w join app_user u on u.user_id = w.user_id and u.disabled_at is null cross join lateral (
    select event_data from unnest(told, people) with ordinality as given (event_data, user_id, place)
    where given.user_id = w.user_id order by place limit 500) one
  where w.is_on and wanted = any(w.event_types) and w.user_id = any(people)
$$;

create function tell_of_attendees() returns trigger language plpgsql as $$
declare
  told jsonb[];
  people uuid[];
begin
  if not exists (select from webhook where is_on) then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(webhook_meeting(m) || jsonb_build_object('attendee', jsonb_build_object(
        'user_id', n.user_id, 'full_name', coalesce(u.full_name, n.guest_name),
        'email', coalesce(u.primary_email, n.guest_email), 'meeting_action', n.meeting_action))), array_agg(m.user_id)
      into told, people
      from changed n join before o using (meeting_attendee_id) join meeting m on m.meeting_id = n.meeting_id
      left join app_user u on u.user_id = n.user_id
      where n.meeting_action <> o.meeting_action and not n.is_organizer;
    perform tell_webhooks('meeting.answered', told, people);
  else
    -- A meeting that is deleted is gone here, and is told by the trigger below.
    select array_agg(webhook_meeting(m)), array_agg(c.user_id) into told, people
      from changed c join meeting m using (meeting_id) where c.user_id is not null and m.last_ends_at > now();
    perform tell_webhooks(case tg_op when 'INSERT' then 'meeting.created' else 'meeting.cancelled' end, told, people);
  end if;
  return null;
end $$;

create trigger webhook_insert after insert on meeting_attendee referencing new table as changed
  for each statement execute function tell_of_attendees();
create trigger webhook_update after update on meeting_attendee referencing old table as before new table as changed
  for each statement execute function tell_of_attendees();
create trigger webhook_delete after delete on meeting_attendee referencing old table as changed
  for each statement execute function tell_of_attendees();

create function tell_of_meetings() returns trigger language plpgsql as $$
declare
  wanted text;
  told jsonb[];
  people uuid[];
begin
  if not exists (select from webhook where is_on) then return null; end if;
  foreach wanted in array array['meeting.changed', 'meeting.cancelled'] loop
    select array_agg(webhook_meeting(n)), array_agg(a.user_id) into told, people
      from changed n join before o using (meeting_id) join meeting_attendee a on a.meeting_id = n.meeting_id
      where a.user_id is not null and (o.meeting_title, o.meeting_description, o.agenda, o.meeting_link, o.location_name,
          o.location_link, o.meeting_status, o.meeting_timezone, o.first_starts_at, o.first_ends_at, o.is_all_day, o.rrule,
          o.recurring_type, o.recurring_days, o.recurring_end_date)
        is distinct from (n.meeting_title, n.meeting_description, n.agenda, n.meeting_link, n.location_name,
          n.location_link, n.meeting_status, n.meeting_timezone, n.first_starts_at, n.first_ends_at, n.is_all_day, n.rrule,
          n.recurring_type, n.recurring_days, n.recurring_end_date)
        and (wanted = 'meeting.cancelled') = (n.meeting_status = 'cancelled' and o.meeting_status <> 'cancelled');
    perform tell_webhooks(wanted, told, people);
  end loop;
  return null;
end $$;

create trigger webhook_update after update on meeting referencing old table as before new table as changed
  for each statement execute function tell_of_meetings();

-- One date of a series was moved, cancelled or restored.
create function tell_of_exceptions() returns trigger language plpgsql as $$
declare
  told jsonb[];
  people uuid[];
begin
  if not exists (select from webhook where is_on) then return null; end if;
  select array_agg(webhook_meeting(m)), array_agg(a.user_id) into told, people
    from (select distinct meeting_id from changed) c join meeting m using (meeting_id)
    join meeting_attendee a on a.meeting_id = m.meeting_id and a.user_id is not null;
  perform tell_webhooks('meeting.changed', told, people);
  return null;
end $$;

create trigger webhook_insert after insert on meeting_exception referencing new table as changed
  for each statement execute function tell_of_exceptions();
create trigger webhook_update after update on meeting_exception referencing new table as changed
  for each statement execute function tell_of_exceptions();
create trigger webhook_delete after delete on meeting_exception referencing old table as changed
  for each statement execute function tell_of_exceptions();

-- Before the meeting goes, its attendees can still be found.
create function tell_of_deletion() returns trigger language plpgsql as $$
begin
  if old.meeting_status <> 'cancelled' and old.last_ends_at > now() and exists (select from webhook where is_on) then
    perform tell_webhooks('meeting.cancelled',
      array_agg(webhook_meeting(old) || jsonb_build_object('meeting_status', 'cancelled')), array_agg(a.user_id))
      from meeting_attendee a where a.meeting_id = old.meeting_id and a.user_id is not null;
  end if;
  return old;
end $$;

create trigger webhook_delete before delete on meeting for each row execute function tell_of_deletion();

create function tell_of_bookings() returns trigger language plpgsql as $$
begin
  if new.booking_state = 'booked' and (tg_op = 'INSERT' or old.booking_state <> 'booked')
    and exists (select from webhook where is_on) then
    perform tell_webhooks('booking.created', array_agg(jsonb_build_object(
        'booking_id', new.booking_id, 'booking_page_title', new.booking_page_title, 'meeting_id', new.meeting_id,
        'start_timestamp', webhook_moment(new.starts_at), 'end_timestamp', webhook_moment(new.ends_at),
        'guest_name', new.guest_name, 'guest_email', new.guest_email, 'guest_timezone', new.guest_timezone)),
      array_agg(person.user_id))
      from (select new.user_id union select new.host_id) person (user_id) where person.user_id is not null;
  end if;
  return null;
end $$;

create trigger webhook_of_booking after insert or update on booking for each row execute function tell_of_bookings();
