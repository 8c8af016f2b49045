-- The calendar shows the accepted dates of declined series, of which a person has few.
create index meeting_attendee_accepted_dates on meeting_attendee (user_id, last_ends_at)
  where user_id is not null and hidden_at is null and meeting_action = 'rejected' and has_accepted_dates;
