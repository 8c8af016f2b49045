import { sql } from 'kysely'
import { disk_full_message, getDiskSpace } from './disk-space.ts'
import type { Server } from './serve.ts'

/** `/healthz`: the process lives. `/readyz`: it can also reach its database, and whether the disk is full. */
export function answerHealth({ app, db, config }: Server): void {
  app.get('/healthz', () => ({ status: 200, message: 'OK', data: null }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      const disk = await getDiskSpace(config)
      // It stays ready: what is there can be read, and a restart would end that too.
      if (disk.state === 'full') return { status: 200, message: disk_full_message, data: null }
      return { status: 200, message: 'OK', data: null }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 503, message: 'The database cannot be reached.', data: null })
    }
  })
}
