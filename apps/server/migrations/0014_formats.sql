-- How a person reads dates and numbers, and the day their weeks begin with. Null leaves it to the language
-- and the workspace.
alter table app_user add region text check (region ~ '^[A-Z]{2}$');
alter table app_user add week_start smallint check (week_start between 0 and 6);
