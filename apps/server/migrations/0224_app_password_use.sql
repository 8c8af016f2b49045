-- The audit log names the first use of an app password, and refused series of wrong ones.
alter table audit_entry drop constraint audit_entry_audit_action_check;
alter table audit_entry add constraint audit_entry_audit_action_check check (audit_action in (
  'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
  'password_set', 'account_exported', 'account_deleted', 'text_model_allowed', 'text_model_forbidden',
  'address_confirmed', 'plan_changed', 'job_retried', 'job_dropped', 'registration_opened', 'registration_closed',
  'passkey_created', 'passkey_renamed', 'passkey_deleted', 'second_factor_turned_on', 'second_factor_turned_off',
  'second_factor_reset', 'recovery_codes_created', 'recovery_code_used',
  'api_token_created', 'api_token_revoked', 'app_password_created', 'app_password_used', 'app_password_revoked',
  'app_passwords_refused',
  'identity_linked', 'identity_unlinked', 'assistant_allowed', 'assistant_revoked',
  'password_changed', 'assistant_act_confirmed', 'assistant_act_undone',
  'webhook_created', 'webhook_changed', 'webhook_secret_replaced', 'webhook_deleted', 'way_in_ended'));
