// The least server that gives the same answers: one route for each call, which runs the call's own
// statements and sends headers and bytes that are known before. What the product takes beyond it is our own doing.
// usage: bare-server <database address> <file with the answers by route, as JSON>
import { readFileSync } from 'node:fs'
import { parse, type ParsedUrlQuery } from 'node:querystring'
import fastify from 'fastify'
import { longest_zone_distance_ms } from '../src/features/availability/availability.api.ts'
import { findSetting, listBusyRows, listHours } from '../src/features/availability/availability.queries.ts'
import { listCountedLabels } from '../src/features/label/label.queries.ts'
import { listMails } from '../src/features/mail/mail.queries.ts'
import { listVisibleMeetings } from '../src/features/meeting/meeting-list.queries.ts'
import { getVisibleMeeting } from '../src/features/meeting/meeting.queries.ts'
import { createMeeting } from '../src/features/meeting/meeting.service.ts'
import { listCalendarRows, listShownTimes } from '../src/features/meeting/series/series.queries.ts'
import { listBoardTasks } from '../src/features/task/task.queries.ts'
import { connectDatabase, inTransaction } from '../src/platform/postgres/db.ts'

const [url, answersFile] = process.argv.slice(2)
if (url === undefined || answersFile === undefined) throw new Error('usage: bare-server <url> <answers>')
const answers: Record<string, KnownAnswer> = JSON.parse(readFileSync(answersFile, 'utf8'))
const db = connectDatabase({ url })
const parsed = new Map<string, ParsedUrlQuery>()
const app = fastify({ routerOptions: { querystringParser: parseOnce } })

/** What the product answers, with the headers that are its own and not of each connection. */
export interface KnownAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What takes part in the call: the caller and, for a search, all others. */
interface Asked {
  Querystring: { users: string; from: string; to: string; meeting: string; word: string }
}

const statements: Record<string, (asked: Asked['Querystring']) => Promise<unknown>> = {
  hours: ({ users }) => findSetting(db, users),
  meetings: ({ users }) =>
    listVisibleMeetings(db, { ...listing, user_id: users, status: 'active', now: new Date() }),
  search: ({ users, word }) =>
    listVisibleMeetings(db, { ...listing, user_id: users, words: word.split(' '), now: new Date() }),
  detail: ({ users, meeting }) => getVisibleMeeting(db, users, meeting),
  calendar: async ({ users, from, to }) => {
    const [start, end] = reachOf(from, to)
    const span = { from: new Date(start), to: new Date(end) }
    const times = await listShownTimes(db, users, span, 10_001)
    // The product reads the details of meetings with an occurrence in the window alone; a weekly series has one.
    const shown = times.filter(
      ({ rrule, starts_at, ends_at }) =>
        rrule !== null || (starts_at < new Date(to) && ends_at > new Date(from)),
    )
    return listCalendarRows(
      db,
      users,
      span,
      shown.map(({ meeting_id }) => meeting_id),
    )
  },
  creation: ({ users, from }) => createOne(users.split(','), new Date(from)),
  labels: ({ users }) => listCountedLabels(db, users),
  tasks: ({ users }) => listBoardTasks(db, users),
  mails: ({ users }) => listMails(db, users, { ...mail_listing, mail_category: 'inbox' }),
  'mail-search': ({ users, word }) => listMails(db, users, { ...mail_listing, search_term: word }),
  slots: async ({ users, from, to }) => {
    const ids = users.split(',')
    const none: ReadonlySet<string> = new Set()
    await listHours(db, ids, { first_date: from.slice(0, 10), last_date: to.slice(0, 10) })
    const window = reachOf(from, to)
    const now = new Date(from)
    await listBusyRows(db, ids, { travellers: none, window, most: 10_001, now, holder_id: null })
  },
}

const listing = {
  status: null,
  integration_type: null,
  label_id: null,
  words: [],
  searched_day: null,
  range: null,
  sort_by: 'meeting_timestamps',
  order_by: 'ASC',
  limit: 10,
  offset: 0,
} as const

const mail_listing = {
  page: 1,
  limit: 10,
  sort_by: 'mail_date',
  order_by: 'DESC',
  mail_view: 'active',
} as const

/** What the product reads for a window: an all-day meeting lies at other moments in another zone. */
function reachOf(from: string, to: string): [number, number] {
  return [Date.parse(from) - longest_zone_distance_ms, Date.parse(to) + longest_zone_distance_ms]
}

/** The statements of a meeting that the first of the people asks the others to. */
function createOne([user_id = '', ...asked]: readonly string[], now: Date): Promise<unknown> {
  const actor = {
    user_id,
    role: 'user',
    full_name: '',
    timezone: 'Europe/Berlin',
    token_sha256: Buffer.alloc(32),
  } as const
  return inTransaction(db, (tx) =>
    createMeeting(
      tx,
      actor,
      {
        meeting_title: 'Measured meeting',
        meeting_description: 'Made by the benchmark.',
        meeting_timezone: 'Europe/Berlin',
        meeting_date: { start_date: now.toISOString().slice(0, 10) },
        meeting_time: { start_time: '16:00', end_time: '16:30' },
        meeting_invitees: Object.fromEntries(asked.map((invitee) => [invitee, {}])),
      },
      now,
    ),
  )
}

/** The product learns who asks from a token, so no question is parsed for it twice. */
function parseOnce(text: string): ParsedUrlQuery {
  const asked = parsed.get(text) ?? parse(text)
  parsed.set(text, asked)
  return asked
}

for (const [name, run] of Object.entries(statements)) {
  app.get<Asked>(`/${name}`, async (request, reply) => {
    await run(request.query)
    return reply.headers(answers[name]?.headers ?? {}).send(answers[name]?.body ?? '')
  })
}
process.stdout.write(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
