-- The parts of a series that was split share what its id began with; each later part ends in an id of its own.
create index meeting_series_part on meeting
  (user_id, (regexp_replace(ical_uid, '_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '')))
  where ical_uid ~ '_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
