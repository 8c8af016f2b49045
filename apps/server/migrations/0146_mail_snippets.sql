-- Texts that a person inserts into mails by a name.
create table mail_snippet (
  snippet_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  snippet_name text not null check (length(snippet_name) between 1 and 40),
  snippet_text text not null check (length(snippet_text) <= 5000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index mail_snippet_by_name on mail_snippet (user_id, lower(normalize(snippet_name, nfkc)));

call announce_changes_of('mail_snippet', 'mail', 'user_id');
