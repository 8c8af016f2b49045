import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anEvent } from '../dav-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { davFolder } from './dav-folder.ts'
import { startDavInstance } from './dav-instance.ts'
import { runProgram } from './run-program.ts'

/** calcurse takes over what Meridian has, and its own events and deletions arrive. */
export async function runCalcurse(resources: AsyncDisposableStack): Promise<readonly string[]> {
  const { path: home } = resources.use(temporaryFolder())
  const { address, anAccount } = await startDavInstance(resources)
  const account = await anAccount('Calcurse')
  const folder = davFolder(account.calendar, account)
  for (const name of ['data', 'caldav']) await mkdir(join(home, name))
  const configuration = `[General]
Hostname = ${new URL(address).host}
Path = ${new URL(account.calendar).pathname}
HTTPS = No
DryRun = No
SyncFilter = cal
[Auth]
Username = ${account.user}
Password = ${account.password}
`
  await writeFile(join(home, 'caldav', 'config'), configuration)
  const data = ['-D', join(home, 'data')] as const
  // The program is written for the Python that Debian's packages are for, and not for another one on the path.
  const sync = async (...args: readonly string[]) => {
    const files = ['config', 'synclock', 'sync.db'].flatMap((name, place) => [
      ['--config', '--lockfile', '--syncdb'][place] ?? '',
      join(home, 'caldav', name),
    ])
    const binary = ['--datadir', join(home, 'data'), '--hookdir', join(home, 'caldav')]
    return runProgram(['/usr/bin/python3', '/usr/bin/calcurse-caldav', ...files, ...binary, ...args], {
      home,
    })
  }
  const shown = () => readFile(join(home, 'data', 'apts'), 'utf8').catch(() => '')

  const problems: string[] = []
  const expect = (what: string, isMet: boolean, ...said: readonly string[]) => {
    if (!isMet) problems.push(`${what}: ${said.join('\n')}`)
  }
  const lunch = ['DTSTART:20270105T110000Z', 'DTEND:20270105T120000Z']
  await folder.put(`${folder.url}one.ics`, anEvent('one@example.com', ...lunch, 'SUMMARY:Lunch'))
  const series = [...lunch, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20270112T110000Z', 'SUMMARY:Choir']
  await folder.put(`${folder.url}two.ics`, anEvent('two@example.com', ...series))
  await folder.put(
    `${folder.url}three.ics`,
    anEvent('three@example.com', 'DTSTART;VALUE=DATE:20270106', 'SUMMARY:Journey'),
  )
  const first = await sync('--init', 'keep-remote')
  for (const title of ['Lunch', 'Choir', 'Journey'])
    expect(`calcurse shows ${title}`, (await shown()).includes(title), first.output, await shown())

  const made = join(home, 'made.ics')
  await writeFile(made, anEvent('made@example.com', ...lunch, 'SUMMARY:Made there'))
  const taken = await runProgram(['calcurse', ...data, '-i', made], { home })
  const second = await sync()
  const titles = Object.values(await folder.texts()).join('\n')
  expect('an event of calcurse arrives', titles.includes('SUMMARY:Made there'), taken.output, second.output)

  await folder.delete(`${new URL(folder.url).pathname}one.ics`)
  const kept = (await shown()).split('\n').filter((line) => !line.includes('Choir'))
  await writeFile(join(home, 'data', 'apts'), kept.join('\n'))
  const third = await sync()
  const left = Object.values(await folder.texts()).join('\n')
  expect('an event that is deleted here goes there', !(await shown()).includes('Lunch'), third.output)
  expect('an event that is deleted there goes here', !left.includes('SUMMARY:Choir'), third.output)
  const rest = await sync()
  expect('then nothing changes', Object.keys(await folder.tags()).length === 2, rest.output)
  return problems
}
