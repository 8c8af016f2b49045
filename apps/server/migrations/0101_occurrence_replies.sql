-- The answer of an attendee to one date of a series, or to that date and all later ones. The answer to the whole series
-- stays with the attendee.
create table occurrence_reply (
  meeting_attendee_id uuid not null references meeting_attendee on delete cascade,
  meeting_id uuid not null references meeting on delete cascade,
  original_starts_at timestamptz not null,
  is_for_following boolean not null,
  meeting_action meeting_action not null,
  is_tentative boolean not null,
  answered_at timestamptz not null,
  primary key (meeting_attendee_id, original_starts_at, is_for_following)
);
create index on occurrence_reply (meeting_id, original_starts_at);

call announce_changes_of('occurrence_reply', 'meeting', 'meeting_id');
