alter table task add task_due_date date;

-- A label belongs to one person, also on a task of a meeting: other participants do not see it.
create table task_label (
  task_id uuid not null references task on delete cascade,
  user_id uuid not null,
  label_id uuid not null,
  primary key (task_id, user_id, label_id),
  foreign key (label_id, user_id) references label (label_id, user_id) on delete cascade
);

create index task_label_of_label on task_label (label_id);
call announce_changes_of('task_label', 'task', 'user_id');
