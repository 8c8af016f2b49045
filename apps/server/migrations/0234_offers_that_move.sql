-- The invitee of the meeting that moves to the offered time once it is chosen, so that no other meeting stays; null for an
-- offer of a new meeting.
alter table meeting_offer add moved_attendee_id uuid references meeting_attendee on delete set null;

-- The invitee of the offered meeting, which is deleted when the other one has moved: the link in the mail then leads there.
alter table meeting_offer add asked_attendee_id uuid;

create index meeting_offer_of_moved on meeting_offer (moved_attendee_id) where moved_attendee_id is not null;
create index meeting_offer_of_asked on meeting_offer (asked_attendee_id) where asked_attendee_id is not null;
