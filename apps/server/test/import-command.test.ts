import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { calendar } from './calendar.ts'
import { copyMigratedData } from './data-folder.ts'
import { freshDatabase } from './database.ts'
import { settingsForTests, startServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const script = fileURLToPath(new URL('../../../scripts/import.ts', import.meta.url))
const address = 'operator@people.example'
const garden = ['UID:garden@files.example', 'SUMMARY:Garden', 'DTSTART:20261125T100000Z']

/** Whether every file could be read, and the output of the command. */
function runImport(settings: Record<string, string>, ...args: readonly string[]) {
  const env = settingsForTests(settings)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

it('[MTG81] reads files and folders beside a running server and without one @whole', async () => {
  using folder = temporaryFolder()
  const settings = {
    DATA_DIR: join(folder.path, 'data'),
    ADMIN_EMAIL: address,
    ADMIN_PASSWORD: 'quite a long secret',
  }
  copyMigratedData(settings.DATA_DIR)
  const files = join(folder.path, 'files')
  mkdirSync(files)
  const broken = ['UID:broken@files.example', 'SUMMARY:Broken', 'DTSTART:never']
  writeFileSync(join(files, 'one.ics'), calendar(garden))
  writeFileSync(join(files, 'two.ICS'), calendar(garden, broken))
  writeFileSync(join(files, 'notes.txt'), 'not a calendar')
  const { child } = await startServerProcess(settings)
  await using server = child
  const first = runImport(settings, address.toUpperCase(), files)
  expect(first.status).toBe(0)
  expect(first.said.split('\n')).toEqual([
    `${files}/one.ics: 1 imported, 0 updated, 0 unchanged, 0 skipped`,
    `${files}/two.ICS: 0 imported, 0 updated, 1 unchanged, 1 skipped`,
    '  skipped, line 10: "Broken" (uid broken@files.example): DTSTART "never" is not a date or time.',
    '',
  ])
  await server.end('SIGTERM')
  expect(runImport(settings, address, join(files, 'one.ics'))).toEqual({
    status: 0,
    said: `${files}/one.ics: 0 imported, 0 updated, 1 unchanged, 0 skipped\n`,
  })
})

it('[MTG81] reports what it could not read, reads the rest, and fails @whole', async () => {
  using folder = temporaryFolder()
  const database = await freshDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder.path }
  try {
    expect(runImport(settings, 'nobody@people.example', folder.path)).toEqual({
      status: 1,
      said: 'There is no account with the address nobody@people.example.\n',
    })
    expect(runImport(settings).status).toBe(1)

    const { child } = await startServerProcess({
      ...settings,
      ADMIN_EMAIL: address,
      ADMIN_PASSWORD: 'quite a long secret',
    })
    // Made at the start, and still there when the server is gone.
    await child.end('SIGTERM')
    const [missing, wrong, good] = ['missing.ics', 'wrong.ics', 'good.ics'].map((name) =>
      join(folder.path, name),
    )
    if (!missing || !wrong || !good) throw new Error('three names make three paths')
    writeFileSync(wrong, 'Dear calendar')
    writeFileSync(good, calendar(garden))
    const { status, said } = runImport(settings, address, missing, wrong, good)
    expect(status).toBe(1)
    expect(said).toContain(`${missing}: ENOENT`)
    expect(said).toContain(`${wrong}: This is not a calendar file.`)
    expect(said).toContain(`${good}: 1 imported`)
  } finally {
    await database.drop()
  }
})
