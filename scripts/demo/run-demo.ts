// The product with simulated providers and a lived-in world of made-up people, in a folder of its own. Nothing leaves
// this machine. The web app has been built before.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { connectCalendarServer, connectDemoAccount } from './connect-account.ts'
import { demo_operator, demo_password, demo_people } from './people.ts'
import { type DemoProviders, openProviders } from './providers.ts'
import { demo_calendar_account } from './seed-calendar-server.ts'
import { seedProduct } from './seed-product.ts'
import { demo_languages, type DemoLanguage, terminalLanguage } from './translate-demo.ts'
import { root } from '../run.ts'

const save_every_ms = 20_000

const { values } = parseArgs({
  options: { 'first-port': { type: 'string', default: '4281' }, language: { type: 'string' } },
})
const firstPort = Number(values['first-port'])
const language = readLanguage(values.language)

const folder = folderOf(process.env['DATA_DIR'] || './data-demo')
/** Marks the folder as the demo's, and says that all of the world is there. */
const mark = join(folder, 'demo.json')

if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(mark)) {
  fail(`${folder} is no demo's, and the demo leaves it alone. Choose another with DATA_DIR.`)
}
mkdirSync(folder, { recursive: true })
if (!existsSync(mark)) writeMark({})
process.exitCode = await runDemo(await openProvidersOrFail())

async function runDemo(providers: DemoProviders): Promise<number> {
  const server = startServer({ ...providers.settings, ...(await addressSettings()) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void server.kill('SIGTERM'))
  }
  const ended = once(server, 'exit')
  const saving = setInterval(providers.save, save_every_ms)
  try {
    const address = await Promise.race([addressOf(server), ended.then(() => null)])
    if (address !== null) await furnish(address, providers)
  } catch (error) {
    console.error(error)
    server.kill('SIGTERM')
  }
  const [code] = await ended
  clearInterval(saving)
  providers.save()
  await providers.close()
  return Number(code ?? 1)
}

async function furnish(address: string, providers: DemoProviders): Promise<void> {
  const { origin, port } = new URL(address)
  const origins = [origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`]
  providers.register([...new Set(origins)])
  if (!isSeeded()) {
    const people = await seedProduct(
      { address, takeMailTo: providers.letters.takeMailTo },
      { today: Temporal.Now.plainDateISO(demo_people.mara.timezone), language },
    )
    await connectDemoAccount(people.jonas, 'google', demo_people.jonas.primary_email)
    await connectCalendarServer(people.mara, { address: providers.calendarServer, ...demo_calendar_account })
    providers.save()
    writeMark({ seeded_at: new Date().toISOString() })
  }
  welcome(address, providers)
}

function welcome(address: string, { letters, calendarServer }: DemoProviders): void {
  const others = Object.values(demo_people).map(
    ({ first_name, primary_email }) => `${first_name} ${primary_email}`,
  )
  console.log(`
This is a demo: made-up people, and providers that are simulated on this machine.

  Open      ${address}
  Sign in   ${demo_people.mara.primary_email}
  Password  ${demo_password}

Others with the same password: ${others.slice(1).join(', ')};
${demo_operator} runs the instance.
Settings, Integrations: connecting Google, Calendly and Zoom works by clicking through, as Mara.
Her calendar server ${calendarServer} is connected; its user is her address, and its password the same.
Mails to guests are kept on this machine: ${letters.url}
All of it is kept in ${folder}; to start afresh, stop the demo and delete that folder.
`)
}

/** Links in mails begin with the address of the product, which has to be known before it starts. */
async function addressSettings(): Promise<Record<string, string>> {
  const { PUBLIC_URL, PORT = '' } = process.env
  const port = PORT === '0' ? String(await findFreePort()) : PORT || '3000'
  return { PORT: port, PUBLIC_URL: PUBLIC_URL || `http://localhost:${port}` }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function startServer(settings: Readonly<Record<string, string>>): ChildProcess {
  // A database that is set for another instance must not be filled with made-up people.
  const { DATABASE_URL: _other, ...environment } = process.env
  const ours = {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: demo_operator,
    ADMIN_PASSWORD: demo_password,
    ...settings,
  }
  return spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...environment, ...ours },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Where the server says it listens; everything else it says goes to the terminal. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The output of the server is a pipe.')
  return new Promise((settle) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const address = /ready at (\S+)$/.exec(line)?.[1]
      if (address === undefined) console.log(line)
      else settle(address)
    })
  })
}

function isSeeded(): boolean {
  return 'seeded_at' in JSON.parse(readFileSync(mark, 'utf8'))
}

function writeMark(content: object): void {
  writeFileSync(mark, `${JSON.stringify(content)}\n`)
}

async function openProvidersOrFail(): Promise<DemoProviders> {
  try {
    return await openProviders(folder, firstPort, language)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error
    return fail(
      `The ports from ${firstPort} on must be free for the simulated providers; --first-port chooses others.`,
    )
  }
}

function readLanguage(wanted = terminalLanguage() as string): DemoLanguage {
  const known = demo_languages.find((one) => one === wanted)
  return known ?? fail(`The demo speaks ${demo_languages.join(' and ')}: --language ${wanted} is neither.`)
}

function folderOf(path: string): string {
  return isAbsolute(path) ? path : resolve(root, path)
}

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
