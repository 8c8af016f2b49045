-- The break that a person keeps between meetings, and the notice before a suggested time.
alter table app_user
  add column break_minutes smallint not null default 0 check (break_minutes between 0 and 240),
  add column notice_minutes smallint not null default 0 check (notice_minutes between 0 and 10080);
