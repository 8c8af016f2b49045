-- An attempt also keeps where the person was to come back to, letter for letter as the provider was told, and, once it
-- has been used, with which code and what for: whoever asks again with the same code gets the same answer.
delete from oauth_attempt;
alter table oauth_attempt
  add redirect_uri text not null,
  add code_sha256 bytea,
  add connection_id uuid references connection on delete cascade;

-- What others can book at Calendly, as it was at the last reading: [{external_id, name, duration_minutes, link, is_active}].
alter table connection add event_types jsonb;

-- Since when a person is no longer connected, and what stayed. Connecting again removes it.
create table disconnection (
  user_id uuid not null references app_user on delete cascade,
  provider text not null check (provider in ('google', 'calendly', 'zoom')),
  disconnected_at timestamptz not null,
  meetings_kept integer not null,
  primary key (user_id, provider)
);

call announce_changes_of('disconnection', 'integration', 'user_id');
