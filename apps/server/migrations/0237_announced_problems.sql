-- Open screens show why the calendar of a meeting refused a change, and that it no longer does.
create function announce_push_problem() returns trigger language plpgsql as $$
begin
  perform announce('meeting', array[new.user_id]);
  return null;
end $$;
create trigger announce_push_problem after update of push_problem on remote_event for each row
  when (old.push_problem is distinct from new.push_problem and new.meeting_id is not null)
  execute function announce_push_problem();
