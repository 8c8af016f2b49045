-- What differs from the weekly hours of availability_info, as the calls write it.
alter table app_user
  -- By lowercase weekday name: [{start_time, end_time}], beside the hours of the row itself.
  add additional_hours jsonb not null default '{}',
  -- [{first_date, last_date, hours: [{start_time, end_time}]}]; no date is in two of them.
  add date_overrides jsonb not null default '[]',
  -- [{timezone, first_date, last_date}]; no date is in two of them.
  add stays jsonb not null default '[]';
