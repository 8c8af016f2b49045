-- An organizer sees of each guest whether the mail to them is on its way, sent or refused.
create function announce_told() returns trigger language plpgsql as $$
begin
  perform announce('meeting', array[new.user_id]);
  return null;
end $$;

create trigger announce_told after update of state on outgoing_mail for each row
  when (new.kind in ('invitation', 'update', 'cancellation') and new.user_id is not null
    and new.state is distinct from old.state)
  execute function announce_told();
