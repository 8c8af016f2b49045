import type { MailCategory, MailCountsQuery, MailQuery } from '@meridian/contract'
import { type Expression, type Selectable, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { readSearch, type SearchedField } from './mail-search.rules.ts'
import { isWord, type SearchField, searchFor, wordStartPattern } from './mail.rules.ts'

const listed_columns = [
  'm.mail_id',
  'm.mailbox_id',
  'm.external_id',
  'm.thread_id',
  'm.kind',
  'm.subject',
  'm.from_name',
  'm.from_address',
  'm.mail_date',
  'm.preview',
  'm.category',
  'm.label_ids',
  'm.is_read',
  'm.is_starred',
  'm.is_archived',
  'm.is_deleted',
  'm.place',
  'm.has_attachments',
  'm.snoozed_until',
  'm.returned_at',
  'm.is_bulk',
  'm.edited_subject',
  'm.edited_summary',
  'm.reply',
  'm.generated_summary',
  'm.updated_at',
] as const

type ListedColumn = (typeof listed_columns)[number] extends `m.${infer Name}` ? Name : never

/** The fields of lists, with the provider's names of the mail's labels and the size of its conversation. */
export type MailRow = Pick<Selectable<Tables['mail']>, ListedColumn> & {
  readonly labels: Selectable<Tables['mailbox']>['labels']
  readonly thread_mails: number
}

export type ContentRow = Selectable<Tables['mail_content']>
export type AttachmentRow = Omit<Selectable<Tables['mail_attachment']>, 'content'>

/** More are not counted: people refine a search instead of turning this many pages. */
const counted_max = 50_000
const found_max = 1000

export async function listMails(
  db: Db,
  user_id: string,
  query: MailQuery,
): Promise<{ rows: MailRow[]; total: number }> {
  const search = searchOf(user_id, query.search_term)
  const wanted = matching(user_id, query, search)
  if (search === undefined) return listPage(db, query, wanted)
  const total = await countMatching(db, wanted, found_max + 1)
  if (total === 0) return { rows: [], total }
  // A word in very many mails is found soon among the newest ones, without sorting all of them.
  const isCommon = total > found_max && query.sort_by === 'mail_date'
  const page = isCommon
    ? pageOf(db, query, matching(user_id, query, search, true))
    : pageOf(db, query, wanted, total <= found_max ? found_max : undefined)
  return { rows: await page.execute(), total: Math.min(total, found_max) }
}

/** The totals of the lists, in one query. */
export async function countMails(
  db: Db,
  user_id: string,
  { search_term, lists }: MailCountsQuery,
): Promise<number[]> {
  const search = searchOf(user_id, search_term)
  const most = search === undefined ? counted_max : found_max
  const counts = await db
    .selectNoFrom(
      lists.map((list, index) => countOf(db, matching(user_id, list, search), most).as(`${index}`)),
    )
    .executeTakeFirstOrThrow()
  return lists.map((_, index) => Number(counts[`${index}`]))
}

/** The page and the total in one query; only a page beyond the last needs a second. */
async function listPage(db: Db, query: MailQuery, wanted: Expression<SqlBool>) {
  const rows = await pageOf(db, query, wanted)
    .select(countOf(db, wanted, counted_max).as('total'))
    .execute()
  const [first] = rows
  const total = first?.total ?? (query.page > 1 ? await countMatching(db, wanted, counted_max) : 0)
  return { rows, total: Number(total) }
}

async function countMatching(db: Db, wanted: Expression<SqlBool>, most: number): Promise<number> {
  const { total } = await db.selectNoFrom(countOf(db, wanted, most).as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

function countOf(db: Db, wanted: Expression<SqlBool>, most: number) {
  const counted = db.selectFrom('mail as m').select('m.mail_id').where(wanted).limit(most)
  return db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<string>().as('total'))
}

/**
 * Selects the page first, so that conversations and labels are read for its mails only. Where there are at most `few`
 * mails, all of them are selected before they are sorted: PostgreSQL expects more, and would look for them in order.
 */
function pageOf(
  db: Db,
  { page, limit, sort_by, order_by }: MailQuery,
  wanted: Expression<SqlBool>,
  few?: number,
) {
  const direction = order_by === 'ASC' ? 'asc' : 'desc'
  const all = db.selectFrom('mail as m').selectAll('m').where(wanted)
  const found = db
    .selectFrom((few === undefined ? all : all.limit(few)).as('m'))
    .select('m.mail_id')
    .orderBy(sort_columns[sort_by], direction)
    .orderBy('m.mail_id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
  return mails(db)
    .where('m.mail_id', 'in', found)
    .orderBy(sort_columns[sort_by], direction)
    .orderBy('m.mail_id', direction)
}

const sort_columns = {
  // A mail that came back has the place of that time.
  mail_date: 'm.listed_at',
  mail_subject: sql`lower(coalesce(m.edited_subject, m.subject))`,
  mail_from: sql`lower(coalesce(nullif(m.from_name, ''), m.from_address))`,
  updated_at: 'm.updated_at',
  snoozed_until: 'm.snoozed_until',
} as const

async function listMailRows(db: Db, user_id: string, mail_ids: readonly string[]): Promise<MailRow[]> {
  if (mail_ids.length === 0) return []
  return mails(db)
    .where('m.user_id', '=', user_id)
    .where('m.mail_id', 'in', [...mail_ids])
    .execute()
}

/** The mails of a conversation that are not deleted, the oldest first. */
export async function listThread(
  db: Db,
  user_id: string,
  thread_id: string,
  limit: number,
): Promise<MailRow[]> {
  const rows = await mails(db)
    .where('m.user_id', '=', user_id)
    .where('m.thread_id', '=', thread_id)
    .where('m.is_deleted', '=', false)
    .where('m.place', '<>', 'hidden')
    .orderBy('m.mail_date', 'desc')
    .orderBy('m.mail_id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

export async function listNewest(
  db: Db,
  { user_id, mailbox_id }: { readonly user_id: string; readonly mailbox_id: string },
  limit: number,
): Promise<MailRow[]> {
  return mails(db)
    .where('m.user_id', '=', user_id)
    .where('m.mailbox_id', '=', mailbox_id)
    .where('m.place', '=', 'received')
    .where('m.is_deleted', '=', false)
    .orderBy('m.mail_date', 'desc')
    .orderBy('m.mail_id', 'desc')
    .limit(limit)
    .execute()
}

export interface WholeMail {
  readonly mail: MailRow
  readonly content: ContentRow
  readonly attachments: readonly AttachmentRow[]
}

/** The mail without what never changes of it. */
export async function findMailRow(db: Db, user_id: string, mail_id: string): Promise<MailRow | undefined> {
  const [mail] = await listMailRows(db, user_id, [mail_id])
  return mail?.place === 'hidden' ? undefined : mail
}

export async function findMail(db: Db, user_id: string, mail_id: string): Promise<WholeMail | undefined> {
  const mail = await findMailRow(db, user_id, mail_id)
  if (!mail) return undefined
  const content = await db
    .selectFrom('mail_content')
    .selectAll()
    .where('mail_id', '=', mail_id)
    .executeTakeFirstOrThrow()
  const attachments =
    mail.has_attachments || content.html_source !== null ? await listAttachments(db, mail_id) : []
  return { mail, content, attachments }
}

/** So much of a mail is read for the summary of its conversation; longer HTML is left out. */
const thread_text_characters_max = 60_000
const thread_html_characters_max = 200_000

export interface ThreadContent {
  readonly mail_id: string
  readonly text_source: string | null
  readonly html_source: string | null
  readonly is_text_only: boolean
  /** The text is not the one that the mail shows, so that its places are not the mail's. */
  readonly is_shortened: boolean
}

/** The contents of the person's mails among these, shortened. */
export async function listThreadContents(
  db: Db,
  user_id: string,
  mail_ids: readonly string[],
): Promise<ThreadContent[]> {
  return db
    .selectFrom('mail_content as c')
    .innerJoin('mail as m', 'm.mail_id', 'c.mail_id')
    .where('m.user_id', '=', user_id)
    .where('c.mail_id', 'in', [...mail_ids])
    .select([
      'c.mail_id',
      'c.is_text_only',
      sql<string | null>`left(c.text_source, ${thread_text_characters_max})`.as('text_source'),
      sql<
        string | null
      >`case when length(c.html_source) <= ${thread_html_characters_max} then c.html_source end`.as(
        'html_source',
      ),
      sql<boolean>`coalesce(length(c.html_source), 0) > ${thread_html_characters_max}`.as('is_shortened'),
    ])
    .execute()
}

export async function isMail(db: Db, user_id: string, mail_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('mail')
    .select('mail_id')
    .where('user_id', '=', user_id)
    .where('mail_id', '=', mail_id)
    .where('place', '<>', 'hidden')
    .executeTakeFirst()
  return found !== undefined
}

/** Locks the person's mails among these, in the order of their ids. */
export async function lockMails(
  tx: Db,
  user_id: string,
  mail_ids: readonly string[],
): Promise<Selectable<Tables['mail']>[]> {
  return tx
    .selectFrom('mail')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('mail_id', 'in', [...mail_ids])
    .where('place', '<>', 'hidden')
    .orderBy('mail_id')
    .forUpdate()
    .execute()
}

export interface MailWrites {
  readonly edited_subject?: string | null
  readonly edited_summary?: string | null
  readonly generated_summary?: string | null
  readonly reply?: string | null
  readonly category?: MailCategory
  readonly is_category_chosen?: boolean
  readonly is_read?: boolean
  readonly is_starred?: boolean
  readonly is_archived?: boolean
  readonly is_deleted?: boolean
  readonly is_pushed?: boolean
  readonly updated_at?: Date
}

export async function writeMail(tx: Db, mail_ids: readonly string[], writes: MailWrites): Promise<void> {
  if (Object.keys(writes).length === 0) return
  await tx
    .updateTable('mail')
    .set(writes)
    .where('mail_id', 'in', [...mail_ids])
    .execute()
}

/** Records that the mail takes too long to display as HTML. */
export async function writeTextOnly(db: Db, mail_id: string): Promise<void> {
  await db.updateTable('mail_content').set({ is_text_only: true }).where('mail_id', '=', mail_id).execute()
}

export async function writeWords(tx: Db, mail_id: string, words: readonly string[]): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ words: sql<string>`array_to_tsvector(${[...words]}::text[])` })
    .where('mail_id', '=', mail_id)
    .execute()
}

export async function findAttachment(
  db: Db,
  { user_id, mail_id, attachment_id }: { user_id: string; mail_id: string; attachment_id: string },
) {
  return db
    .selectFrom('mail_attachment as a')
    .innerJoin('mail as m', 'm.mail_id', 'a.mail_id')
    .innerJoin('mailbox as b', 'b.mailbox_id', 'm.mailbox_id')
    .select([
      'a.name',
      'a.external_id',
      'a.content',
      'm.external_id as mail_external_id',
      'b.mailbox_id',
      'b.kind',
      'b.connection_id',
    ])
    .where('a.attachment_id', '=', attachment_id)
    .where('a.mail_id', '=', mail_id)
    .where('m.user_id', '=', user_id)
    .executeTakeFirst()
}

function listAttachments(db: Db, mail_id: string): Promise<AttachmentRow[]> {
  return db
    .selectFrom('mail_attachment')
    .select([
      'attachment_id',
      'mail_id',
      'place',
      'name',
      'media_type',
      'bytes',
      'is_inline',
      'content_id',
      'external_id',
    ])
    .where('mail_id', '=', mail_id)
    .orderBy('place')
    .execute()
}

function mails(db: Db) {
  return db
    .selectFrom('mail as m')
    .innerJoin('mailbox as b', 'b.mailbox_id', 'm.mailbox_id')
    .select([...listed_columns, 'b.labels'])
    .select((of) =>
      of
        .selectFrom('mail as t')
        .select(sql<number>`count(*)::int`.as('thread_mails'))
        .whereRef('t.user_id', '=', 'm.user_id')
        .whereRef('t.thread_id', '=', 'm.thread_id')
        .where('t.is_deleted', '=', false)
        .where('t.place', '<>', 'hidden')
        .as('thread_mails'),
    )
    .$castTo<MailRow>()
}

interface Search {
  /** A tsquery; null for a term of punctuation alone, which finds no mail. */
  readonly words: string | null | undefined
  /** What words alone do not tell: their order, and the signs between them. */
  readonly fields: readonly SearchedField[]
}

/** Undefined without a search. */
function searchOf(user_id: string, search_term: string | undefined): Search | undefined {
  const { words, fields } = readSearch(search_term ?? '')
  if (words === '' && fields.length === 0) return undefined
  const found = [
    searchFor(user_id, words),
    ...fields.map(({ field, text }) => searchFor(user_id, text, field)),
  ].filter((one) => one !== null)
  return {
    words: found.length > 0 ? found.join(' & ') : words === '' ? undefined : null,
    fields: fields.filter(({ text }) => !isWord(text)),
  }
}

/** With `byDate`, compares words mail by mail instead of using the index. */
function matching(
  user_id: string,
  list: MailCountsQuery['lists'][number],
  search: Search | undefined,
  byDate = false,
): Expression<SqlBool> {
  const { integration_mail_type: kind, mail_category: category, mail_view } = list
  const parts = [sql<SqlBool>`m.user_id = ${user_id} and m.place = 'received'`, views[mail_view]]
  if (kind && kind !== 'all') parts.push(sql`m.kind = ${kind}`)
  if (category && category !== 'all') parts.push(sql`m.category = ${category}`)
  if (search?.words === null) parts.push(sql`false`)
  else if (search?.words !== undefined) {
    const words = byDate ? sql`(m.words || ''::tsvector)` : sql`m.words`
    parts.push(sql`${words} @@ ${search.words}::tsquery`)
  }
  for (const { field, text } of search?.fields ?? []) {
    parts.push(sql`${folded(searched_fields[field])} ~ ${wordStartPattern(text)}`)
  }
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

const searched_fields: Readonly<Record<SearchField, Expression<string>>> = {
  from: sql`m.from_name || ' ' || m.from_address`,
  subject: sql`coalesce(m.edited_subject, '') || ' ' || m.subject`,
  to: sql`(select string_agg(concat_ws(' ', person->>'name', person->>'address'), ' ')
    from mail_content c, jsonb_array_elements(c.to_people || c.cc_people) person where c.mail_id = m.mail_id)`,
}

/** As `wordsOf` compares words: lower case without accents. */
function folded(text: Expression<string>) {
  return sql<string>`lower(regexp_replace(normalize(${text}, NFKD), U&'[\\0300-\\036F]', '', 'g'))`
}

const views: Readonly<Record<MailQuery['mail_view'], Expression<SqlBool>>> = {
  active: sql`not m.is_archived and not m.is_deleted and m.snoozed_until is null`,
  unread: sql`not m.is_read and not m.is_archived and not m.is_deleted and m.snoozed_until is null`,
  starred: sql`m.is_starred and not m.is_deleted`,
  snoozed: sql`m.snoozed_until is not null and not m.is_archived and not m.is_deleted`,
  archived: sql`m.is_archived and not m.is_deleted`,
  deleted: sql`m.is_deleted`,
  all: sql`not m.is_deleted`,
}
