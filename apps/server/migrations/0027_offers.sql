-- Times that were offered in an answer to a mail: a meeting at the first of them, and the others held for it. The row
-- stays when the meeting goes, so that the mail can tell what became of it.
create table meeting_offer (
  meeting_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  mail_id uuid references mail on delete set null,
  state text not null check (state in ('open', 'booked', 'expired', 'released')),
  -- At the latest: an offer ends before that when nothing of it is still to come.
  expires_at timestamptz not null,
  -- The time that was taken.
  booked_starts_at timestamptz,
  booked_ends_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index meeting_offer_of_mail on meeting_offer (mail_id, created_at) where mail_id is not null;
create index meeting_offer_of_person on meeting_offer (user_id);

-- Taken time of who offers it and, if they have an account here, of whom it is offered to; it goes with the meeting.
create table held_time (
  held_time_id uuid primary key,
  meeting_id uuid not null references meeting on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  other_user_id uuid references app_user on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

create index held_time_of_meeting on held_time (meeting_id, starts_at);
create index held_time_of_person on held_time (user_id, ends_at);
create index held_time_of_other on held_time (other_user_id, ends_at) where other_user_id is not null;

call announce_changes_of('meeting_offer', 'mail', 'user_id');
call announce_changes_of('held_time', 'meeting', 'user_id', 'other_user_id');
