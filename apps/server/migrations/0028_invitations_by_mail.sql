alter table app_user add invitations_by_mail boolean not null default true;
alter table app_user add reminders_by_mail boolean not null default false;
create index app_user_reminded_by_mail on app_user (user_id) where reminders_by_mail;

-- Whether a server of this instance can send mails in its own name: who changes a meeting knows no settings.
alter table workspace add sends_mail boolean not null default false;

-- What an address was told last of a meeting. Without a foreign key: when the meeting is gone, somebody is still to
-- be told so.
create table invitation_told (
  meeting_id uuid not null,
  -- In small letters.
  address text not null,
  -- The organizer's, who may be gone too.
  user_id uuid not null,
  ical_uid text not null,
  -- Of the last mail; each further one to this address has a higher one.
  sequence integer not null,
  mail_kind text not null check (mail_kind in ('invitation', 'update', 'cancellation')),
  -- The address has no part in the meeting any more, and knows.
  is_called_off boolean not null,
  -- What was told, by whom, and how the reader reads: enough to call it off when all else is gone.
  content jsonb not null,
  outgoing_mail_id uuid not null,
  told_at timestamptz not null,
  primary key (meeting_id, address)
);

create index invitation_told_of_organizer on invitation_told (user_id);
call announce_changes_of('invitation_told', 'meeting', 'user_id');

-- The occurrences, by their start, of which somebody was reminded by mail; kept until they are over.
create table mailed_reminder (
  user_id uuid not null references app_user on delete cascade,
  meeting_id uuid not null,
  starts_at timestamptz not null,
  primary key (user_id, meeting_id, starts_at)
);

create index mailed_reminder_by_start on mailed_reminder (starts_at);
