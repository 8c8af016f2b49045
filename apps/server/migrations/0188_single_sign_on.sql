-- Accounts at OpenID providers that sign in to accounts here. An issuer never gives a subject to another person.
create table oidc_identity (
  identity_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  issuer text not null,
  subject text not null,
  identity_email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index oidc_identity_of_user on oidc_identity (user_id);
call announce_changes_of('oidc_identity', 'session', 'user_id');

-- The provider's session, so that signing out there ends what it began here.
alter table session
  add column identity_id uuid references oidc_identity on delete cascade,
  add column provider_session text,
  drop constraint session_signed_in_by_check,
  add constraint session_signed_in_by_check check (
    signed_in_by in ('password', 'password_and_code', 'password_and_recovery_code', 'passkey', 'single_sign_on'));
create index session_of_identity on session (identity_id) where identity_id is not null;

alter table audit_entry drop constraint audit_entry_audit_action_check;
alter table audit_entry add constraint audit_entry_audit_action_check check (audit_action in (
  'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
  'password_set', 'account_exported', 'account_deleted', 'text_model_allowed', 'text_model_forbidden',
  'address_confirmed', 'plan_changed', 'job_retried', 'job_dropped', 'registration_opened', 'registration_closed',
  'passkey_created', 'passkey_renamed', 'passkey_deleted', 'second_factor_turned_on', 'second_factor_turned_off',
  'second_factor_reset', 'recovery_codes_created', 'recovery_code_used',
  'api_token_created', 'api_token_revoked', 'app_password_created', 'app_password_revoked',
  'identity_linked', 'identity_unlinked'));
