import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { anEvent } from '../dav-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { davFolder } from './dav-folder.ts'
import { startDavInstance } from './dav-instance.ts'
import { runProgram } from './run-program.ts'

const script = fileURLToPath(new URL('./evolution.py', import.meta.url))

export async function runEvolution(resources: AsyncDisposableStack): Promise<readonly string[]> {
  const { path: home } = resources.use(temporaryFolder())
  const { address, anAccount } = await startDavInstance(resources)
  const account = await anAccount('Evolution')
  const folder = davFolder(account.calendar, account)
  const lunch = ['DTSTART:20270105T110000Z', 'DTEND:20270105T120000Z']
  await folder.put(`${folder.url}one.ics`, anEvent('one@example.com', ...lunch, 'SUMMARY:Lunch'))
  const env = {
    ACCOUNT: JSON.stringify({
      port: Number(new URL(address).port),
      path: new URL(account.calendar).pathname,
      user: account.user,
      password: account.password,
    }),
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: `${home}/data`,
    XDG_CACHE_HOME: `${home}/cache`,
    GIO_USE_VFS: 'local',
    GSETTINGS_BACKEND: 'memory',
  }
  await mkdir(`${home}/data`)
  const { output } = await runProgram(['timeout', '90', 'dbus-run-session', '--', 'sh', '-c', `printf x | gnome-keyring-daemon --unlock --components=secrets >&2; exec /usr/bin/python3 ${script}`], { home, env })
  return [output]
}
