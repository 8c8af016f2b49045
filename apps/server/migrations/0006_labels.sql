-- A label belongs to one person, and nobody else sees it, wherever it is put.
create table label (
  label_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  label_title text not null,
  label_description text not null,
  label_color text not null check (label_color in (
    '#6EC1E4', '#A3E635', '#FFE066', '#F28B82', '#D7A6FF', '#FFA552', '#FFB6C1', '#76EEC6', '#D0FF14', '#9370DB')),
  label_type text not null check (label_type in (
    'meeting', 'call', 'email', 'follow_up', 'task', 'action_item', 'key_takeaway', 'summary')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (label_id, user_id)
);

create unique index label_by_title on label (user_id, lower(normalize(label_title, nfkc)));

-- Whose label it is stands in the row, so that the database itself keeps the label of one person from
-- being put on a meeting in the name of another.
create table meeting_label (
  meeting_id uuid not null references meeting on delete cascade,
  user_id uuid not null,
  label_id uuid not null,
  primary key (meeting_id, user_id, label_id),
  foreign key (label_id, user_id) references label (label_id, user_id) on delete cascade
);

create index meeting_label_of_label on meeting_label (label_id, meeting_id);
