-- The made-up data that a person tries the product with.
create table sample (
  user_id uuid primary key references app_user on delete cascade,
  task_ids uuid[] not null,
  created_at timestamptz not null
);
