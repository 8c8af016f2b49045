-- What lists read first repeats the meeting's status too, so that one index answers which meetings a
-- person sees, how many there are and in which order. guest_id is what a guest is called in the
-- meeting's map of invitees.
alter table meeting_attendee add meeting_status meeting_status;
alter table meeting_attendee add guest_id uuid;

update meeting_attendee a set
  meeting_status = m.meeting_status,
  guest_id = case when a.user_id is null then gen_random_uuid() end
from meeting m where m.meeting_id = a.meeting_id;

alter table meeting_attendee alter meeting_status set not null;
alter table meeting_attendee add check ((guest_id is null) = (guest_email is null));
create unique index meeting_guest_id_once on meeting_attendee (meeting_id, guest_id) where guest_id is not null;

create function meeting_attendee_copies_status() returns trigger language plpgsql as $$
begin
  select m.meeting_status into strict new.meeting_status from meeting m where m.meeting_id = new.meeting_id;
  if new.guest_email is not null then
    new.guest_id := coalesce(new.guest_id, gen_random_uuid());
  end if;
  return new;
end $$;

create trigger meeting_attendee_copies_status
  before insert on meeting_attendee for each row execute function meeting_attendee_copies_status();

create function meeting_attendee_follows_status() returns trigger language plpgsql as $$
begin
  update meeting_attendee set meeting_status = new.meeting_status where meeting_id = new.meeting_id;
  return null;
end $$;

create trigger meeting_attendee_follows_status
  after update of meeting_status on meeting for each row
  when (old.meeting_status is distinct from new.meeting_status)
  execute function meeting_attendee_follows_status();

drop index meeting_attendee_list;
create index meeting_attendee_list on meeting_attendee (user_id, starts_at, meeting_id)
  include (ends_at, first_starts_at, occupied_until, is_series, is_organizer, meeting_action, meeting_status)
  where user_id is not null and hidden_at is null and meeting_action <> 'rejected';

-- Series whose listed occurrence is over while another one follows.
create index meeting_attendee_behind on meeting_attendee (user_id, ends_at) include (occupied_until, meeting_id)
  where user_id is not null and hidden_at is null and is_series;

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
