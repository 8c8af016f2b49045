-- Guests propose other times, too: who proposes is a row of meeting_attendee, and has an account or not.
alter table counter_proposal add meeting_attendee_id uuid references meeting_attendee on delete cascade;

update counter_proposal c set meeting_attendee_id = a.meeting_attendee_id
from meeting_attendee a where a.meeting_id = c.meeting_id and a.user_id = c.user_id;

-- Whoever is not asked any more proposes nothing.
delete from counter_proposal where meeting_attendee_id is null;

alter table counter_proposal alter meeting_attendee_id set not null;
alter table counter_proposal alter user_id drop not null;

drop index counter_proposal_once;
create unique index counter_proposal_once on counter_proposal (meeting_attendee_id) where meeting_action = 'pending';

-- An answer by mail may be "maybe": it stays open, and the organizer sees that much.
alter table meeting_attendee add is_tentative boolean not null default false;
