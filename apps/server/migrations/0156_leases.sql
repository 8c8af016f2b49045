-- Work that one process at a time may do while it waits for a service outside. A lease belongs to no connection, so
-- that it also holds behind a pooler that gives each transaction another one.
create table lease (
  name text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);
