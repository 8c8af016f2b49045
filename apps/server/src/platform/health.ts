import { sql } from 'kysely'
import type { Server } from './serve.ts'
import { presentZones } from './zones.ts'

/** `/healthz`: the process lives. `/readyz`: it can also reach its database; the details say which zone data it follows. */
export function answerHealth({ app, db }: Server): void {
  app.get('/healthz', () => ({ status: 200, message: 'OK', data: null }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 200, message: 'OK', data: { zone_data: presentZones() } }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 503, message: 'The database cannot be reached.', data: null })
    }
  })
}
