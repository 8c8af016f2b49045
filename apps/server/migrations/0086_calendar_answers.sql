-- The answer to another organizer's event that its calendar does not have yet, and the note to the organizer.
alter table remote_event
  add column wanted_answer text check (wanted_answer in ('accepted', 'tentative', 'declined')),
  add column answer_comment text;

-- The mail of an invitation shows whether the calendar has the answer.
create function announce_calendar_answer() returns trigger language plpgsql as $$
begin
  perform announce('mail', array[new.user_id]);
  return null;
end $$;
create trigger announce_calendar_answer after update of wanted_answer, push_problem on remote_event for each row
  when ((old.wanted_answer, old.push_problem) is distinct from (new.wanted_answer, new.push_problem)
    and (old.wanted_answer is not null or new.wanted_answer is not null))
  execute function announce_calendar_answer();
