-- A snoozed mail is in none of the usual lists until its time; then it is at the top of its list.
alter table mail add snoozed_until timestamptz;
alter table mail add returned_at timestamptz;
alter table mail add listed_at timestamptz not null generated always as (coalesce(returned_at, mail_date)) stored;

drop index mail_listed;
create index mail_listed on mail (user_id, listed_at desc, mail_id desc)
  include (category, kind, place, is_read, is_starred, is_archived, is_deleted, snoozed_until);
create index mail_snoozed on mail (snoozed_until) where snoozed_until is not null;

drop index mail_unread;
create index mail_unread on mail (user_id)
  where place = 'received' and not is_read and not is_archived and not is_deleted and snoozed_until is null;
