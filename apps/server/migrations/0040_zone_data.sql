-- The zone data by which the moments of meetings were computed from their wall times; the row is the only one. Processes
-- on several machines agree on it, and newer data begin with moving what they change.
create table zone_data (
  is_only boolean primary key default true check (is_only),
  version text not null,
  -- As the engine takes them: a clock for each zone.
  zones jsonb not null,
  changed_at timestamptz not null,
  -- How many meetings had to be moved for it.
  moved_meetings integer not null
);
