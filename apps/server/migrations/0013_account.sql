-- What names a session to its person: it opens nothing.
alter table session add session_id uuid not null default gen_random_uuid();
alter table session add unique (session_id);

-- Re-encoded by us, whatever was sent. The hash is part of the address, which changes with the picture.
create table profile_picture (
  user_id uuid primary key references app_user on delete cascade,
  content bytea not null,
  content_sha256 bytea not null,
  updated_at timestamptz not null
);
