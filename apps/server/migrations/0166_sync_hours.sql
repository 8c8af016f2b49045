-- How the syncs of an hour ended; kept for two days.
create table sync_hour (
  connection_id uuid not null references connection on delete cascade,
  hour timestamptz not null,
  good integer not null,
  failed integer not null,
  primary key (connection_id, hour)
);
