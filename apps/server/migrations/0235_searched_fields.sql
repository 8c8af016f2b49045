-- The words of subject, sender and recipients stand among the words of a mail once more, each behind the name of its
-- field, so that a search of one field reads no other mails.
create function pg_temp.words_of(words text) returns setof text language sql as $$
  select distinct left(word, 40)
  from regexp_split_to_table(
    lower(regexp_replace(normalize(words, NFKD), U&'[\0300-\036F]', '', 'g')),
    '[^[:alnum:]]+'
  ) word
  where word <> ''
$$;

alter table mail disable trigger user;

update mail m
set words = m.words || array_to_tsvector(array(
  select right(replace(m.user_id::text, '-', ''), 12) || '.:' || field || ':' || word
  from (
    values
      ('subject', concat_ws(' ', m.subject, m.edited_subject)),
      ('from', concat_ws(' ', m.from_name, m.from_address)),
      ('to', (
        select string_agg(concat_ws(' ', person ->> 'name', person ->> 'address'), ' ')
        from (select jsonb_array_elements(c.to_people || c.cc_people) person limit 200)
      ))
  ) fields (field, texts), pg_temp.words_of(texts) word
))
from mail_content c
where c.mail_id = m.mail_id;

alter table mail enable trigger user;
