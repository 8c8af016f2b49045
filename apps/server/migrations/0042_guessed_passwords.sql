-- Tries to sign in to one address from networks that its person has not signed in from, the address as a hash:
-- beyond the first ones the next must wait until next_at.
create table sign_in_try (
  account_sha256 bytea primary key,
  tries int not null,
  next_at timestamptz not null,
  updated_at timestamptz not null
);

-- The networks from which a person has signed in, as hashes. Guesses from elsewhere do not hold them up.
create table known_network (
  user_id uuid not null references app_user on delete cascade,
  network_sha256 bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, network_sha256)
);
create index known_network_by_age on known_network (seen_at);
