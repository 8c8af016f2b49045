import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { connectDatabase, type Db } from './db.ts'
import { StorableClient } from './storable.ts'

it('[RUN83] reports a connection that ends, and none that ends while the process stops', async () => {
  const { db: other, url, drop } = await freshDatabase()
  try {
    const running = connect(url)
    await loseConnection(running, other)
    await running.db.destroy()
    expect(running.reported).toContain('terminating connection due to administrator command')

    const stopping = connect(url)
    await loseConnection(stopping, other, () => void stopping.db.destroy())
    expect(stopping.reported).toEqual([])
  } finally {
    await drop()
  }
})

interface Connected {
  readonly db: Db
  readonly clients: StorableClient[]
  readonly reported: string[]
}

function connect(url: string): Connected {
  const clients: StorableClient[] = []
  const reported: string[] = []
  class ListedClient extends StorableClient {
    constructor(...options: ConstructorParameters<typeof StorableClient>) {
      super(...options)
      clients.push(this)
    }
  }
  const onError = ({ message }: Error) => reported.push(message)
  return { db: connectDatabase({ url, Client: ListedClient, onError }), clients, reported }
}

/** Another connection ends the one that is held and asks nothing. */
async function loseConnection({ db, clients }: Connected, other: Db, before = () => {}): Promise<void> {
  await db.connection().execute(async (held) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held)
    const ended = clients.map((client) => new Promise<void>((resolve) => client.on('end', resolve)))
    before()
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
    await Promise.all(ended)
  })
}
