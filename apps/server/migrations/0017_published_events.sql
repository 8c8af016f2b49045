-- The version of an event as we have written it ourselves: what comes back in it is no news.
alter table remote_event add published_version text;

-- A colleague's meeting that also comes from a provider is known again by its uid.
create index meeting_by_uid_alone on meeting (ical_uid);

-- A booking that was put off is cancelled and made anew: the old one, of the same calendar.
alter table remote_event add replaces_external_id text;
create index remote_event_by_replaced on remote_event (user_id, replaces_external_id) where replaces_external_id is not null;

-- A source gets the id of its meeting before the meeting is made.
alter table remote_event alter constraint remote_event_meeting_id_fkey deferrable initially deferred;
