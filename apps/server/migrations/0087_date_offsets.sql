-- How far the sender's clock was from UTC when the mail was written; null where the Date header does not say so.
alter table mail_content add column date_offset_minutes smallint;
