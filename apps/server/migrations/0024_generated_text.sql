-- Summaries that a service outside has written, by what they were made of and for whom: nobody learns from how fast an
-- answer comes what others were sent.
create table generated_text (
  user_id uuid not null references app_user on delete cascade,
  -- Of the visible text, the provider, its model, the wording of the question and the language.
  content_sha256 bytea not null,
  text text not null,
  created_at timestamptz not null,
  primary key (user_id, content_sha256)
);

create index generated_text_old on generated_text (created_at);

-- How often a service outside was asked: by a person on a day, and by all in a month (user_id null).
create table text_model_use (
  user_id uuid references app_user on delete cascade,
  period_starts_on date not null,
  calls integer not null
);

create unique index text_model_use_of_person on text_model_use (user_id, period_starts_on) where user_id is not null;
create unique index text_model_use_of_all on text_model_use (period_starts_on) where user_id is null;

-- Whether mails may leave this server to be read, as an operator says.
create table text_model_setting (
  is_only boolean primary key default true check (is_only),
  is_allowed boolean not null,
  updated_at timestamptz not null
);

alter table audit_entry drop constraint audit_entry_audit_action_check;
alter table audit_entry add constraint audit_entry_audit_action_check check (audit_action in (
  'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
  'password_set', 'account_exported', 'account_deleted', 'text_model_allowed', 'text_model_forbidden'));
