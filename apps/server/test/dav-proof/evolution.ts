import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { anEvent } from '../dav-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { davFolder } from './dav-folder.ts'
import { startDavInstance } from './dav-instance.ts'
import { runProgram } from './run-program.ts'

const script = fileURLToPath(new URL('./evolution.py', import.meta.url))

/** Evolution's data server, which GNOME's programs use, reads the calendar, and what it writes arrives. */
export async function runEvolution(resources: AsyncDisposableStack): Promise<readonly string[]> {
  const { path: home } = resources.use(temporaryFolder())
  const { anAccount } = await startDavInstance(resources)
  const account = await anAccount('Evolution')
  const folder = davFolder(account.calendar, account)
  const lunch = ['DTSTART:20270105T110000Z', 'DTEND:20270105T120000Z']
  await folder.put(`${folder.url}one.ics`, anEvent('one@example.com', ...lunch, 'SUMMARY:Lunch'))
  await folder.put(`${folder.url}two.ics`, anEvent('two@example.com', ...lunch, 'SUMMARY:Walk'))
  const { hostname: host, port, pathname: path } = new URL(account.calendar)
  const { user, password } = account
  await mkdir(`${home}/data`)
  const env = {
    ACCOUNT: JSON.stringify({ host, port: Number(port), path, user, password, count: 2 }),
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: `${home}/data`,
    XDG_CACHE_HOME: `${home}/cache`,
    GSETTINGS_BACKEND: 'memory',
  }
  // Passwords are kept by the keyring of the session, which is unlocked without a prompt.
  const commands = `printf x | gnome-keyring-daemon --unlock --components=secrets >&2; exec /usr/bin/python3 ${script}`
  const { output } = await runProgram(['dbus-run-session', '--', 'sh', '-c', commands], { home, env })
  const said = output.split('\n').filter((line) => line.startsWith('STEP '))
  const expected = [
    { step: 'read', titles: ['Lunch', 'Walk'] },
    { step: 'created', titles: ['By Evolution', 'Lunch', 'Walk'] },
    { step: 'changed', titles: ['By Evolution', 'Late lunch', 'Walk'] },
    { step: 'deleted', titles: ['By Evolution', 'Late lunch'] },
  ]
  const problems = expected.flatMap(({ step, titles }, place) => {
    const found = said[place] === undefined ? null : JSON.parse(said[place].slice('STEP '.length))
    const isSame = JSON.stringify(found) === JSON.stringify({ step, titles })
    return isSame ? [] : [`${step}: ${said[place] ?? output.slice(-2000)}`]
  })
  const texts = Object.values(await folder.texts()).join('\n')
  const isThere = ['SUMMARY:By Evolution', 'RRULE:FREQ=DAILY;COUNT=5', 'SUMMARY:Late lunch'].every((line) =>
    texts.includes(line),
  )
  return isThere && !texts.includes('SUMMARY:Walk') ? problems : [...problems, `It has not arrived: ${texts}`]
}
