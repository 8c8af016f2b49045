-- What stands in the calendars of a poll's participants by mail: one tentative entry for each option that is held. A row
-- outlasts its poll, its participant and the organizer's account until the entry is taken back.
create table poll_entry (
  participant_id uuid not null,
  option_id uuid not null,
  poll_id uuid references poll on delete set null,
  -- The organizer.
  user_id uuid references app_user on delete set null,
  -- Null for somebody without an account.
  recipient_id uuid references app_user on delete cascade,
  recipient_name text not null,
  recipient_address text not null,
  recipient_language text not null,
  organizer_name text not null,
  organizer_address text not null,
  poll_title text not null,
  poll_timezone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  option_date date,
  -- Counts the mails about the entry (RFC 5545 3.8.7.4).
  sequence integer not null,
  is_cancelled boolean not null,
  primary key (participant_id, option_id)
);

create index poll_entry_of_poll on poll_entry (poll_id);
create index poll_entry_of_person on poll_entry (user_id);
create index poll_entry_of_recipient on poll_entry (recipient_id) where recipient_id is not null;
create index poll_entry_without_poll on poll_entry (participant_id) where poll_id is null;

-- Entries are to be compared with the options.
alter table poll add column has_entries_due boolean not null default false;
create index poll_with_entries_due on poll (poll_id) where has_entries_due;
