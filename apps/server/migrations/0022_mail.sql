-- A mailbox whose mails are here. Files that were read in lie in one of their own, which nobody reads.
create table mailbox (
  mailbox_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('google', 'imap', 'file')),
  -- Whose tokens open it; null where it is opened otherwise.
  connection_id uuid references connection on delete cascade,
  account text not null,
  -- The provider's labels by id: {"Label_3": {"name": "Travel", "is_own": true}, …}
  labels jsonb not null default '{}',
  -- Changes since: null before the first reading and after the provider has forgotten.
  cursor text,
  -- A whole reading under way: what its mails are marked with, where it is, and the cursor it will end with.
  reading_id uuid,
  reading_phase text check (reading_phase in ('list', 'check')),
  reading_page text,
  reading_since timestamptz,
  reading_cursor text,
  mails_read integer,
  mails_expected integer,
  -- Why the last reading failed, in a sentence for the person; null after one that did not.
  problem text,
  problem_since timestamptz,
  failures_in_a_row integer not null default 0,
  -- Null for mailboxes that nobody reads.
  next_sync_at timestamptz,
  last_success_at timestamptz,
  first_sync_done_at timestamptz,
  -- Who reads just now, apart from who reads the calendars of the same account.
  lease_token uuid,
  lease_until timestamptz,
  created_at timestamptz not null
);

create unique index mailbox_once on mailbox (user_id, kind);
create index mailbox_of_connection on mailbox (connection_id) where connection_id is not null;
create index mailbox_due on mailbox (next_sync_at) where next_sync_at is not null;

-- What lists need of a mail; its texts lie apart, so that a list reads little.
create table mail (
  mail_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  mailbox_id uuid not null references mailbox on delete cascade,
  external_id text not null,
  -- The same for all mails of a conversation: made of what names it at its provider or in its headers.
  thread_id uuid not null,
  external_thread_id text,
  kind text not null,
  subject text not null,
  from_name text not null,
  from_address text not null,
  mail_date timestamptz not null,
  preview text not null,
  category text not null check (category in ('inbox', 'task', 'notes')),
  -- Moved by the person: no rule moves it any more.
  is_category_chosen boolean not null default false,
  -- The provider's, as it said last. The flags are what the person wants: they differ until the provider was told.
  label_ids text[] not null,
  is_read boolean not null,
  is_starred boolean not null,
  is_archived boolean not null,
  is_deleted boolean not null,
  is_told boolean not null default true,
  -- 'sent' mails stand in their conversation only; 'hidden' ones, such as spam and drafts, nowhere.
  place text not null check (place in ('received', 'sent', 'hidden')),
  has_attachments boolean not null,
  is_bulk boolean not null,
  -- The person's own words; null where the mail's or the summariser's stand.
  edited_subject text,
  edited_summary text,
  reply text,
  -- What a summariser wrote, with how it came about: {"text": "…", …}
  generated_summary jsonb,
  -- Words of subject, sender, text and summary, each behind a mark of the person, so that a search reads the
  -- words of one person only. Folded to small letters without accents.
  words tsvector not null,
  -- The last whole reading that listed it.
  reading_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index mail_once on mail (mailbox_id, external_id);
create index mail_listed on mail (user_id, mail_date desc, mail_id desc)
  include (category, kind, place, is_read, is_starred, is_archived, is_deleted);
create index mail_of_thread on mail (user_id, thread_id);
create index mail_untold on mail (mailbox_id) where not is_told;
create index mail_words on mail using gin (words) with (fastupdate = off);

create table mail_content (
  mail_id uuid primary key references mail on delete cascade,
  message_id text,
  in_reply_to text,
  reference_ids text[] not null,
  to_people jsonb not null,
  cc_people jsonb not null,
  reply_to_people jsonb not null,
  -- As they were sent; what is shown is made of them anew, by rules that may have become better.
  text_source text,
  html_source text,
  -- Invitations and answers to them: [{"method": "REQUEST", "text": "BEGIN:VCALENDAR…"}, …]
  calendars jsonb not null default '[]',
  is_cut boolean not null
);

create index mail_content_by_message on mail_content (message_id) where message_id is not null;

create table mail_attachment (
  attachment_id uuid primary key,
  mail_id uuid not null references mail on delete cascade,
  place integer not null,
  name text not null,
  media_type text not null,
  bytes integer,
  is_inline boolean not null,
  content_id text,
  -- What the provider gives the bytes out for; or the bytes, where there is no provider.
  external_id text,
  content bytea,
  unique (mail_id, place)
);

call announce_changes_of('mail', 'mail', 'user_id');
call announce_changes_of('mailbox', 'integration', 'user_id');

-- What the person was sent to a provider to allow.
alter table oauth_attempt add capabilities text[] not null default '{calendar}';
