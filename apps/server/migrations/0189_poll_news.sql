-- Those who answered are told once of options that were added and of a poll that was opened again.
alter table poll_option add column added_at timestamptz;
alter table poll_participant add column news_told_at timestamptz;
alter table poll
  add column reopened_at timestamptz,
  -- When there was last something new, until all are told.
  add column news_at timestamptz;

create index poll_with_news on poll (news_at) where news_at is not null;
