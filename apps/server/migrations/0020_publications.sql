-- What an event looked like when Meridian and the provider last agreed, and what has been sent since, as a list: what
-- comes back as one of these is no news. Null where Meridian has not written to the event.
alter table remote_event add published jsonb;

-- Made when Meridian writes the event. Ids ascend with time: a whole reading that began before says nothing of it.
alter table remote_event add publication_id uuid;

-- Since when the event waits for a change made in Meridian; null where it is up to date.
alter table remote_event add behind_since timestamptz;

-- Why the change could not be made, in a sentence for the person.
alter table remote_event add publish_problem text;

-- The person has taken the event off the lists here, and the provider is still to be told.
alter table remote_event add withdrawn_at timestamptz;

create index remote_event_behind on remote_event (behind_since) where behind_since is not null;
