import { sql } from 'kysely'
import { disk_full_message, getDiskSpace } from '../postgres/disk-space.ts'
import type { Server } from './serve.ts'
import { presentZones } from '../zones.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can also reach its database; the answer says whether the disk
 * is full, and its details name the zone data in use.
 */
export function answerHealth({ app, db, config }: Server): void {
  app.get('/healthz', () => ({ status: 200, message: 'OK', data: null }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      const disk = await getDiskSpace(config)
      // It stays ready: the data can still be read, and a restart would end that too.
      const message = disk.state === 'full' ? disk_full_message : 'OK'
      return { status: 200, message, data: { zone_data: presentZones() } }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 503, message: 'The database cannot be reached.', data: null })
    }
  })
}
