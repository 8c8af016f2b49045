-- Events that a provider no longer has. A few are deleted at once; many wait until the person answers.
alter table remote_event
  add column missing_since timestamptz,
  -- The question that showed the event to the person.
  add column question_id uuid;
create index remote_event_missing on remote_event (connection_id, calendar_id) where missing_since is not null;

-- The open question of a calendar: how many of its events are gone, and what some of them were.
alter table connection_calendar
  -- The provider no longer lists the calendar itself.
  add column is_unlisted boolean not null default false,
  add column question_id uuid,
  add column question_asked_at timestamptz,
  add column question_gone integer,
  add column question_coming integer,
  add column question_total integer,
  add column question_titles text[],
  -- When the person asked to read the calendar again.
  add column reread_at timestamptz,
  add constraint connection_calendar_question_check check (
    num_nulls(question_id, question_asked_at, question_gone, question_coming, question_total, question_titles) in (0, 6));
