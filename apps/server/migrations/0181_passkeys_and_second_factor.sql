-- How the person of a session signed in, and when the password or a passkey was last given in it.
alter table session
  add column signed_in_by text not null default 'password'
    check (signed_in_by in ('password', 'password_and_code', 'password_and_recovery_code', 'passkey')),
  add column confirmed_at timestamptz;
update session set confirmed_at = created_at;
alter table session alter column confirmed_at set not null, alter column signed_in_by drop default;

-- WebAuthn credentials. public_key is a COSE key; sign_count never goes back.
create table passkey (
  passkey_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  passkey_name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);
call announce_changes_of('passkey', 'user', 'user_id');

-- Challenges carry their own expiry; those that were answered are kept until then, so that none is answered twice.
create table used_challenge (
  challenge_sha256 bytea primary key,
  expires_at timestamptz not null
);

-- The secret of an authenticator app (RFC 6238), sealed. A code of last_step or an earlier step is refused.
create table second_factor (
  user_id uuid primary key references app_user on delete cascade,
  secret_sealed bytea not null,
  last_step integer not null default 0,
  -- Null until the first code has been entered.
  turned_on_at timestamptz
);
call announce_changes_of('second_factor', 'user', 'user_id');

-- Unused recovery codes, each as an HMAC that only the server's key can compute.
create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_hmac bytea not null,
  primary key (user_id, code_hmac)
);
call announce_changes_of('recovery_code', 'user', 'user_id');

alter table audit_entry drop constraint audit_entry_audit_action_check;
alter table audit_entry add constraint audit_entry_audit_action_check check (audit_action in (
  'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
  'password_set', 'account_exported', 'account_deleted', 'text_model_allowed', 'text_model_forbidden',
  'address_confirmed', 'plan_changed', 'job_retried', 'job_dropped', 'registration_opened', 'registration_closed',
  'passkey_created', 'passkey_renamed', 'passkey_deleted', 'second_factor_turned_on', 'second_factor_turned_off',
  'second_factor_reset', 'recovery_codes_created', 'recovery_code_used'));
