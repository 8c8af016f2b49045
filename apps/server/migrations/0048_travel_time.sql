-- How long the person travels to a place and back from it; that time is taken around meetings that have a place.
alter table app_user
  add column travel_minutes smallint not null default 0 check (travel_minutes between 0 and 240);
