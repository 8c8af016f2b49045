-- The zone in which a guest without an account read the times when they answered; null while it is unknown.
alter table meeting_attendee add column guest_zone text check (char_length(guest_zone) <= 100);
