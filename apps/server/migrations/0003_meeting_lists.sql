-- What lists read first repeats the meeting's status too, so that one index answers which meetings a
-- person sees, how many there are and in which order.
alter table meeting_attendee add meeting_status meeting_status;
update meeting_attendee a set meeting_status = m.meeting_status from meeting m where m.meeting_id = a.meeting_id;
alter table meeting_attendee alter meeting_status set not null;

-- What a guest is called in the meeting's map of invitees; without a meaning for people with an account.
alter table meeting_attendee add guest_id uuid not null default gen_random_uuid();
create unique index meeting_guest_id_once on meeting_attendee (meeting_id, guest_id) where guest_email is not null;

-- The first occurrence may have been moved to before the rule's first start.
create function earliest_start(of_meeting uuid, first_start timestamptz) returns timestamptz
  language sql stable as $$
  select least(first_start, min(starts_at)) from meeting_exception
  where meeting_id = of_meeting and not is_cancelled
$$;

create or replace function meeting_attendee_follows_meeting() returns trigger language plpgsql as $$
begin
  update meeting_attendee set
    starts_at = new.starts_at,
    ends_at = new.ends_at,
    first_starts_at = earliest_start(new.meeting_id, new.first_starts_at),
    occupied_until = new.occupied_until,
    is_series = new.rrule is not null or new.added_walls <> '{}',
    is_blocking = new.meeting_status <> 'cancelled' and not new.is_transparent,
    meeting_status = new.meeting_status
  where meeting_id = new.meeting_id;
  return null;
end $$;

create or replace function meeting_attendee_copies_meeting() returns trigger language plpgsql as $$
begin
  select
    m.starts_at, m.ends_at, earliest_start(m.meeting_id, m.first_starts_at), m.occupied_until,
    m.rrule is not null or m.added_walls <> '{}',
    m.meeting_status <> 'cancelled' and not m.is_transparent,
    m.meeting_status
  into strict
    new.starts_at, new.ends_at, new.first_starts_at, new.occupied_until, new.is_series, new.is_blocking,
    new.meeting_status
  from meeting m where m.meeting_id = new.meeting_id;
  return new;
end $$;

create function meeting_attendee_follows_exception() returns trigger language plpgsql as $$
begin
  update meeting_attendee set first_starts_at = least(first_starts_at, new.starts_at)
  where meeting_id = new.meeting_id;
  return null;
end $$;

create trigger meeting_attendee_follows_exception
  after insert or update on meeting_exception for each row
  when (not new.is_cancelled and new.starts_at < new.original_starts_at)
  execute function meeting_attendee_follows_exception();

drop index meeting_attendee_list;
create index meeting_attendee_list on meeting_attendee (user_id, starts_at, meeting_id)
  include (ends_at, first_starts_at, occupied_until, is_series, is_organizer, meeting_action, meeting_status)
  where user_id is not null and hidden_at is null and meeting_action <> 'rejected';

-- Series whose listed occurrence is over while another one follows.
create index meeting_attendee_behind on meeting_attendee (user_id, ends_at) include (occupied_until, meeting_id)
  where user_id is not null and hidden_at is null and is_series;

-- The occurrence in whose place another time is proposed: of a series the one that was listed then.
alter table counter_proposal add replaces_starts_at timestamptz not null;
alter table counter_proposal add replaces_ends_at timestamptz not null;
create index counter_proposal_pending on counter_proposal (meeting_id, starts_at) where meeting_action = 'pending';

-- A word as a LIKE pattern that finds it anywhere. Escaped last: accents are not all that unaccent()
-- takes off, a full-width percent sign becomes a plain one.
create function search_pattern(word text) returns text
  language sql immutable parallel safe strict
  return '%' || replace(replace(replace(
    search_form(normalize(word, nfkc)), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- A guest's address stays out: whoever may search the meeting could guess it letter by letter. Letters
-- typed apart from their accents (NFD) are found like all others.
create or replace function refresh_search_text(meeting_ids uuid[]) returns void language sql as $$
  update meeting m set search_text = search_form(normalize(concat_ws(' ',
    m.meeting_title, m.meeting_description, m.agenda, m.location_name,
    (select string_agg(coalesce(u.full_name, a.guest_name), ' ')
     from meeting_attendee a left join app_user u using (user_id)
     where a.meeting_id = m.meeting_id)), nfkc))
  where m.meeting_id = any (meeting_ids)
$$;
