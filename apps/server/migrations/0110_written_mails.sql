-- A person also sends mails that reply to none, and chooses when a mail is sent.
alter table outgoing_mail drop constraint outgoing_mail_kind_check;
alter table outgoing_mail add constraint outgoing_mail_kind_check check (
  kind in ('account', 'reply', 'message', 'invitation', 'update', 'cancellation', 'answer', 'reminder')
);
-- The person chose send_at; otherwise it is the end of the undo period.
alter table outgoing_mail add is_scheduled boolean not null default false;

drop index outgoing_mail_of_person;
create index outgoing_mail_of_person on outgoing_mail (user_id, outgoing_mail_id)
  where kind in ('reply', 'message') and state in ('waiting', 'sending', 'failed');
