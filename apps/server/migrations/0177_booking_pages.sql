-- The pages on which outsiders book a time of a person.
alter table app_user add column booking_name text unique
  check (booking_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(booking_name) between 2 and 60);

create table booking_page (
  booking_page_id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  booking_page_slug text not null,
  booking_page_title text not null,
  booking_page_description text,
  is_on boolean not null,
  is_listed boolean not null,
  durations integer[] not null check (cardinality(durations) between 1 and 6),
  booking_place text not null
    check (booking_place in ('link', 'google_meet', 'zoom', 'phone', 'guest_phone', 'address')),
  place_details text,
  questions jsonb not null,
  booking_hours jsonb,
  notice_minutes integer not null check (notice_minutes >= 0),
  days_ahead integer not null check (days_ahead between 1 and 365),
  bookings_a_day_max integer,
  bookings_a_week_max integer,
  buffer_before_minutes integer not null,
  buffer_after_minutes integer not null,
  step_minutes integer not null check (step_minutes between 5 and 120),
  shown_timezone text,
  needs_confirmation boolean not null,
  needs_confirmed_address boolean not null,
  seats integer not null check (seats between 1 and 100),
  host_choice text not null check (host_choice in ('one', 'collective', 'round_robin')),
  may_choose_host boolean not null,
  label_id uuid references label on delete set null,
  booking_page_color text,
  page_language text check (page_language in ('en', 'de')),
  allowed_origins text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, booking_page_slug)
);

create table booking_page_host (
  booking_page_id uuid not null references booking_page on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  place integer not null,
  weight integer not null check (weight between 1 and 10),
  booking_hours jsonb,
  bookings_a_day_max integer,
  buffer_before_minutes integer,
  buffer_after_minutes integer,
  primary key (booking_page_id, user_id)
);

create index booking_page_host_of_person on booking_page_host (user_id);

create table booking (
  booking_id uuid primary key,
  -- The row stays when the page goes, with what a list says of it.
  booking_page_id uuid references booking_page on delete set null,
  booking_page_title text not null,
  user_id uuid not null references app_user on delete cascade,
  host_id uuid references app_user on delete set null,
  meeting_id uuid references meeting on delete set null,
  -- unconfirmed: the guest's address is to be confirmed; pending: the host is to approve.
  booking_state text not null
    check (booking_state in ('unconfirmed', 'pending', 'booked', 'declined', 'cancelled', 'expired')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- From 1; taken seats of one meeting differ.
  seat integer not null default 1,
  guest_name text not null,
  guest_email text not null,
  guest_timezone text not null,
  guest_language text not null,
  answers jsonb not null,
  host_reason text,
  end_note text,
  is_no_show boolean not null default false,
  -- Until when an unconfirmed or pending booking holds its time.
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index booking_seat_once on booking (meeting_id, seat) where booking_state = 'booked';
create index booking_of_person on booking (user_id, starts_at);
create index booking_of_host on booking (host_id, starts_at);
create index booking_of_type on booking (booking_page_id, starts_at);
create index booking_to_expire on booking (expires_at) where booking_state in ('unconfirmed', 'pending');

-- A link for one booking, also on a page that is off; with slots, for one of these times, which are held.
create table booking_link (
  booking_link_id uuid primary key,
  booking_page_id uuid not null references booking_page on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  secret_sha256 bytea not null unique,
  has_held_times boolean not null,
  expires_at timestamptz not null,
  used_by uuid references booking on delete set null,
  used_at timestamptz,
  created_at timestamptz not null
);

create index booking_link_of_type on booking_link (booking_page_id);
create index booking_link_of_person on booking_link (user_id);

call announce_changes_of('booking_page', 'booking', 'user_id');
call announce_changes_of('booking_page_host', 'booking', 'user_id');
call announce_changes_of('booking', 'booking', 'user_id', 'host_id');

alter table outgoing_mail drop constraint outgoing_mail_kind_check;
alter table outgoing_mail add constraint outgoing_mail_kind_check check (
  kind in ('account', 'reply', 'message', 'invitation', 'update', 'cancellation', 'answer', 'reminder', 'booking')
);
