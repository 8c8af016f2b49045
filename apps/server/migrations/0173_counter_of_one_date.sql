-- A counter proposal may be for one date of a series.
alter table counter_proposal
  -- The start that the rule of the series gives the date; null for a meeting or a series as a whole.
  add original_starts_at timestamptz,
  -- A mail to an outside organizer contains it.
  add is_mailed boolean not null default false;

update counter_proposal c set is_mailed = true from mailed_event e where e.sent_counter_id = c.counter_proposal_id;
alter table mailed_event drop column sent_counter_id;

drop index counter_proposal_once;
create unique index counter_proposal_once
  on counter_proposal (meeting_attendee_id, coalesce(original_starts_at, '-infinity')) where meeting_action = 'pending';
