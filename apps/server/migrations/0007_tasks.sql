-- Whether the board shows the person's own tasks or still the sample cards.
alter table app_user add has_board boolean not null default false;

-- Something to be done, by itself or for a meeting. It outlives the meeting it was for and the account of
-- whoever made it, as long as it is anybody's.
create table task (
  task_id uuid primary key,
  user_id uuid references app_user on delete set null,
  meeting_id uuid references meeting on delete set null,
  associate_user_id uuid references app_user on delete set null,
  task_description text not null,
  task_status text not null check (task_status in ('backlog', 'in_progress', 'review', 'done')),
  task_priority text not null check (task_priority in ('low', 'medium', 'high')),
  -- A fraction in digits that bytes put in order; between any two there is room for another.
  position text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index task_of_maker on task (user_id);
create index task_of_associate on task (associate_user_id);
create index task_of_meeting on task (meeting_id, created_at) where meeting_id is not null;

create function task_of_nobody_goes() returns trigger language plpgsql as $$
begin
  delete from task where task_id = new.task_id;
  return null;
end $$;

create trigger task_of_nobody_goes
  after update of user_id, meeting_id, associate_user_id on task for each row
  when (new.user_id is null and new.meeting_id is null and new.associate_user_id is null)
  execute function task_of_nobody_goes();

-- Who leaves a meeting leaves its tasks to the others. While the meeting itself is deleted nobody leaves it.
create function task_loses_who_leaves() returns trigger language plpgsql as $$
begin
  update task set
    user_id = nullif(user_id, old.user_id),
    associate_user_id = nullif(associate_user_id, old.user_id)
  where meeting_id = old.meeting_id and old.user_id in (user_id, associate_user_id)
    and exists (select from meeting where meeting_id = old.meeting_id);
  return null;
end $$;

create trigger task_loses_who_is_removed
  after delete on meeting_attendee for each row
  when (old.user_id is not null)
  execute function task_loses_who_leaves();

create trigger task_loses_who_hides
  after update of hidden_at on meeting_attendee for each row
  when (old.hidden_at is null and new.hidden_at is not null)
  execute function task_loses_who_leaves();
