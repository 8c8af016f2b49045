-- Where Calendly tells us of bookings: its subscription, and the key it signs with.
alter table connection
  add hook_id text,
  add hook_key_sealed bytea,
  -- When the subscription was found alive last, or could not be had.
  add hook_checked_at timestamptz;

-- When a channel could not be opened: not before then is it tried again.
alter table connection_calendar add channel_retry_at timestamptz;
