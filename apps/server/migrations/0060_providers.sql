-- The providers that people can connect, and what comes from each. A new provider is a row in each table; no constraint
-- names one.
create table meeting_integration_type (
  meeting_integration_type text primary key
);
insert into meeting_integration_type values
  ('smart_calendar'), ('custom'), ('google_calendar'), ('calendly'), ('zoom');

create table provider (
  provider text primary key,
  meeting_integration_type text not null unique references meeting_integration_type,
  -- The conference that its accounts can host; null for none.
  conference text unique
);
insert into provider values
  ('google', 'google_calendar', 'google_meet'),
  ('calendly', 'calendly', null),
  ('zoom', 'zoom', 'zoom');

alter table connection drop constraint connection_provider_check,
  add foreign key (provider) references provider;
alter table disconnection drop constraint disconnection_provider_check,
  add foreign key (provider) references provider;
alter table meeting drop constraint meeting_meeting_integration_type_check,
  drop constraint meeting_conference_check,
  add foreign key (meeting_integration_type) references meeting_integration_type,
  add foreign key (conference) references provider (conference);

-- A mailbox of a connection has the name of its provider.
alter table mailbox drop constraint mailbox_kind_check,
  add check ((connection_id is null) = (kind in ('imap', 'file')));

-- A room of any provider, not of Zoom alone.
alter table zoom_room rename to conference_room;
