-- A series with a start that its rule does not fall on counts it as the first of its COUNT (RFC 5545 3.8.5.3), where the
-- rule alone used to be counted. Such rows keep the start as an added date. When the last one takes place is found
-- anew once the listed one is over.
update meeting m
set rrule = case when counted.left_over = 0 then null
    else regexp_replace(m.rrule, 'COUNT=\d+', 'COUNT=' || counted.left_over, 'i') end,
  added_walls = case when counted.left_over = 0 then array_remove(m.added_walls, m.first_start_wall) else m.added_walls end,
  occupied_until = 'infinity'
from (
  select meeting_id, substring(upper(rrule) from 'COUNT=(\d{1,9})')::int - 1 as left_over
  from meeting where rrule ~* 'COUNT=[1-9]' and first_start_wall = any (added_walls)
) counted
where m.meeting_id = counted.meeting_id;
