-- A search looks at the person's own meetings one by one, so that nothing reads an index over everybody's.
drop index meeting_by_words;

-- What one occurrence of a series is called for itself finds the series too.
create or replace function refresh_search_text(meeting_ids uuid[]) returns void language sql as $$
  update meeting m set search_text = search_form(normalize(concat_ws(' ',
    m.meeting_title, m.meeting_description, m.agenda, m.location_name,
    (select string_agg(coalesce(u.full_name, a.guest_name), ' ')
     from meeting_attendee a left join app_user u using (user_id)
     where a.meeting_id = m.meeting_id),
    (select string_agg(concat_ws(' ', e.meeting_title, e.meeting_description, e.location_name), ' ')
     from meeting_exception e
     where e.meeting_id = m.meeting_id and not e.is_cancelled)), nfkc))
  where m.meeting_id = any (meeting_ids)
$$;
