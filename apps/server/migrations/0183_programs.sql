-- What programs send to act for a person, within the scopes; stored as hashes.
create table api_token (
  api_token_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  token_sha256 bytea not null unique,
  program_name text not null,
  -- The first characters, by which the person tells tokens apart.
  token_start text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);

create index api_token_of_person on api_token (user_id);

-- Passwords of single programs, for a purpose each. They are long and random, so that a fast hash is enough.
create table app_password (
  app_password_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  secret_sha256 bytea not null unique,
  program_name text not null,
  purpose text not null check (purpose in ('calendar')),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index app_password_of_person on app_password (user_id);

call announce_changes_of('api_token', 'program', 'user_id');
call announce_changes_of('app_password', 'program', 'user_id');

alter table audit_entry drop constraint audit_entry_audit_action_check;
alter table audit_entry add constraint audit_entry_audit_action_check check (audit_action in (
  'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
  'password_set', 'account_exported', 'account_deleted', 'text_model_allowed', 'text_model_forbidden',
  'address_confirmed', 'plan_changed', 'job_retried', 'job_dropped', 'registration_opened', 'registration_closed',
  'passkey_created', 'passkey_renamed', 'passkey_deleted', 'second_factor_turned_on', 'second_factor_turned_off',
  'second_factor_reset', 'recovery_codes_created', 'recovery_code_used',
  'api_token_created', 'api_token_revoked', 'app_password_created', 'app_password_revoked'));
