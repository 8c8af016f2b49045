-- Meetings that somebody outside organizes and asks people to by mail (RFC 5546 and 6047), as the newest mail says.
create table mailed_event (
  user_id uuid not null references app_user on delete cascade,
  ical_uid text not null,
  -- Null where there is none: a cancellation may be read before what it cancels.
  meeting_id uuid references meeting on delete set null,
  organizer_name text not null,
  organizer_address text not null,
  -- Who sent the first of these mails. Nobody but this address and the organizer's changes or cancels anything.
  sender_address text not null,
  -- As whom the person is asked, as the organizer writes it.
  attendee_name text not null,
  attendee_address text not null,
  -- Of two mails the one with the higher number is newer, else the later one.
  sequence integer not null,
  stamped_at timestamptz not null,
  is_cancelled boolean not null,
  -- A CalendarEvent; null where none was told.
  event jsonb,
  -- The same of single occurrences: {"2026-11-24T10:00:00": {"sequence": 1, "stamped_at": "2026-11-20T09:00:00.000Z"}, …}
  occurrences_told jsonb not null default '{}',
  -- What the organizer was answered last, and which of the person's own proposals was mailed.
  told_action meeting_action not null default 'pending',
  told_counter_id uuid,
  outgoing_mail_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, ical_uid)
);

create unique index mailed_event_of_meeting on mailed_event (meeting_id) where meeting_id is not null;

-- What the calendar in a mail says, and what has come of it.
create table mail_invitation (
  mail_id uuid primary key references mail on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in
    ('request', 'cancellation', 'answer', 'counter_proposal', 'counter_declined', 'announcement')),
  ical_uid text not null,
  sequence integer not null,
  stamped_at timestamptz not null,
  meeting_title text not null,
  location_name text,
  -- Null where it tells no time, as an answer need not.
  starts_at timestamptz,
  ends_at timestamptz,
  meeting_timezone text,
  is_all_day boolean not null,
  is_series boolean not null,
  -- It is about one occurrence of a series.
  is_occurrence boolean not null,
  organizer_name text not null,
  organizer_address text not null,
  -- Who answers or proposes another time.
  person_name text,
  person_address text,
  answer text check (answer in ('accepted', 'declined', 'tentative')),
  comment text,
  meeting_id uuid references meeting on delete set null,
  -- The row of the person whom the mail is for, or of the one who answers with it.
  meeting_attendee_id uuid references meeting_attendee on delete set null,
  counter_proposal_id uuid references counter_proposal on delete set null,
  -- Why nothing came of it; null where something did.
  refusal text,
  created_at timestamptz not null
);

create index mail_invitation_of_meeting on mail_invitation (meeting_id) where meeting_id is not null;
create index mail_invitation_of_attendee on mail_invitation (meeting_attendee_id) where meeting_attendee_id is not null;
create index mail_invitation_of_counter on mail_invitation (counter_proposal_id) where counter_proposal_id is not null;
create index mail_invitation_of_user on mail_invitation (user_id);

call announce_changes_of('mail_invitation', 'mail', 'user_id');
