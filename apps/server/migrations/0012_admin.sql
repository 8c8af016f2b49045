-- Who was invited has no password before they set one.
alter table app_user alter password_hash drop not null;

-- Apart from app_user, whose rows are versions of what others see of a person.
create table account_activity (
  user_id uuid primary key references app_user on delete cascade,
  last_signed_in_at timestamptz not null
);

-- One link a person: with it they set a password, once.
create table password_link (
  user_id uuid primary key references app_user on delete cascade,
  token_sha256 bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Names and addresses are those of the day, and the ids point nowhere: an entry outlives the accounts.
create table audit_entry (
  audit_entry_id uuid primary key,
  audit_action text not null check (audit_action in (
    'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
    'password_set', 'account_exported', 'account_deleted')),
  -- Null for what was done on the server itself.
  actor_user_id uuid,
  actor_name text not null,
  subject_user_id uuid not null,
  subject_name text not null,
  subject_email text not null,
  details jsonb not null,
  created_at timestamptz not null
);

create index audit_entry_latest on audit_entry (created_at, audit_entry_id);
create index audit_entry_of_subject on audit_entry (subject_user_id, created_at, audit_entry_id);

-- When a job of the server last came to its end.
create table job_run (
  job text primary key,
  last_finished_at timestamptz not null
);
