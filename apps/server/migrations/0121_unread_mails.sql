-- Counts unread mails without reading the others.
create index mail_unread on mail (user_id)
  where place = 'received' and not is_read and not is_archived and not is_deleted;
