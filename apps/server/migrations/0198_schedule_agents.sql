-- The organizer's calendar program invites this guest itself (SCHEDULE-AGENT, RFC 6638 §7.1), and Meridian sends nothing.
alter table meeting_attendee add column is_told_elsewhere boolean not null default false;
