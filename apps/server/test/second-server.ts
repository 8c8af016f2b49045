import { readConfig } from '../src/platform/config/config.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { buildServer } from '../src/server.ts'
import type { TestServer } from './server.ts'
import { testBox } from './test-box.ts'

/** Another server with connections of its own on the database of the first, as a second process is. */
export async function startSecondServer({ databaseUrl }: TestServer, now: string) {
  const db = connectDatabase({ url: databaseUrl, connectionsMax: 2 })
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl }, '/')
  const { app, stop } = await buildServer({ db, config, box: testBox, now: () => new Date(now) })
  return {
    app,
    async [Symbol.asyncDispose]() {
      await stop()
      await db.destroy()
    },
  }
}
