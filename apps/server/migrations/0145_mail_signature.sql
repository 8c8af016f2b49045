-- The text below the mails that the person writes; empty for none.
alter table app_user add mail_signature text not null default '' check (length(mail_signature) <= 2000);
