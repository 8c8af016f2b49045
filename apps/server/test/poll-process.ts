// A process that answers a poll for half of its participants while it tries to end it, for each SIGUSR2 the poll of the
// next round. usage: poll-process <database address> <0 or 1> <the organizer's user id>
import { sql } from 'kysely'
import { answerAsParticipant } from '../src/features/poll/poll-answer.service.ts'
import { bookOption } from '../src/features/poll/poll-booking.service.ts'
import { closePoll } from '../src/features/poll/poll-end.service.ts'
import { connectDatabase, inTransaction } from '../src/platform/postgres/db.ts'
import { withRetry } from '../src/platform/postgres/retry.ts'
import type { Actor } from '../src/platform/security/auth.ts'
import { testBox } from './test-box.ts'

const [url = '', share = '', user_id = ''] = process.argv.slice(2)
const db = connectDatabase({ url })
const now = new Date(process.env['TEST_NOW'] ?? '')
const mailer = { box: testBox, config: { publicUrl: 'https://meet.example', mailsPerDay: 10_000 } }
const answers_each = 4
let round = 0

interface Row {
  readonly poll_id: string
  readonly participant_id: string
  readonly option_id: string
}

async function answerAll(): Promise<void> {
  round += 1
  const told = round
  const rows = await withRetry(() => listRows(told), { isRepeatable: true })
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
      if (acknowledged === 1 + ((told * 3) % 7)) end = endPoll(first, told)
    }
  }
  // Two at once, one after the other: an end has to find its way between them.
  await Promise.all(
    [0, 1].map(async (chain) => {
      for (const [place, row] of rows.entries()) if (place % 2 === chain) await answerOften(row)
    }),
  )
  const ended = (await end) ?? 'late'
  process.stdout.write(`round ${told}: ${JSON.stringify({ ended, saved: [...saved] })}.\n`)
}

async function listRows(told: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.poll_id, t.participant_id, (select option_id from poll_option o where o.poll_id = p.poll_id
      order by starts_at limit 1) as option_id
    from poll p join poll_participant t on t.poll_id = p.poll_id
    where p.poll_title = ${`Round ${told}`} and not t.is_organizer and t.place % 2 = ${Number(share)}`.execute(
    db,
  )
  return rows
}

/** Odd rounds are closed, even ones booked. */
async function endPoll({ poll_id, option_id }: Row, told: number): Promise<string> {
  const actor = { user_id } as Actor
  try {
    await withRetry(
      () =>
        inTransaction(db, (tx) =>
          told % 2 === 1
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

process.on('SIGUSR2', () => void answerAll())
// Waiting for a signal alone keeps no process alive.
setInterval(() => {}, 1000)
process.stdout.write('ready\n')
