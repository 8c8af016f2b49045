-- Files that a person adds to a mail. They belong to a draft until the mail is sent.
create table outgoing_file (
  file_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- The mail whose reply gets the file; null for a file of a new mail.
  mail_id uuid references mail on delete set null,
  -- The mail that takes the file along; null while the file belongs to a draft.
  outgoing_mail_id uuid references outgoing_mail on delete cascade,
  name_sealed bytea not null,
  media_type text not null,
  content_sealed bytea not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index outgoing_file_of_draft on outgoing_file (user_id, mail_id) where outgoing_mail_id is null;
create index outgoing_file_of_outgoing on outgoing_file (outgoing_mail_id) where outgoing_mail_id is not null;
create index outgoing_file_of_mail on outgoing_file (mail_id) where mail_id is not null;
create index outgoing_file_unsent on outgoing_file (updated_at) where outgoing_mail_id is null;
