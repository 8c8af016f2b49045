-- The calendar that decides about the meeting at its provider is one that may only be read, so that the meeting cannot be
-- changed here.
alter table meeting add is_only_read boolean not null default false;

update meeting m set is_only_read = true
from remote_event r
join connection c on c.connection_id = r.connection_id and c.provider in ('google', 'caldav')
join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id
where r.meeting_id = m.meeting_id and r.user_id = m.user_id and r.external_id = m.meeting_integration_id
  and m.meeting_integration_type <> 'smart_calendar' and not k.is_writable
  and not exists (
    select from remote_event o
    join connection_calendar w on w.connection_id = o.connection_id and w.calendar_id = o.calendar_id and w.is_writable
    where o.meeting_id = m.meeting_id and o.user_id = m.user_id and o.external_id = m.meeting_integration_id);
