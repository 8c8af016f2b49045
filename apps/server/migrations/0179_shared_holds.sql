-- People hold free times that they have shared, and a held time can have a title of its own.
alter table held_time add column held_title text;
alter table held_time drop constraint held_time_purpose_check;
alter table held_time add constraint held_time_purpose_check
  check (purpose in ('offer', 'booking', 'poll', 'share'));
