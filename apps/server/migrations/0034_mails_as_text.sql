-- Mails that took too long to be read or shown, of which only the text is kept or shown.
alter table mail_content add column is_text_only boolean not null default false;
alter table mail_content alter column is_text_only drop default;

-- A mail that is being read just now. What is found here later was being read when its process ended.
create table mail_attempt (
  mailbox_id uuid not null references mailbox on delete cascade,
  external_id text not null,
  began_at timestamptz not null,
  primary key (mailbox_id, external_id)
);

-- Since when the calendar in a mail is being read; null while it is not. It stays where the process ended meanwhile.
alter table mail_content add column calendar_began_at timestamptz;
