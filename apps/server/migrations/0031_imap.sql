-- What opens a mailbox at a server that speaks IMAP.
create table imap_account (
  mailbox_id uuid primary key references mailbox on delete cascade,
  user_id uuid not null unique references app_user on delete cascade,
  -- Whom the server knows, and the servers: {"user": …, "imap_host": …, …}
  settings jsonb not null,
  password_sealed bytea not null,
  -- Why it cannot be opened any more until the person says how, in a sentence.
  reconnect_reason text,
  connected_at timestamptz not null
);

call announce_changes_of('imap_account', 'integration', 'user_id');

alter table mail
  -- What names the mail wherever in its mailbox it lies, where `external_id` is another one in each folder.
  add identity text,
  -- The provider's, of a mail in the trash: so that it comes back to where it was.
  add label_ids_before_trash text[];

create index mail_by_identity on mail (mailbox_id, identity) where identity is not null;
