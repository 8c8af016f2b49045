-- Since when it is known that the person reads what is sent to primary_email; null as long as that is not proven.
-- Accounts that are here already count as proven.
alter table app_user add address_confirmed_at timestamptz;
update app_user set address_confirmed_at = created_at;

-- The link that was mailed to an address to prove it; a new one takes the place of the one before.
create table address_link (
  user_id uuid primary key references app_user on delete cascade,
  token_sha256 bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Of links that were mailed because a password was forgotten each works for its hour: a stranger who asks for one more
-- does not spoil the one that the person has in hand.
alter table password_link drop constraint password_link_pkey;
alter table password_link drop constraint password_link_token_sha256_key, add primary key (token_sha256);
create unique index password_link_handed_over on password_link (user_id) where not is_mailed;
create index password_link_of_person on password_link (user_id, created_at);

-- When the person last closed the notices about the own account.
alter table app_user add notices_seen_at timestamptz;

alter table audit_entry drop constraint audit_entry_audit_action_check;
alter table audit_entry add constraint audit_entry_audit_action_check check (audit_action in (
  'account_invited', 'account_created', 'role_changed', 'account_disabled', 'account_enabled', 'link_made',
  'password_set', 'account_exported', 'account_deleted', 'text_model_allowed', 'text_model_forbidden',
  'address_confirmed'));

-- Mails to addresses without an account here, which are counted by the day.
alter table outgoing_mail add is_to_stranger boolean not null default false;
create index outgoing_mail_to_strangers on outgoing_mail (user_id, created_at) where is_to_stranger;
create index outgoing_mail_about_meetings on outgoing_mail (created_at)
  where kind in ('invitation', 'update', 'cancellation', 'answer');

-- Anybody on the internet can register: people are strangers to each other until they have met.
alter table workspace add admits_strangers boolean not null default false;

-- Whether a person may find others by their address: not before the own address is confirmed and, among strangers, the
-- account is a week old. Else an address could be tried for whether it has an account.
create function finds_people(finder_id uuid, at timestamptz) returns boolean
  language sql stable parallel safe
  return (
    select u.address_confirmed_at is not null
      and (not w.admits_strangers or u.created_at <= at - interval '7 days')
    from app_user u join workspace w on w.workspace_id = u.workspace_id
    where u.user_id = finder_id
  );
