-- Mails on their way out, each of them once: what is sent of the same matter, kind and time to the same address is
-- the same mail.
create table outgoing_mail (
  outgoing_mail_id uuid primary key,
  -- Whose mail it is; null for the instance's own.
  user_id uuid references app_user on delete cascade,
  kind text not null check (
    kind in ('account', 'reply', 'invitation', 'update', 'cancellation', 'answer', 'reminder')
  ),
  about_id text not null,
  -- Of address, about_id, kind and time: an address is nowhere readable in here.
  key_sha256 bytea not null unique,
  route text not null check (route in ('own_mailbox', 'instance')),
  -- From where it is sent where it takes the person's own mailbox; null for whichever there is.
  mailbox_id uuid references mailbox on delete set null,
  -- The mail that it answers, or that brought what it answers.
  mail_id uuid references mail on delete set null,
  -- What it says, and what the person had written of that; gone once nobody needs it any more.
  content_sealed bytea,
  -- Chosen before it is handed over for the first time, and kept.
  message_id text,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'cancelled')),
  send_at timestamptz not null,
  next_try_at timestamptz not null,
  give_up_at timestamptz not null,
  tries integer not null default 0,
  -- It was handed over and no answer came: it may have been sent.
  is_uncertain boolean not null default false,
  -- It waits for the person to connect their account again.
  needs_consent boolean not null default false,
  -- Why it is not sent yet or not at all, in a sentence for the person.
  problem text,
  -- Who hands it over just now.
  lease_token uuid,
  lease_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index outgoing_mail_of_person on outgoing_mail (user_id, outgoing_mail_id)
  where kind = 'reply' and state in ('waiting', 'sending', 'failed');
create index outgoing_mail_of_mail on outgoing_mail (mail_id) where mail_id is not null;
create index outgoing_mail_of_mailbox on outgoing_mail (mailbox_id) where mailbox_id is not null;
create index outgoing_mail_under_way on outgoing_mail (state, updated_at) where state not in ('sent', 'cancelled');
create index outgoing_mail_done on outgoing_mail (updated_at) where state in ('sent', 'cancelled');

call announce_changes_of('outgoing_mail', 'mail', 'user_id');

-- How long an answer can be taken back before it is on its way.
alter table app_user add undo_send_seconds smallint not null default 10
  check (undo_send_seconds between 0 and 30);
