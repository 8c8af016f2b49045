-- A calendar file that a person imported, whose meetings are one calendar of that person.
create table imported_calendar (
  imported_calendar_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  calendar_name text not null,
  created_at timestamptz not null,
  unique (user_id, calendar_name)
);

alter table meeting add imported_calendar_id uuid references imported_calendar on delete set null;
create index meeting_of_imported_calendar on meeting (imported_calendar_id) where imported_calendar_id is not null;

-- The color of a calendar, where it has another one than its provider or source gives it.
create table calendar_color (
  user_id uuid not null references app_user on delete cascade,
  calendar_key text not null,
  calendar_color text not null,
  primary key (user_id, calendar_key)
);

call announce_changes_of('calendar_color', 'meeting', 'user_id');
call announce_changes_of('imported_calendar', 'meeting', 'user_id');
