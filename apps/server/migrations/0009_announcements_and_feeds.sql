-- Whom a change concerns hears of it at once: a notification on the channel `meridian_change` with a noun and
-- the ids of people, {"noun": "meeting", "user_ids": […]}, and never with content. It is sent as the change is
-- committed, and PostgreSQL drops what a transaction says twice: however many meetings an import brings to one
-- person, it sends one.
create function announce(noun text, user_ids uuid[]) returns void language plpgsql as $$
begin
  -- A notification holds less than 8,000 bytes, an id takes 39.
  for place in 1 .. coalesce(array_length(user_ids, 1), 0) by 190 loop
    perform pg_notify('meridian_change',
      json_build_object('noun', noun, 'user_ids', user_ids[place : place + 189])::text);
  end loop;
end $$;

-- The arguments are the noun and the columns that name people; meeting_id names everybody of the meeting.
create function announce_changes() returns trigger language plpgsql as $$
declare
  concerned uuid[];
  sources constant text := (
    select string_agg(
      case argument
        when 'meeting_id' then 'select a.user_id from changed join meeting_attendee a using (meeting_id)'
        else format('select %I from changed', argument)
      end, ' union all ')
    from unnest(tg_argv) with ordinality as given (argument, place) where place > 1);
begin
  execute format(
    'select array_agg(distinct user_id order by user_id) from (%s) as people (user_id) where user_id is not null',
    sources) into concerned;
  perform announce(tg_argv[0], concerned);
  return null;
end $$;

-- Every table that holds what people see is named to this procedure by the migration that makes it, for
-- example: call announce_changes_of('label', 'label', 'user_id');
create procedure announce_changes_of(table_name regclass, noun text, variadic people text[]) language plpgsql as $$
declare
  arguments constant text := (select string_agg(quote_literal(one), ', ') from unnest(noun || people) one);
begin
  execute format('create trigger announce_insert after insert on %s referencing new table as changed
    for each statement execute function announce_changes(%s)', table_name, arguments);
  execute format('create trigger announce_update after update on %s referencing new table as changed
    for each statement execute function announce_changes(%s)', table_name, arguments);
  execute format('create trigger announce_delete after delete on %s referencing old table as changed
    for each statement execute function announce_changes(%s)', table_name, arguments);
end $$;

call announce_changes_of('meeting_attendee', 'meeting', 'user_id', 'meeting_id');
call announce_changes_of('meeting_exception', 'meeting', 'meeting_id');
call announce_changes_of('counter_proposal', 'proposal', 'user_id', 'meeting_id');
call announce_changes_of('label', 'label', 'user_id');
call announce_changes_of('meeting_label', 'label', 'user_id');
call announce_changes_of('task', 'task', 'user_id', 'associate_user_id', 'meeting_id');

-- A meeting comes and goes with its attendees, whose rows announce that.
create trigger announce_update after update on meeting referencing new table as changed
  for each statement execute function announce_changes('meeting', 'meeting_id');

-- Where attendee rows only follow their meeting, the meeting announces the change already.
drop trigger announce_update on meeting_attendee;
create trigger announce_update after update on meeting_attendee referencing new table as changed
  for each statement when (pg_trigger_depth() = 0)
  execute function announce_changes('meeting', 'user_id', 'meeting_id');

create trigger announce_update after update on app_user referencing new table as changed
  for each statement execute function announce_changes('user', 'user_id');

-- Whoever follows changes in a session that ends is let go.
create trigger announce_delete after delete on session referencing old table as changed
  for each statement execute function announce_changes('session', 'user_id');

-- How long before a meeting its reminder is shown; null for none.
alter table app_user add reminder_minutes smallint default 10 check (reminder_minutes in (0, 5, 10, 15, 30, 60));

-- The private address under which other programs read a person's calendar. What was served last, and since
-- when it has been the same, answers who asks whether anything changed.
create table calendar_feed (
  user_id uuid primary key references app_user on delete cascade,
  secret_sha256 bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz,
  content_version text,
  content_changed_at timestamptz
);
