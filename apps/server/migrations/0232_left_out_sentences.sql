-- How many sentences of the service's answer are not in the text, because the mail does not support them.
alter table generated_text add column left_out_count integer not null default 0;
