-- An outside organizer may change a series from one date on (RFC 5545 §3.2.13, RANGE=THISANDFUTURE). The dates before stay
-- in the event, and those from that date on are an event and a meeting of their own, a part of the series.
alter table mailed_event
  -- The key of the first part; null for the first part itself, and for an event that is not split.
  add series_ical_uid text,
  -- The start of the part's first occurrence as the organizer's first request has it, and the start that it has now: wall
  -- times in the zone of the series, dates when it lasts all day. RECURRENCE-ID names the former.
  add range_start text,
  add range_moved_to text,
  -- Start, end and rule of the whole series, in the first part of one that is split.
  add series_times text,
  add check ((range_start is null) = (range_moved_to is null)),
  add check (series_ical_uid is null or range_start is not null);

create index mailed_event_of_series on mailed_event (user_id, series_ical_uid) where series_ical_uid is not null;
