-- Every occurrence of a series now lasts exactly as long as its first one, also in a night in which clocks change
-- (RFC 5545 3.8.5.3). The walls of a series tell that length, as a clock without changes would show it.
-- Changed occurrences that only follow their series take the new length along.
update meeting_exception e
set ends_at = e.starts_at + (m.first_ends_at - m.first_starts_at),
  end_wall = e.end_wall + (e.starts_at + (m.first_ends_at - m.first_starts_at) - e.ends_at)
from meeting m
where m.meeting_id = e.meeting_id and not m.is_all_day and e.starts_at = e.original_starts_at
  and e.end_wall - e.start_wall = m.first_end_wall - m.first_start_wall
  and e.ends_at - e.starts_at <> m.first_ends_at - m.first_starts_at;

update meeting m
set first_end_wall = m.first_start_wall + (m.first_ends_at - m.first_starts_at),
  ends_at = listed.ends_at,
  occupied_until = case when m.occupied_until = m.ends_at then listed.ends_at else m.occupied_until end
from (
  select s.meeting_id, coalesce(
    (select max(e.ends_at) from meeting_exception e where e.meeting_id = s.meeting_id and e.starts_at = s.starts_at),
    s.starts_at + (s.first_ends_at - s.first_starts_at)) as ends_at
  from meeting s
  where (s.rrule is not null or s.added_walls <> '{}') and not s.is_all_day
) listed
where m.meeting_id = listed.meeting_id and (
  m.ends_at <> listed.ends_at or m.first_end_wall - m.first_start_wall <> m.first_ends_at - m.first_starts_at);
