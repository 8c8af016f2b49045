import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

export interface DueRow {
  /** The poll; of entries whose poll is gone, the participant. */
  readonly id: string
  readonly work: 'close' | 'remind' | 'answers' | 'ask' | 'news' | 'tell_end' | 'entries' | 'release'
}

export interface DueQuestion {
  readonly now: Date
  /** Polls with a deadline before then are reminded of. */
  readonly remindedUntil: Date
  readonly remindedBefore: Date
  readonly reminderMs: number
  readonly answeredAfter: Date
  readonly toldBefore: Date
  readonly newsBefore: Date
  /** For each kind of work. */
  readonly limit: number
}

/** What is to be done now, each kind by an index of its own. */
export async function listDue(db: Db, question: DueQuestion): Promise<DueRow[]> {
  const { now, remindedUntil, remindedBefore, reminderMs, answeredAfter, toldBefore, newsBefore, limit } =
    question
  const lead = sql`${reminderMs}::double precision * interval '1 millisecond'`
  const { rows } = await sql<DueRow>`
    (select poll_id as id, 'close' as work from poll
      where poll_state = 'open' and deadline <= ${now} order by deadline limit ${limit})
    union all
    (select poll_id, 'remind' from poll
      where poll_state = 'open' and deadline > ${now} and deadline <= ${remindedUntil}
        and created_at < deadline - ${lead} - interval '1 hour'
        and (reminded_at is null or reminded_at < deadline - ${lead} and reminded_at <= ${remindedBefore})
      order by deadline limit ${limit})
    union all
    (select distinct p.poll_id, 'answers' from poll_participant t join poll p on p.poll_id = t.poll_id
      where t.answered_at > ${answeredAfter} and not t.is_organizer and p.poll_state = 'open'
        and (p.told_until is null or p.told_until <= ${toldBefore} and t.answered_at > p.told_until)
      limit ${limit})
    union all
    (select distinct p.poll_id, 'ask' from poll_participant t join poll p on p.poll_id = t.poll_id
      where t.asked_at is null and p.poll_state = 'open' limit ${limit})
    union all
    (select poll_id, 'news' from poll where news_at <= ${newsBefore} order by news_at limit ${limit})
    union all
    (select poll_id, 'tell_end' from poll where tells_end limit ${limit})
    union all
    (select poll_id, 'entries' from poll where has_entries_due limit ${limit})
    union all
    (select distinct participant_id, 'release' from poll_entry where poll_id is null limit ${limit})`.execute(
    db,
  )
  return rows
}
