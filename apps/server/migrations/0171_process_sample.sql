-- What the processes and the instance measure every five minutes, for the figures of the administration.
create table process_sample (
  process_id uuid not null,
  starts_at timestamptz not null,
  requests integer not null,
  failed_requests integer not null,
  request_buckets integer[] not null,
  event_loop_delay_ms real not null,
  memory_bytes bigint not null,
  connections_used integer not null,
  statements_waiting integer not null,
  streams integer not null,
  primary key (starts_at, process_id)
);

create table instance_sample (
  starts_at timestamptz primary key,
  jobs_waiting integer not null,
  oldest_job_seconds integer not null,
  mails_waiting integer not null,
  mails_failing integer not null,
  accounts_failing integer not null
);
