import type { MailCategory } from '@meridian/contract'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { MailFlags } from '../mail.rules.ts'

export interface NewMail {
  readonly mail: Omit<Insertable<Tables['mail']>, 'words'>
  readonly words: readonly string[]
  readonly content: Insertable<Tables['mail_content']>
  readonly attachments: readonly Insertable<Tables['mail_attachment']>[]
}

/** Known mails stay as they are; returns the ids of the others. */
export async function insertMails(tx: Db, mails: readonly NewMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const rows = await tx
    .insertInto('mail')
    .values(
      mails.map(({ mail, words }) => ({
        ...mail,
        words: sql<string>`array_to_tsvector(${[...words]}::text[])`,
      })),
    )
    .onConflict((on) => on.columns(['mailbox_id', 'external_id']).doNothing())
    .returning('mail_id')
    .execute()
  const ids = new Set(rows.map(({ mail_id }) => mail_id))
  const fresh = mails.filter(({ mail }) => ids.has(mail.mail_id))
  if (fresh.length === 0) return []
  await tx
    .insertInto('mail_content')
    .values(fresh.map(({ content }) => content))
    .execute()
  const attachments = fresh.flatMap((mail) => mail.attachments)
  for (let at = 0; at < attachments.length; at += attachments_at_once) {
    await tx
      .insertInto('mail_attachment')
      .values(attachments.slice(at, at + attachments_at_once))
      .execute()
  }
  return fresh.map(({ mail }) => mail.mail_id)
}

const attachments_at_once = 500

export interface KnownMail {
  readonly mail_id: string
  readonly external_id: string
  readonly reading_id: string | null
}

/** The known ones of these mails. */
export async function listKnown(
  db: Db,
  mailbox_id: string,
  external_ids: readonly string[],
): Promise<KnownMail[]> {
  if (external_ids.length === 0) return []
  return db
    .selectFrom('mail')
    .select(['mail_id', 'external_id', 'reading_id'])
    .where('mailbox_id', '=', mailbox_id)
    .where('external_id', 'in', [...external_ids])
    .execute()
}

/** The mails among these that are in spam and contain an unprocessed calendar. */
export async function listUnprocessedCalendarMails(
  tx: Db,
  mailbox_id: string,
  external_ids: readonly string[],
): Promise<string[]> {
  if (external_ids.length === 0) return []
  const rows = await tx
    .selectFrom('mail as m')
    .innerJoin('mail_content as c', 'c.mail_id', 'm.mail_id')
    .select('m.mail_id')
    .where('m.mailbox_id', '=', mailbox_id)
    .where('m.external_id', 'in', [...external_ids])
    .where('m.place', '=', 'hidden')
    .where(sql<boolean>`c.calendars::jsonb <> '[]'`)
    .execute()
  return rows.map(({ mail_id }) => mail_id)
}

/** The labels of a mail at its provider, with what follows from them; `category` is the one by labels alone. */
export interface LabelledMail {
  readonly external_id: string
  readonly label_ids: readonly string[]
  readonly flags: MailFlags
  readonly category: MailCategory | null
}

/**
 * Stores the provider's current labels. Changes of the person that are not pushed yet stay, and so does a
 * category that the person has chosen.
 */
export async function writeLabels(
  tx: Db,
  { mailbox_id, reading_id }: { readonly mailbox_id: string; readonly reading_id: string | null },
  mails: readonly LabelledMail[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ flags, ...mail }) => ({ ...mail, ...flags }))
  await sql`
    update mail m set
      label_ids = said.label_ids,
      label_ids_before_trash = case when not 'TRASH' = any(said.label_ids) then null
        when 'TRASH' = any(m.label_ids) then m.label_ids_before_trash else m.label_ids end,
      place = said.place,
      is_read = ${remoteUnlessChanged('is_read', sql`not 'UNREAD' = any(m.label_ids)`)},
      is_starred = ${remoteUnlessChanged('is_starred', sql`'STARRED' = any(m.label_ids)`)},
      -- A mail that leaves the trash returns to where it was.
      is_archived = case when said.is_deleted then m.is_archived
        else ${remoteUnlessChanged('is_archived', sql`not m.label_ids && '{INBOX,SENT,TRASH}'`)} end,
      is_deleted = ${remoteUnlessChanged('is_deleted', sql`'TRASH' = any(m.label_ids)`)},
      category = case when m.is_category_chosen then m.category else coalesce(said.category, m.category) end,
      reading_id = coalesce(${reading_id}, m.reading_id)
    from json_to_recordset(${storableJson(rows)}::json) as said (external_id text, label_ids text[], place text,
      is_read boolean, is_starred boolean, is_archived boolean, is_deleted boolean, category text)
    where m.mailbox_id = ${mailbox_id} and m.external_id = said.external_id`.execute(tx)
}

/** The provider's value, unless the person has changed the former one and that change is not pushed yet. */
function remoteUnlessChanged(column: string, before: RawBuilder<unknown>) {
  const [own, said] = [sql.ref(`m.${column}`), sql.ref(`said.${column}`)]
  return sql<boolean>`case when m.is_pushed or ${own} = (${before}) then ${said} else ${own} end`
}

export interface IdentifiedMail {
  readonly mail_id: string
  readonly external_id: string
  readonly identity: string | null
}

/** Mails with the same identity as any of these, in any folder. */
export async function listByIdentity(
  db: Db,
  mailbox_id: string,
  identities: readonly string[],
): Promise<IdentifiedMail[]> {
  if (identities.length === 0) return []
  return db
    .selectFrom('mail')
    .select(['mail_id', 'external_id', 'identity'])
    .where('mailbox_id', '=', mailbox_id)
    .where('identity', 'in', [...identities])
    .orderBy('mail_id')
    .execute()
}

/** All mails of a mailbox, with the provider's last known labels. */
export async function listPlaces(
  db: Db,
  mailbox_id: string,
): Promise<{ readonly external_id: string; readonly label_ids: readonly string[] }[]> {
  return db
    .selectFrom('mail')
    .select(['external_id', 'label_ids'])
    .where('mailbox_id', '=', mailbox_id)
    .execute()
}

/** Records that the mail was moved within its mailbox. */
export async function writePlace(tx: Db, mail_id: string, external_id: string): Promise<void> {
  await tx.updateTable('mail').set({ external_id }).where('mail_id', '=', mail_id).execute()
}

export async function deleteMails(
  tx: Db,
  mailbox_id: string,
  external_ids: readonly string[],
): Promise<void> {
  if (external_ids.length === 0) return
  await tx
    .deleteFrom('mail')
    .where('mailbox_id', '=', mailbox_id)
    .where('external_id', 'in', [...external_ids])
    .execute()
}

/** The person's mails from files with these ids of their headers. */
export async function deleteImportedMails(
  tx: Db,
  user_id: string,
  message_ids: readonly string[],
): Promise<void> {
  await sql`
    delete from mail m using mail_content c
    where m.user_id = ${user_id} and m.kind = 'file' and c.mail_id = m.mail_id
      and c.message_id = any(${[...message_ids]}::text[])`.execute(tx)
}
