-- A person has a bounded number of series that go on; they are counted with each file, mail and page of events.
create index meeting_running_series on meeting (user_id, occupied_until)
  where rrule is not null or added_walls <> '{}';
