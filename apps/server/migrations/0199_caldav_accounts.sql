-- Calendars at any server that speaks CalDAV.
insert into meeting_integration_type values ('caldav');
insert into provider values ('caldav', 'caldav', null);

-- Of an account that is opened by a user name and a password: what the person gave as the server's address.
alter table connection add column server_address text;
