-- What an assistant wants to change for a person: done once the person confirms it, and never before.
create table assistant_act (
  act_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- Which program asked. Its token or grant may be gone while the act is still in the list.
  client_name text not null,
  client_key text not null,
  tool text not null check (tool in ('hold_times', 'propose', 'answer', 'move', 'cancel', 'add_task')),
  -- What is to be done, as the services take it.
  plan jsonb not null,
  -- What the person is shown of it.
  summary jsonb not null,
  act_state text not null check (act_state in ('waiting', 'confirmed', 'discarded', 'undone')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Where the person decided: in Meridian, or at the question of the client.
  decided_in text check (decided_in in ('meridian', 'client')),
  decided_at timestamptz,
  undone_at timestamptz,
  -- What came of it, by which it can be undone.
  outcome jsonb
);

create index assistant_act_of_person on assistant_act (user_id, created_at desc);
create index assistant_act_old on assistant_act (created_at);

call announce_changes_of('assistant_act', 'assistant', 'user_id');

alter table held_time drop constraint held_time_purpose_check;
alter table held_time add constraint held_time_purpose_check
  check (purpose in ('offer', 'booking', 'poll', 'share', 'assistant'));
