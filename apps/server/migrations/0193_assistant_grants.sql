-- Access that people gave to assistants. The code with which the program asks for its tokens is used once.
create table assistant_grant (
  grant_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- The address of the document in which the program describes itself.
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  -- The address of the server that its tokens are for.
  resource text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  code_sha256 bytea not null unique,
  code_challenge text not null,
  code_expires_at timestamptz not null,
  code_used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);

create index assistant_grant_of_person on assistant_grant (user_id);

-- Stored as hashes. A refresh token that was replaced is kept for a while, so that its second use is noticed.
create table assistant_token (
  token_sha256 bytea primary key,
  grant_id uuid not null references assistant_grant on delete cascade,
  token_kind text not null check (token_kind in ('access', 'refresh')),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  -- The refresh token that this one came from.
  replaces_sha256 bytea
);

create index assistant_token_of_grant on assistant_token (grant_id);
create index assistant_token_ended on assistant_token (expires_at);

call announce_changes_of('assistant_grant', 'program', 'user_id');

alter table audit_entry drop constraint audit_entry_audit_action_check;
alter table audit_entry add constraint audit_entry_audit_action_check check (audit_action in (
  'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
  'password_set', 'account_exported', 'account_deleted', 'text_model_allowed', 'text_model_forbidden',
  'address_confirmed', 'plan_changed', 'job_retried', 'job_dropped', 'registration_opened', 'registration_closed',
  'passkey_created', 'passkey_renamed', 'passkey_deleted', 'second_factor_turned_on', 'second_factor_turned_off',
  'second_factor_reset', 'recovery_codes_created', 'recovery_code_used',
  'api_token_created', 'api_token_revoked', 'app_password_created', 'app_password_revoked',
  'identity_linked', 'identity_unlinked', 'assistant_allowed', 'assistant_revoked'));
