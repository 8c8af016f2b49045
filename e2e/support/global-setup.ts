import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { settingsForTests, startServerProcess } from '../../apps/server/test/server-process.ts'
import { temporaryFolder } from '../../apps/server/test/temporary-folder.ts'
import { findStartedCluster } from '../../apps/server/src/platform/postgres/cluster-address.ts'
import { startMailServer } from '../../apps/simulators/src/smtp/mail-server.ts'
import { chief, signInChief } from './chief.ts'
import { startProviders } from './providers.ts'
import { findFreePort, shared_key } from './settings.ts'

const setRole = fileURLToPath(new URL('../../scripts/set-role.ts', import.meta.url))
const results = fileURLToPath(new URL('../../test-results/', import.meta.url))

/** Starts the product as its users do, with a database, providers and a mail server of its own, for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const { DATABASE_URL } = process.env
  const mails = `${folder.path}/mails.jsonl`
  writeFileSync(mails, '')
  const mail = await startMailServer({
    onMail: (handed) => appendFileSync(mails, `${JSON.stringify(handed)}\n`),
  })
  const port = await findFreePort()
  const providers = await startProviders(`http://localhost:${port}`)
  const ofInstance = {
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Meridian <meet@people.example>',
    SECRET_KEY: shared_key,
    IMAP_HOSTS: 'localhost',
    WEBHOOK_HOSTS: '*,localhost',
    CALDAV_HOSTS: '*,127.0.0.1',
    ASSISTANT_HOSTS: '*,localhost',
    ...providers.settings,
  }
  const settings = {
    DATA_DIR: folder.path,
    PORT: String(port),
    ...ofInstance,
    ADMIN_EMAIL: chief.primary_email,
    ADMIN_PASSWORD: chief.password,
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
  }
  const { child, address } = await startServerProcess(settings)
  makeChief(settings)
  process.env['MERIDIAN_URL'] = address
  process.env['MERIDIAN_SETTINGS'] = new URLSearchParams(ofInstance).toString()
  process.env['MERIDIAN_MAILS'] = mails
  process.env['MERIDIAN_PROVIDERS'] = JSON.stringify(providers.urls)
  process.env['MERIDIAN_CHIEF'] = JSON.stringify(await signInChief(address))
  process.env['MERIDIAN_DATABASE_URL'] = DATABASE_URL || (findStartedCluster(folder.path) ?? '')
  return async () => {
    await child.end('SIGTERM')
    await providers.close()
    await mail.close()
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}server.log`, `${child.lines.join('\n')}\n`)
    folder[Symbol.dispose]()
  }
}

/** As one makes the first system_admin of an instance: on the command line, while it runs. */
function makeChief(settings: Readonly<Record<string, string>>): void {
  const args = [setRole, chief.primary_email, 'system_admin']
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: settingsForTests(settings),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The run has no system_admin: ${stderr}`)
}
