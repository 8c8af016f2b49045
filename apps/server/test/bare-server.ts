// The least server that gives the same answers: one route for each call, which runs the call's own
// statements and sends bytes that are known before. What the product takes beyond it is our own doing.
// usage: bare-server <database address> <file with the answers by route, as JSON>
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { listBusyRows, listHours } from '../src/features/availability/availability.queries.ts'
import { listCountedLabels } from '../src/features/label/label.queries.ts'
import { listSeenMeetings } from '../src/features/meeting/meeting-list.queries.ts'
import { listBoardTasks } from '../src/features/task/task.queries.ts'
import { connectDatabase } from '../src/platform/db.ts'

const [url, answersFile] = process.argv.slice(2)
if (url === undefined || answersFile === undefined) throw new Error('usage: bare-server <url> <answers>')
const answers: Record<string, string> = JSON.parse(readFileSync(answersFile, 'utf8'))
const db = connectDatabase({ url })
const app = fastify()

/** What takes part in the call: the caller and, for a search, all others. */
interface Asked {
  Querystring: { users: string; from: string; to: string }
}

const statements: Record<string, (asked: Asked['Querystring']) => Promise<unknown>> = {
  hours: ({ users }) => listHours(db, [users]),
  meetings: ({ users }) =>
    listSeenMeetings(db, {
      user_id: users,
      status: 'active',
      integration_type: null,
      label_id: null,
      words: [],
      range: null,
      sort_by: 'meeting_timestamps',
      order_by: 'ASC',
      limit: 10,
      offset: 0,
      now: new Date(),
    }),
  labels: ({ users }) => listCountedLabels(db, users),
  tasks: ({ users }) => listBoardTasks(db, users),
  slots: async ({ users, from, to }) => {
    const ids = users.split(',')
    await listHours(db, ids)
    await listBusyRows(db, ids, [Date.parse(from), Date.parse(to)])
  },
}

for (const [name, run] of Object.entries(statements)) {
  app.get<Asked>(`/${name}`, async (request, reply) => {
    await run(request.query)
    return reply.type('application/json; charset=utf-8').send(answers[name] ?? '')
  })
}
process.stdout.write(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
