-- What a service outside has read of the time that a mail wishes for a meeting, so that it is asked once for a mail.
create table mail_wish_reading (
  mail_id uuid primary key references mail on delete cascade,
  -- Of the question, the provider and its model.
  content_sha256 bytea not null,
  -- As JSON in the service's own words, which are read anew each time.
  answer text not null,
  created_at timestamptz not null
);
