-- What weather providers answered, for as long as it holds. Unlogged: what a crash takes away is asked again.
create unlogged table weather_cache (
  -- What was asked, in the words of the code.
  question text primary key,
  -- `unknown`: the provider knows no such place. `failed`: it gave nothing, and is left alone for a moment.
  outcome text not null check (outcome in ('known', 'unknown', 'failed')),
  answer jsonb,
  expires_at timestamptz not null,
  check ((outcome = 'known') = (answer is not null))
);

create index weather_cache_expired on weather_cache (expires_at);
