-- Words are found without regard to accents: 'Zoë' by 'zoe'. unaccent() depends on a dictionary that
-- could change, which is why PostgreSQL calls it stable; ours never does.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function search_form(words text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, words));

create table workspace (
  workspace_id uuid primary key,
  name text not null,
  timezone text not null,
  week_start smallint not null check (week_start between 0 and 6),
  default_duration_minutes smallint not null check (default_duration_minutes between 5 and 1440)
);

create table company (
  company_id uuid primary key,
  name text not null,
  domain text,
  website text
);

create type user_role as enum ('user', 'admin', 'system_admin');

create table app_user (
  user_id uuid primary key,
  workspace_id uuid not null references workspace,
  first_name text not null,
  last_name text not null,
  full_name text generated always as (btrim(first_name || ' ' || last_name)) stored,
  primary_email text not null,
  primary_phone_number text,
  about text,
  profile_picture text,
  linkedin_url text,
  timezone text not null,
  time_format text not null default '12' check (time_format in ('12', '24')),
  country text,
  language text not null default 'en',
  role user_role not null default 'user',
  password_hash text not null,
  timestamp_info jsonb,
  -- By lowercase weekday name: {start_time, end_time, is_available}, read in the person's own zone.
  availability_info jsonb not null,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index app_user_by_email on app_user (lower(primary_email));
create index app_user_by_name on app_user using gin (search_form(btrim(first_name || ' ' || last_name)) gin_trgm_ops);

create table session (
  token_sha256 bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text
);

create index session_of_user on session (user_id);

-- Counts of one fixed window; losing them in a crash costs nothing.
create unlogged table rate_limit (
  bucket text not null,
  window_starts_at timestamptz not null,
  hits integer not null,
  primary key (bucket, window_starts_at)
);

create table idempotency_key (
  user_id uuid not null references app_user on delete cascade,
  idempotency_key text not null,
  request_sha256 bytea not null,
  status smallint not null,
  reply text not null,
  created_at timestamptz not null,
  primary key (user_id, idempotency_key)
);
