-- Polls: a question to a group which of some times or days suits it.
create table poll (
  poll_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  poll_title text not null,
  poll_description text,
  poll_place text not null check (poll_place in ('none', 'google_meet', 'zoom', 'link', 'address')),
  place_details text,
  poll_timezone text not null,
  is_zone_fixed boolean not null,
  deadline timestamptz,
  are_answers_hidden boolean not null,
  hold_for text not null check (hold_for in ('none', 'organizer', 'everyone')),
  has_public_link boolean not null,
  poll_state text not null check (poll_state in ('open', 'closed', 'booked')),
  chosen_option_id uuid,
  meeting_id uuid references meeting on delete set null,
  -- The organizer has been told of answers up to this moment.
  told_until timestamptz,
  -- When those without an answer were last reminded.
  reminded_at timestamptz,
  -- Closed by the organizer, and not all participants are told yet.
  tells_end boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index poll_of_person on poll (user_id, created_at);
create index poll_of_meeting on poll (meeting_id);
create index poll_to_end on poll (deadline) where poll_state = 'open' and deadline is not null;
create index poll_to_tell on poll (poll_id) where tells_end;

create table poll_option (
  option_id uuid primary key,
  poll_id uuid not null references poll on delete cascade,
  -- Of a whole day: its beginning and end in the zone of the poll.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  option_date date,
  -- Whole days move together when the poll gets another zone.
  unique (poll_id, starts_at, ends_at) deferrable
);

alter table poll add foreign key (chosen_option_id) references poll_option on delete set null deferrable initially deferred;

create table poll_participant (
  participant_id uuid primary key,
  poll_id uuid not null references poll on delete cascade,
  -- Null for somebody without an account.
  user_id uuid references app_user on delete cascade,
  -- Of somebody without an account; null also for an answer by the public link that left no address.
  participant_email text,
  participant_name text not null,
  is_organizer boolean not null,
  -- Asked by the organizer, not come by the public link.
  is_invited boolean not null,
  -- Among those who were added at once.
  place integer not null default 0,
  -- Of those without an account, as their browser or the organizer had it.
  participant_timezone text,
  participant_language text,
  comment text not null default '',
  answered_at timestamptz,
  -- When the mail that asks was enqueued; null while the daily limit holds it back.
  asked_at timestamptz,
  -- When the mail about the end was enqueued.
  end_told_at timestamptz,
  created_at timestamptz not null
);

create unique index poll_participant_person on poll_participant (poll_id, user_id) where user_id is not null;
create unique index poll_participant_address on poll_participant (poll_id, lower(participant_email))
  where participant_email is not null;
create index poll_participant_of_person on poll_participant (user_id) where user_id is not null;
create index poll_participant_to_ask on poll_participant (poll_id) where asked_at is null;
create index poll_participant_answered on poll_participant (answered_at) where answered_at is not null;

create table poll_answer (
  participant_id uuid not null references poll_participant on delete cascade,
  option_id uuid not null references poll_option on delete cascade,
  answer text not null check (answer in ('yes', 'if_need_be', 'no')),
  primary key (participant_id, option_id)
);

create index poll_answer_of_option on poll_answer (option_id);

-- However a poll is deleted, also with its organizer's account, nobody's time stays held.
create function release_poll_times() returns trigger language plpgsql as $$
begin
  delete from held_time where holder_id = old.poll_id;
  return null;
end $$;

create trigger release_poll_times after delete on poll for each row execute function release_poll_times();

-- As before, and `poll_id` names everybody of the poll.
create or replace function announce_changes() returns trigger language plpgsql as $$
declare
  concerned uuid[];
  sources constant text := (
    select string_agg(
      case argument
        when 'meeting_id' then 'select a.user_id from changed join meeting_attendee a using (meeting_id)'
        when 'poll_id' then 'select p.user_id from changed join poll_participant p using (poll_id)'
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

call announce_changes_of('poll', 'poll', 'user_id', 'poll_id');
call announce_changes_of('poll_participant', 'poll', 'user_id', 'poll_id');

alter table outgoing_mail drop constraint outgoing_mail_kind_check;
alter table outgoing_mail add constraint outgoing_mail_kind_check check (
  kind in ('account', 'reply', 'message', 'invitation', 'update', 'cancellation', 'answer', 'reminder', 'booking', 'poll')
);
