-- How many mails about meetings somebody has caused in a day: nobody writes to the world in the instance's name.
create index outgoing_mail_of_organizer on outgoing_mail (user_id, created_at)
  where kind in ('invitation', 'update', 'cancellation');
