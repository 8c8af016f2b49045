import { sql } from 'kysely'
import { answerAsParticipant } from '../src/features/poll/poll-answer.service.ts'
import { bookOption } from '../src/features/poll/poll-booking.service.ts'
import { closePoll } from '../src/features/poll/poll-end.service.ts'
import { type Db, inTransaction } from '../src/platform/postgres/db.ts'
import { withRetry } from '../src/platform/postgres/retry.ts'
import type { Actor } from '../src/platform/security/auth.ts'
import { testBox } from './test-box.ts'

/** A server whose guests answer while its organizer ends the poll. */
export interface PollServer {
  readonly db: Db
  /** 0 or 1: the half of the participants who answer here. */
  readonly share: number
  /** The organizer. */
  readonly user_id: string
  readonly now: Date
}

export interface RoundOutcome {
  /** 'ended' by this server, or the reason why not. */
  readonly ended: string
  /** The last answer of each participant that was acknowledged. */
  readonly saved: readonly (readonly [participant_id: string, count: number])[]
}

interface Row {
  readonly poll_id: string
  readonly participant_id: string
  readonly option_id: string
}

const answers_each = 4
const mailer = { box: testBox, config: { publicUrl: 'https://meet.example', mailsPerDay: 10_000 } }

/** Answers the poll of the round for the server's half of its participants, and tries to end it in between. */
export async function playRound(server: PollServer, round: number): Promise<RoundOutcome> {
  const { db, now } = server
  const rows = await withRetry(() => listRows(server, round), { isRepeatable: true })
  const [first] = rows
  if (!first) throw new Error('The poll is missing.')
  const saved = new Map<string, number>()
  let acknowledged = 0
  let end: Promise<string> | undefined
  const answerOften = async ({ participant_id, option_id }: Row) => {
    for (let count = 1; count <= answers_each; count += 1) {
      const answers = [{ option_id, answer: 'yes' as const }]
      const comment = String(count)
      const outcome = await answerAsParticipant(
        { db, ...mailer },
        { participant_id, answers, comment },
        now,
      ).catch((error: unknown) => `failed: ${String(error)}`)
      if (outcome !== 'saved') continue
      saved.set(participant_id, count)
      acknowledged += 1
      if (acknowledged === 1 + ((round * 3) % 7)) end = endPoll(server, first, round)
    }
  }
  // Two at once, one after the other: an end has to find its way between them.
  await Promise.all(
    [0, 1].map(async (chain) => {
      for (const [place, row] of rows.entries()) if (place % 2 === chain) await answerOften(row)
    }),
  )
  return { ended: (await end) ?? 'late', saved: [...saved] }
}

async function listRows({ db, share }: PollServer, round: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.poll_id, t.participant_id, (select option_id from poll_option o where o.poll_id = p.poll_id
      order by starts_at limit 1) as option_id
    from poll p join poll_participant t on t.poll_id = p.poll_id
    where p.poll_title = ${`Round ${round}`} and not t.is_organizer and t.place % 2 = ${share}`.execute(db)
  return rows
}

/** Odd rounds are closed, even ones booked. */
async function endPoll(
  { db, user_id, now }: PollServer,
  { poll_id, option_id }: Row,
  round: number,
): Promise<string> {
  const actor = { user_id } as Actor
  try {
    await withRetry(
      () =>
        inTransaction(db, (tx) =>
          round % 2 === 1
            ? closePoll(tx, actor, poll_id, now)
            : bookOption(tx, actor, { poll_id, option_id }, now),
        ),
      { isRepeatable: true },
    )
    return 'ended'
  } catch (error) {
    return `refused: ${String(error)}`
  }
}
