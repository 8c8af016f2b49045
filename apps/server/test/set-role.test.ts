import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { login } from '@meridian/contract'
import { expect, it } from 'vitest'
import { copyMigratedData } from './data-folder.ts'
import { freshDatabase } from './database.ts'
import { settingsForTests, startServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const script = fileURLToPath(new URL('../../../scripts/set-role.ts', import.meta.url))

/** Whether the command succeeded, and its output. */
function setRole(settings: Record<string, string>, ...args: readonly string[]) {
  const env = settingsForTests(settings)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

function done(role: string) {
  return { status: 0, said: `Admin (operator@people.example) is ${role} now.\n` }
}

function refused(reason: string) {
  return { status: 1, said: `${reason}\n` }
}

it('[PPL30] gives an account another role, beside a running server and without one @whole', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  const settings = {
    DATA_DIR: folder.path,
    ADMIN_EMAIL: 'operator@people.example',
    ADMIN_PASSWORD: 'quite a long secret',
  }
  const { child, address } = await startServerProcess(settings)
  await using server = child
  expect(setRole(settings, 'Operator@people.example', 'system_admin')).toEqual(done('system_admin'))
  expect(await roleOf(address, settings)).toBe('system_admin')
  await server.end('SIGTERM')
  expect(setRole(settings, 'operator@people.example', 'user')).toEqual(done('user'))
})

it('[PPL30] prints in one line why it did nothing @whole', async () => {
  const { url, drop } = await freshDatabase()
  try {
    const settings = { DATABASE_URL: url }
    const usage = refused('Usage: npm run set-role -- <email address> <user | admin | system_admin>')
    expect(setRole(settings, 'nobody@people.example', 'admin')).toEqual(
      refused('No account has this email address.'),
    )
    expect(setRole(settings, 'nobody@people.example', 'god')).toEqual(usage)
    expect(setRole(settings)).toEqual(usage)
  } finally {
    await drop()
  }
})

async function roleOf(
  address: string,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
): Promise<string> {
  const reply = await fetch(`${address}/v1/user/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ primary_email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  })
  return login.reply.parse(Object(await reply.json()).data).role
}
