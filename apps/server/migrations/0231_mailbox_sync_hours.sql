-- How the syncs of a mailbox ended in an hour; kept for two days.
create table mailbox_sync_hour (
  mailbox_id uuid not null references mailbox on delete cascade,
  hour timestamptz not null,
  good integer not null,
  failed integer not null,
  primary key (mailbox_id, hour)
);
