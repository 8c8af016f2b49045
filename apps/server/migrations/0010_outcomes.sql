-- What a meeting leads to: action items, which are done one day, and key takeaways, which are not.
create table meeting_outcome (
  outcome_id uuid primary key,
  meeting_id uuid not null references meeting on delete cascade,
  kind text not null check (kind in ('action_item', 'key_takeaway')),
  title text not null,
  description text not null,
  status text not null check (status in ('active', 'completed')),
  -- The task that was made of it.
  task_id uuid references task on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (kind = 'action_item' or (status = 'active' and task_id is null))
);

create index meeting_outcome_of_meeting on meeting_outcome (meeting_id, kind, created_at);
create index meeting_outcome_of_task on meeting_outcome (task_id) where task_id is not null;
create index meeting_outcome_open on meeting_outcome (meeting_id, created_at)
  where kind = 'action_item' and status = 'active';

call announce_changes_of('meeting_outcome', 'outcome', 'meeting_id');
