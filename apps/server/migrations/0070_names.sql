-- Names that say what is stored. Functions are stored as text and name columns, so they are made anew.

-- The end of the last occurrence.
alter table meeting rename column occupied_until to last_ends_at;
alter table meeting_attendee rename column occupied_until to last_ends_at;

-- What a guest last received.
alter table invitation_told rename to invitation_delivery;
alter table invitation_delivery rename column is_called_off to is_cancelled;
alter index invitation_told_of_organizer rename to invitation_delivery_of_organizer;

-- The last version of each occurrence that a mail brought, and the reply that was last sent.
alter table mailed_event rename column occurrences_told to occurrence_versions;
alter table mailed_event rename column told_action to sent_reply_status;
alter table mailed_event rename column told_counter_id to sent_counter_id;

-- Whether the provider has the flags.
alter table mail rename column is_told to is_pushed;

-- What a push wrote to the provider, and the versions of the event that are no change there.
alter table remote_event rename column published_version to pushed_version;
alter table remote_event rename column published to known_versions;
alter table remote_event rename column publication_id to push_id;
alter table remote_event rename column publish_problem to push_problem;

set local check_function_bodies = off;

do $$
declare
  stored record;
  definition text;
begin
  for stored in
    select p.oid, p.oid::regprocedure as name, 'occupied_until' = any (coalesce(p.proargnames, '{}')) as is_result
    from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
      and (p.prosrc ~ '\m(occupied_until|invitation_told|is_called_off|is_told)\M'
        or 'occupied_until' = any (coalesce(p.proargnames, '{}')))
  loop
    definition := pg_get_functiondef(stored.oid);
    definition := regexp_replace(definition, '\moccupied_until\M', 'last_ends_at', 'g');
    definition := regexp_replace(definition, '\minvitation_told\M', 'invitation_delivery', 'g');
    definition := regexp_replace(definition, '\mis_called_off\M', 'is_cancelled', 'g');
    definition := regexp_replace(definition, '\mis_told\M', 'is_pushed', 'g');
    -- The name of a result column cannot be replaced.
    if stored.is_result then
      execute format('drop function %s', stored.name);
    end if;
    execute definition;
  end loop;
end $$;

-- The queues of jobs, with the jobs that wait in them. A new database has no queue yet.
do $$
declare
  renamed record;
begin
  if to_regclass('meridian_jobs.queue') is null then
    return;
  end if;
  for renamed in
    select * from (values
      ('publication.write', 'meeting.push'),
      ('publication.withdraw', 'meeting.withdraw'),
      ('hook.channel', 'webhook.open_channel'),
      ('hook.subscription', 'webhook.open_subscription'),
      ('hook.plan', 'webhook.plan'),
      ('mail.read', 'mailbox.read'),
      ('mail.plan', 'mailbox.plan'),
      ('mail.tell', 'mail.push'),
      ('imip.read', 'itip.process'),
      ('invitation.tell', 'invitation.notify'),
      ('invitation.silence', 'invitation.cancel_mails'),
      ('mailed_event.answer', 'itip.reply'),
      ('counter_proposal.tell_guest', 'itip.decline_counter')
    ) as names (old_name, new_name)
  loop
    insert into meridian_jobs.queue
      select (jsonb_populate_record(q, jsonb_build_object('name', renamed.new_name))).*
      from meridian_jobs.queue q where q.name = renamed.old_name;
    update meridian_jobs.job set name = renamed.new_name where name = renamed.old_name;
    delete from meridian_jobs.queue where name = renamed.old_name;
  end loop;
end $$;
