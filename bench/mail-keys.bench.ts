/**
 * `node bench/mail-keys.bench.ts`: how long the list of 5,000 mails takes from a key to the paint that shows it, with
 * every page of the list fetched. Exits 1 when one key in twenty takes longer than a tenth of a second.
 */
/// <reference lib="dom" />
import { importMails } from '@meridian/contract'
import { chromium, type Page } from '@playwright/test'
import { httpPerson } from '../apps/server/test/http-person.ts'
import { startServerProcess } from '../apps/server/test/server-process.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { findBrowser } from '../e2e/support/browser.ts'
import { mailboxFile } from '../apps/server/test/mailbox-file.ts'
import { buildWeb } from '../scripts/web-build.ts'

const mails = 5000
const p95_max_ms = 100
/** What is pressed, and how often. */
const presses = [
  { keys: ['j'], times: 100 },
  { keys: ['k'], times: 50 },
  { keys: ['x', 'j'], times: 50 },
  { keys: ['s', 'j'], times: 20 },
  { keys: ['u', 'j'], times: 20 },
]

if (!(await buildWeb())) throw new Error('The web app cannot be built.')
const executable = await findBrowser(process.env)
if (!executable) throw new Error('There is no Chromium on this machine.')
using folder = temporaryFolder({ isOnDisk: true })
await using processes = new AsyncDisposableStack()
const { child, address } = await startServerProcess({ DATA_DIR: folder.path })
processes.use(child)
const user = await somebodyWithMail()
const browser = await chromium.launch({
  executablePath: executable.executablePath,
  ...(executable.env && { env: { ...process.env, ...executable.env } }),
  args: ['--no-sandbox', '--disable-gpu'],
})
processes.defer(() => browser.close())

const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await openList(page)
await listenForPaints(page)
for (const { keys, times } of presses) {
  for (let time = 0; time < times; time += 1) for (const key of keys) await press(page, key)
}
const paints = await page.evaluate(() => globalThis.paints ?? [])
const table = Object.fromEntries(
  Map.groupBy(paints, ({ key }) => key)
    .entries()
    .map(([key, ofKey]) => [key, figuresOf(ofKey)]),
)
console.log(`From a key to its paint in a list of ${mails} mails, ms`)
console.table(table)
process.exitCode = Object.values(table).every(({ p95 }) => p95 <= p95_max_ms) ? 0 : 1

interface Paint {
  readonly key: string
  readonly durationMs: number
}

declare global {
  var paints: Paint[] | undefined
}

async function somebodyWithMail() {
  const about = { first_name: 'Ada', last_name: 'Example', timezone: 'Europe/Berlin' }
  const { user } = await httpPerson(address, about)
  const names = Array.from({ length: mails }, (_, at) => ({ subject: `Mail ${at}`, hoursAgo: at }))
  const answer = await fetch(`${address}${importMails.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.access_token}`, 'content-type': importMails.consumes },
    body: mailboxFile(names),
  })
  if (!answer.ok) throw new Error(`The mails cannot be read in: ${await answer.text()}`)
  return user
}

/** Scrolls through all of it, so that every page is there, and back. */
async function openList(page: Page): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('user', text), JSON.stringify(user))
  await page.goto(`${address}/user/mails`)
  const row = (subject: string) => page.getByRole('link', { name: subject, exact: true })
  await row('Mail 0').waitFor()
  for (let at = 0; at < mails; at += 40) {
    await page.evaluate(([share = 0]) => scrollTo(0, document.body.scrollHeight * share), [at / mails])
    await page.waitForFunction(() => document.querySelector('li[aria-hidden]') === null)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await row('Mail 0').waitFor()
}

/** Notes for each key how long it took until what it changed was painted. */
async function listenForPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: Paint[] = []
    globalThis.paints = paints
    const pressed = ({ key, timeStamp }: KeyboardEvent) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          paints.push({ key, durationMs: performance.now() - timeStamp }),
        )
        port1.start()
        // A message is heard after the frame is painted.
        port2.postMessage(null)
      })
    }
    addEventListener('keydown', pressed, { capture: true })
  })
}

/** The pace of a user who watches the effect of each key. */
async function press(page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => globalThis.paints?.length ?? 0)
  await page.keyboard.press(key)
  await page.waitForFunction((count) => (globalThis.paints?.length ?? 0) > count, before)
}

function figuresOf(paints: readonly Paint[]) {
  const sorted = paints.map(({ durationMs }) => durationMs).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(10 * (sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)) / 10
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}
