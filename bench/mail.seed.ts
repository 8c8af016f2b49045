import type { Client } from 'pg'
import type { World } from './service.seed.ts'

/** A hundred mails for every person of a seeded world, in conversations of three, over half a year. */
export async function seedMails(database: Client, { people, now }: World): Promise<void> {
  await database.query('set synchronous_commit = off')
  // The triggers would announce each mail, although no browser is open.
  await database.query('set session_replication_role = replica')
  await database.query(mailboxes, [now])
  const batch = 1000
  for (let first = 0; first < people; first += batch) {
    await database.query(mails, [first, Math.min(first + batch, people) - 1, now])
  }
  await database.query(contents)
  await database.query('set session_replication_role = origin')
  await database.query('vacuum (analyze) mailbox, mail, mail_content')
}

const mailboxes = `
  insert into mailbox (mailbox_id, user_id, kind, account, labels, last_success_at, first_sync_done_at, created_at)
  select uuidv7(), user_id, 'imap', primary_email,
    '{"INBOX": {"name": "INBOX", "is_own": false}, "Label_1": {"name": "Travel", "is_own": true}}', $1, $1, $1
  from app_user`

// A word of a mail stands behind the last twelve digits of its person's id (features/mail/mail.rules.ts).
const mails = `
  insert into mail (mail_id, user_id, mailbox_id, external_id, thread_id, external_thread_id, kind, subject,
    from_name, from_address, mail_date, preview, category, label_ids, is_read, is_starred, is_archived, is_deleted,
    place, has_attachments, is_bulk, words, created_at, updated_at)
  select uuidv7(), b.user_id, b.mailbox_id, n::text, overlay(overlay(md5(b.user_id::text || n / 3) placing '8' from 13) placing '8' from 17)::uuid, (n / 3)::text, 'imap',
    title, 'Person Number ' || n % 40, 'person.' || n % 40 || '@mail.example', $3::timestamptz - n * interval '45 hours',
    title || ': the numbers for ' || md5(n::text) || ' are in, and somebody has to look at them before Friday.',
    case when n % 5 = 1 then 'task' when n % 17 = 2 then 'notes' else 'inbox' end, array['INBOX', 'Label_1'],
    n % 4 > 0, n % 11 = 0, n % 6 = 5, false, 'received', false, false,
    array_to_tsvector(array(select mark || word from unnest(array['person', 'number', 'numbers', 'friday', 'look',
      'somebody', lower(title), 'n' || n, 'a' || n % 40, 'm' || substr(md5(n::text), 1, 6),
      'k' || substr(md5((n * 7)::text), 1, 6), 'q' || n % 13, 'example', 'before', 'meeting', 'thanks']) word)),
    $3, $3
  from mailbox b
  join app_user p on p.user_id = b.user_id,
  generate_series(0, 99) n,
  lateral (select right(replace(b.user_id::text, '-', ''), 12) || '.' as mark,
    (array['Review','Planning','Interview','Retrospective','Budget','Design','Standup','Workshop'])[1 + n * 7 % 8]
      as title) words
  where p.primary_email like 'person.%@bench.example'
    and split_part(p.primary_email, '.', 2)::text ~ '^[0-9]+@'
    and split_part(split_part(p.primary_email, '.', 2), '@', 1)::integer between $1 and $2`

const contents = `
  insert into mail_content (mail_id, reference_ids, to_people, cc_people, reply_to_people, text_source, is_cut,
    is_text_only)
  select mail_id, '{}', '[]', '[]', '[]', preview, false, false from mail`
