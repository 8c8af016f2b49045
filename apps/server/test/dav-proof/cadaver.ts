import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anEvent } from '../dav-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { davFolder } from './dav-folder.ts'
import { startDavInstance } from './dav-instance.ts'
import { runProgram } from './run-program.ts'

/** The WebDAV program cadaver lists, writes, reads and deletes, and is told what a calendar refuses. */
export async function runCadaver(resources: AsyncDisposableStack): Promise<readonly string[]> {
  const { path: home } = resources.use(temporaryFolder())
  const account = await (await startDavInstance(resources)).anAccount('Cadaver')
  const folder = davFolder(account.calendar, account)
  const netrc = `machine ${new URL(account.calendar).hostname} login ${account.user} password ${account.password}\n`
  await writeFile(join(home, '.netrc'), netrc, { mode: 0o600 })
  const times = ['DTSTART:20270105T090000Z', 'DTEND:20270105T100000Z']
  const event = anEvent('cadaver@example.com', ...times, 'SUMMARY:By cadaver', 'X-NOTE:kept')
  await writeFile(join(home, 'event.ics'), event)
  await writeFile(join(home, 'note.txt'), 'No event.')
  const cadaver = async (...lines: readonly string[]) =>
    (await runProgram(['cadaver', account.calendar], { home, input: `${[...lines, 'quit'].join('\n')}\n` }))
      .output

  const problems: string[] = []
  const expect = (what: string, isMet: boolean, output: string) => {
    if (!isMet) problems.push(`${what}: ${output.trim()}`)
  }
  const written = await cadaver('put event.ics', 'ls', 'get event.ics back.ics', 'propnames event.ics')
  const back = await readFile(join(home, 'back.ics'), 'utf8').catch(() => '')
  expect('an event comes back as it was sent', back === event, written)
  expect('it is listed', /^\s+event\.ics\s+\d+/m.test(written), written)
  const refused = await cadaver('put note.txt', 'mkcol folder', 'copy event.ics other.ics', 'lock event.ics')
  expect('four refusals', (refused.match(/failed/g) ?? []).length === 4, refused)
  expect('one event is left', Object.keys(await folder.tags()).length === 1, refused)
  const deleted = await cadaver('delete event.ics', 'ls')
  expect('nothing is left', Object.keys(await folder.tags()).length === 0, deleted)
  return problems
}
