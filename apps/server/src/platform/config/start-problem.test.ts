import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { connectDatabase } from '../postgres/db.ts'
import { SettingError } from './setting-error.ts'
import { makeDataFolder, requireAddress, requireDatabase } from './start-problem.ts'

describe('[API34] names in one line the problem with', () => {
  it('DATA_DIR, and makes a folder wherever there can be one', () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'file'), '')
    makeDataFolder({ dataDir: join(folder.path, 'new', 'deep') })
    makeDataFolder({ dataDir: join(folder.path, 'new', 'deep') })
    for (const dataDir of [join(folder.path, 'file'), join(folder.path, 'file', 'below'), '/proc/none/below'])
      expect(() => makeDataFolder({ dataDir })).toThrow(SettingError)
    expect(() => makeDataFolder({ dataDir: '/proc/none/below' })).toThrow(
      /^The setting DATA_DIR is wrong: no folder can be made at \/proc\/none\/below .*\.$/,
    )
  })

  it('DATABASE_URL, without its password', async () => {
    const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/none'
    const db = connectDatabase({ url: databaseUrl })
    const failure = await requireDatabase(db, { databaseUrl }).catch((error: unknown) => error)
    await db.destroy()
    expect(failure).toBeInstanceOf(SettingError)
    expect(String(failure)).toMatch(
      /DATABASE_URL .*: 127\.0\.0\.1:1\/none does not answer \(.*ECONNREFUSED.*\)\.$/,
    )
    expect(String(failure)).not.toContain('secret')
  })

  it('PORT and HOST', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    expect(await problemAt({ host: '127.0.0.1', port })).toMatch(
      `The setting PORT is wrong: ${port} is in use`,
    )
    expect(await problemAt({ host: '192.0.2.1', port: 0 })).toMatch(
      'The setting HOST is wrong: 192.0.2.1 is no',
    )
    taken.close()
    await once(taken, 'close')
    expect(await problemAt({ host: '127.0.0.1', port })).toBe('')
  })
})

async function problemAt(at: { host: string; port: number }): Promise<string> {
  const problem: unknown = await requireAddress(at).catch((error: unknown) => error)
  return problem instanceof SettingError ? problem.message : ''
}
