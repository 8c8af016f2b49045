import type { PollAnswer, PollState } from '@meridian/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type PollRow = Selectable<Tables['poll']>

export interface OptionRow {
  readonly option_id: string
  readonly starts_ms: number
  readonly ends_ms: number
  /** Null for a time. */
  readonly option_date: string | null
  /** Null for an option that the poll had from the beginning. */
  readonly added_ms: number | null
}

export interface ParticipantRow {
  readonly participant_id: string
  readonly user_id: string | null
  readonly participant_name: string
  readonly participant_email: string | null
  readonly profile_picture: string | null
  readonly is_organizer: boolean
  readonly is_invited: boolean
  readonly participant_timezone: string | null
  readonly participant_language: string | null
  /** People with an account choose it in their settings. */
  readonly wants_mail: boolean
  /** Has an account without a calendar elsewhere, and sees held times here. */
  readonly has_own_calendar: boolean
  readonly comment: string
  readonly answered_ms: number | null
  /** The mail that asks was enqueued, or none is needed. */
  readonly is_asked: boolean
  readonly is_told_end: boolean
  readonly news_told_ms: number | null
  readonly answers: Readonly<Record<string, PollAnswer>>
}

export interface PollOrganizer {
  readonly user_id: string
  readonly full_name: string
  readonly primary_email: string
  readonly profile_picture: string | null
  readonly timezone: string
  readonly language: string
  readonly region: string | null
  readonly time_format: '12' | '24'
  readonly invitations_by_mail: boolean
  readonly workspace_id: string
  readonly is_disabled: boolean
}

/** The meeting of a poll, where it was made of an option. */
export interface PollMeeting {
  readonly meeting_id: string
  readonly is_cancelled: boolean
  readonly starts_ms: number
  readonly ends_ms: number
  readonly is_all_day: boolean
  readonly meeting_timezone: string
  readonly location_name: string | null
  readonly meeting_link: string | null
}

/** A poll with all that belongs to it. */
export interface WholePoll extends PollRow {
  readonly organizer: PollOrganizer
  /** The earliest first. */
  readonly options: readonly OptionRow[]
  /** The organizer first, then the others as they were added. */
  readonly participants: readonly ParticipantRow[]
  /** Null where nothing was booked, and where the meeting was deleted. */
  readonly meeting: PollMeeting | null
}

const organizer_of_poll = sql<PollOrganizer>`(
  select json_build_object('user_id', u.user_id, 'full_name', u.full_name, 'primary_email', u.primary_email,
    'profile_picture', u.profile_picture, 'timezone', u.timezone, 'language', u.language, 'region', u.region,
    'time_format', u.time_format, 'invitations_by_mail', u.invitations_by_mail, 'workspace_id', u.workspace_id,
    'is_disabled', u.disabled_at is not null)
  from app_user u where u.user_id = p.user_id)`

const options_of_poll = sql<OptionRow[]>`coalesce((
  select json_agg(json_build_object('option_id', o.option_id, 'option_date', o.option_date,
    'starts_ms', date_part('epoch', o.starts_at) * 1000, 'ends_ms', date_part('epoch', o.ends_at) * 1000,
    'added_ms', date_part('epoch', o.added_at) * 1000)
    order by o.starts_at, o.ends_at, o.option_id)
  from poll_option o where o.poll_id = p.poll_id), '[]')`

const participants_of_poll = sql<ParticipantRow[]>`coalesce((
  select json_agg(json_build_object('participant_id', t.participant_id, 'user_id', t.user_id,
    'participant_name', coalesce(u.full_name, t.participant_name),
    'participant_email', coalesce(u.primary_email, t.participant_email), 'profile_picture', u.profile_picture,
    'is_organizer', t.is_organizer, 'is_invited', t.is_invited,
    'participant_timezone', coalesce(u.timezone, t.participant_timezone),
    'participant_language', coalesce(u.language, t.participant_language),
    'wants_mail', u.user_id is null or u.invitations_by_mail and u.disabled_at is null,
    'has_own_calendar', u.user_id is not null and not exists (select from connection c
      join connection_calendar k on k.connection_id = c.connection_id where c.user_id = u.user_id), 'comment', t.comment,
    'answered_ms', date_part('epoch', t.answered_at) * 1000, 'is_asked', t.asked_at is not null,
    'is_told_end', t.end_told_at is not null, 'news_told_ms', date_part('epoch', t.news_told_at) * 1000,
    'answers', coalesce((select json_object_agg(a.option_id, a.answer) from poll_answer a
      where a.participant_id = t.participant_id), '{}'))
    order by t.is_organizer desc, t.created_at, t.place, t.participant_id)
  from poll_participant t left join app_user u on u.user_id = t.user_id
  where t.poll_id = p.poll_id), '[]')`

const meeting_of_poll = sql<PollMeeting | null>`(
  select json_build_object('meeting_id', m.meeting_id, 'is_cancelled', m.meeting_status = 'cancelled',
    'starts_ms', date_part('epoch', m.starts_at) * 1000, 'ends_ms', date_part('epoch', m.ends_at) * 1000,
    'is_all_day', m.is_all_day, 'meeting_timezone', m.meeting_timezone,
    'location_name', m.location_name, 'meeting_link', m.meeting_link)
  from meeting m where m.meeting_id = p.meeting_id)`

function selectPolls(db: Db) {
  return db
    .selectFrom('poll as p')
    .selectAll('p')
    .select([
      organizer_of_poll.as('organizer'),
      options_of_poll.as('options'),
      participants_of_poll.as('participants'),
      meeting_of_poll.as('meeting'),
    ])
}

/** Without a check of the reader. */
export function findPoll(db: Db, poll_id: string): Promise<WholePoll | undefined> {
  return selectPolls(db).where('p.poll_id', '=', poll_id).executeTakeFirst()
}

/** Undefined for a poll in which the person is not asked. */
export function findPollSeenBy(db: Db, user_id: string, poll_id: string): Promise<WholePoll | undefined> {
  return selectPolls(db)
    .where('p.poll_id', '=', poll_id)
    .where(
      sql<boolean>`exists (select from poll_participant t where t.poll_id = p.poll_id and t.user_id = ${user_id})`,
    )
    .executeTakeFirst()
}

export function findPollOfParticipant(db: Db, participant_id: string): Promise<WholePoll | undefined> {
  return selectPolls(db)
    .where('p.poll_id', '=', (query) =>
      query.selectFrom('poll_participant').select('poll_id').where('participant_id', '=', participant_id),
    )
    .executeTakeFirst()
}

/** Ending or editing a poll waits for answers that are being stored, and answers wait for the end. */
export async function lockPoll(tx: Db, poll_id: string): Promise<PollRow | undefined> {
  return tx.selectFrom('poll').selectAll().where('poll_id', '=', poll_id).forUpdate().executeTakeFirst()
}

/** The poll neither ends nor changes before the answer is stored; many participants can answer at once. */
export function lockForAnswer(tx: Db, participant_id: string): Promise<PollRow | undefined> {
  return tx
    .selectFrom('poll')
    .selectAll()
    .where('poll_id', '=', (query) =>
      query.selectFrom('poll_participant').select('poll_id').where('participant_id', '=', participant_id),
    )
    .forShare()
    .executeTakeFirst()
}

export interface Answerable {
  readonly option_ids: readonly string[]
  readonly is_organizer_disabled: boolean
}

/** Of a locked poll: a statement of its own sees what was committed before the lock was granted. */
export async function getAnswerable(tx: Db, { poll_id, user_id }: PollRow): Promise<Answerable> {
  const { rows } = await sql<Answerable>`
    select array(select option_id from poll_option where poll_id = ${poll_id}) as option_ids,
      u.disabled_at is not null as is_organizer_disabled
    from app_user u where u.user_id = ${user_id}`.execute(tx)
  return rows[0] ?? { option_ids: [], is_organizer_disabled: true }
}

/** Where the poll exists and the person is asked. */
export async function findOwnParticipantId(
  db: Db,
  { poll_id, user_id }: { readonly poll_id: string; readonly user_id: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('poll_participant')
    .select('participant_id')
    .where('poll_id', '=', poll_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.participant_id
}

/** False where the participant was taken off meanwhile. The organizer is not told of a moment before `told_until` again. */
export async function updateAnswer(
  tx: Db,
  {
    participant_id,
    comment,
    answers,
  }: {
    readonly participant_id: string
    readonly comment: string
    readonly answers: readonly { readonly option_id: string; readonly answer: PollAnswer }[]
  },
  now: Date,
): Promise<boolean> {
  const isEmpty = answers.length === 0 && comment.trim() === ''
  const updated = await tx
    .updateTable('poll_participant as t')
    .from('poll as p')
    .set({
      comment,
      answered_at: isEmpty
        ? null
        : sql<Date>`greatest(${now}::timestamptz, p.told_until + interval '1 millisecond')`,
    })
    .whereRef('p.poll_id', '=', 't.poll_id')
    .where('t.participant_id', '=', participant_id)
    .returning('t.participant_id')
    .executeTakeFirst()
  if (!updated) return false
  await tx.deleteFrom('poll_answer').where('participant_id', '=', participant_id).execute()
  if (answers.length > 0)
    await tx
      .insertInto('poll_answer')
      .values(answers.map(({ option_id, answer }) => ({ participant_id, option_id, answer })))
      .execute()
  return true
}

export async function isParticipant(tx: Db, poll_id: string, participant_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('poll_participant')
    .select('participant_id')
    .where('poll_id', '=', poll_id)
    .where('participant_id', '=', participant_id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPoll(tx: Db, poll: Insertable<Tables['poll']>): Promise<void> {
  await tx.insertInto('poll').values(poll).execute()
}

export async function updatePoll(tx: Db, poll_id: string, change: Updateable<Tables['poll']>): Promise<void> {
  await tx.updateTable('poll').set(change).where('poll_id', '=', poll_id).execute()
}

export async function deletePoll(tx: Db, poll_id: string): Promise<void> {
  await tx.deleteFrom('poll').where('poll_id', '=', poll_id).execute()
}

export async function insertOptions(
  tx: Db,
  options: readonly Insertable<Tables['poll_option']>[],
): Promise<void> {
  if (options.length === 0) return
  await tx
    .insertInto('poll_option')
    .values([...options])
    .execute()
}

/** Whole days begin at other moments in another zone. */
export async function updateOptionTimes(
  tx: Db,
  options: readonly Pick<Selectable<Tables['poll_option']>, 'option_id' | 'starts_at' | 'ends_at'>[],
): Promise<void> {
  if (options.length === 0) return
  const ids = options.map(({ option_id }) => option_id)
  const starts = options.map(({ starts_at }) => starts_at)
  const ends = options.map(({ ends_at }) => ends_at)
  await sql`update poll_option o set starts_at = v.starts_at, ends_at = v.ends_at
    from unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as v (option_id, starts_at, ends_at)
    where o.option_id = v.option_id`.execute(tx)
}

/** With their answers. */
export async function deleteOptions(tx: Db, option_ids: readonly string[]): Promise<void> {
  if (option_ids.length === 0) return
  await tx
    .deleteFrom('poll_option')
    .where('option_id', '=', sql<string>`any (${[...option_ids]}::uuid[])`)
    .execute()
}

export async function insertParticipants(
  tx: Db,
  participants: readonly Insertable<Tables['poll_participant']>[],
): Promise<void> {
  if (participants.length === 0) return
  await tx
    .insertInto('poll_participant')
    .values([...participants])
    .onConflict((conflict) => conflict.column('participant_id').doNothing())
    .execute()
}

/** With their answers. */
export async function deleteParticipants(tx: Db, participant_ids: readonly string[]): Promise<void> {
  if (participant_ids.length === 0) return
  await tx
    .deleteFrom('poll_participant')
    .where('participant_id', '=', sql<string>`any (${[...participant_ids]}::uuid[])`)
    .execute()
}

export async function updateParticipants(
  tx: Db,
  participant_ids: readonly string[],
  change: Updateable<Tables['poll_participant']>,
): Promise<void> {
  if (participant_ids.length === 0) return
  await tx
    .updateTable('poll_participant')
    .set(change)
    .where('participant_id', '=', sql<string>`any (${[...participant_ids]}::uuid[])`)
    .execute()
}

export async function updateParticipantName(
  tx: Db,
  { participant_id, participant_name }: Pick<ParticipantRow, 'participant_id' | 'participant_name'>,
): Promise<void> {
  await tx
    .updateTable('poll_participant')
    .set({ participant_name, is_invited: true })
    .where('participant_id', '=', participant_id)
    .execute()
}

/** All but the organizer. */
export async function countParticipants(tx: Db, poll_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('poll_participant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('poll_id', '=', poll_id)
    .where('is_organizer', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** Serializes creating and reopening polls of this person until the transaction ends. */
export async function lockOrganizer(tx: Db, user_id: string): Promise<void> {
  await tx
    .selectFrom('app_user')
    .select('user_id')
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function countOpenPolls(tx: Db, user_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('poll')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('poll_state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

export interface SummaryRow
  extends Pick<
    PollRow,
    'poll_id' | 'poll_title' | 'poll_state' | 'deadline' | 'has_public_link' | 'meeting_id' | 'created_at'
  > {
  readonly organizer_name: string
  readonly is_own: boolean
  readonly starts_ms: number
  readonly ends_ms: number
  readonly option_count: number
  readonly participant_count: number
  readonly answered_count: number
  readonly has_answered: boolean
  readonly total: number
}

/** Polls that the person has made or is asked in; open ones first, the latest first. */
export async function listPolls(
  db: Db,
  {
    user_id,
    poll_state,
    whose,
    limit,
    offset,
  }: {
    readonly user_id: string
    readonly poll_state: PollState | null
    /** Null for polls of the person and of others. */
    readonly whose: 'own' | 'asked' | null
    readonly limit: number
    readonly offset: number
  },
): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    with listed as (
      select p.*, own.answered_at is not null as has_answered, count(*) over ()::int as total
      from poll_participant own join poll p on p.poll_id = own.poll_id
      where own.user_id = ${user_id} and (${poll_state}::text is null or p.poll_state = ${poll_state})
        and (${whose}::text is null or (p.user_id = ${user_id}) = (${whose} = 'own'))
      order by p.poll_state = 'open' desc, p.created_at desc, p.poll_id
      limit ${limit} offset ${offset})
    select p.poll_id, p.poll_title, p.poll_state, p.deadline, p.has_public_link, p.meeting_id, p.created_at, p.has_answered,
      p.total, u.full_name as organizer_name, p.user_id = ${user_id} as is_own, o.*, t.*
    from listed p
    join app_user u on u.user_id = p.user_id
    cross join lateral (
      select date_part('epoch', min(starts_at)) * 1000 as starts_ms, date_part('epoch', max(ends_at)) * 1000 as ends_ms,
        count(*)::int as option_count
      from poll_option where poll_id = p.poll_id) o
    cross join lateral (
      select count(*)::int as participant_count, count(answered_at)::int as answered_count
      from poll_participant where poll_id = p.poll_id) t
    order by p.poll_state = 'open' desc, p.created_at desc, p.poll_id`.execute(db)
  return rows
}
