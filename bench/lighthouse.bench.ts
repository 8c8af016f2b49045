/**
 * `node bench/lighthouse.bench.ts`: what Lighthouse says of the screens on a slow phone, the median of three visits
 * each, against docs' goals. Exits 1 when a score is below them.
 */
import { createBookingPage, createMeeting, importMails } from '@meridian/contract'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { day_ms } from '@meridian/engine'
import { httpPerson } from '../apps/server/test/http-person.ts'
import { startServerProcess } from '../apps/server/test/server-process.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { findBrowser } from '../e2e/support/browser.ts'
import { mailboxFile } from '../apps/server/test/mailbox-file.ts'
import { buildWeb } from '../scripts/web-build.ts'

/** Milliseconds until a guest sees the largest part of a booking page, on the slow 4G that Lighthouse simulates. */
const guest_paint_ms = 1000
const goals = { performance: 95, accessibility: 100, 'best-practices': 100 }
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const
const visits = 3
const signedIn = ['/user/dashboard', '/user/meetings', '/user/calendar', '/user/mails', '/user/settings']
const port = 9322

type FormRequest = Readonly<Record<string, number>>

if (!(await buildWeb())) throw new Error('The web app cannot be built.')
const executable = await findBrowser(process.env)
if (!executable) throw new Error('There is no Chromium on this machine.')
using folder = temporaryFolder({ isOnDisk: true })
await using processes = new AsyncDisposableStack()
const { child, address } = await startServerProcess({ DATA_DIR: folder.path })
processes.use(child)
const user = await aBusyPerson()
const context = await chromium.launchPersistentContext(`${folder.path}/browser`, {
  executablePath: executable.executablePath,
  ...(executable.env && { env: { ...process.env, ...executable.env } }),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
})
processes.defer(() => context.close())

const table: Record<string, FormRequest> = {}
let isMet = await judge('/auth/login')
const guest_path = await aBookingPage()
isMet = (await judge(guest_path)) && isMet
isMet = (table[guest_path]?.['largest-contentful-paint'] ?? Infinity) <= guest_paint_ms && isMet
await signIn()
for (const path of signedIn) isMet = (await judge(path)) && isMet
console.table(table)
process.exitCode = isMet ? 0 : 1

/** A person with a full week and a full list of mails. */
async function aBusyPerson() {
  const about = { first_name: 'Ada', last_name: 'Example', timezone: 'Europe/Berlin' }
  const { user: person, call } = await httpPerson(address, about)
  for (let day = 0; day < 10; day += 1) {
    const start_date = new Date(Date.now() + day * day_ms).toISOString().slice(0, 10)
    for (const start_time of ['09:00', '11:30', '15:00']) {
      const meeting_title = `Meeting ${day + 1} at ${start_time}`
      await call(createMeeting, {
        body: { meeting_title, meeting_date: { start_date }, meeting_time: { start_time } },
      })
    }
  }
  const mails = Array.from({ length: 300 }, (_, at) => ({ subject: `Mail ${at + 1}`, hoursAgo: at }))
  const read = await fetch(`${address}${importMails.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.access_token}`, 'content-type': importMails.consumes },
    body: mailboxFile(mails),
  })
  if (!read.ok) throw new Error(`The mails cannot be read in: ${await read.text()}`)
  return person
}

/** The address of a page that outsiders book on. */
async function aBookingPage(): Promise<string> {
  const { call } = await httpPerson(address, {
    first_name: 'Mara',
    last_name: 'Host',
    timezone: 'Europe/Berlin',
  })
  const body = { booking_page_title: 'First talk', booking_page_slug: 'first-talk', durations: [30, 60] }
  return new URL((await call(createBookingPage, { body })).page_url).pathname
}

async function signIn(): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${address}/auth/login`)
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
  await page.close()
}

/** Whether the screen meets the goals; its figures go to the table. */
async function judge(path: string): Promise<boolean> {
  const found: FormRequest[] = []
  for (let visit = 0; visit < visits; visit += 1) found.push(await visitOnce(path))
  const median = Object.fromEntries(
    Object.keys(found[0] ?? {}).map((name) => [name, medianOf(found.map((one) => one[name] ?? 0))]),
  )
  table[path] = median
  return Object.entries(goals).every(([name, goal]) => (median[name] ?? 0) >= goal)
}

async function visitOnce(path: string): Promise<FormRequest> {
  const result = await lighthouse(`${address}${path}`, {
    port,
    disableStorageReset: true,
    onlyCategories: Object.keys(goals),
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse does not answer for ${path}.`)
  const { categories, audits } = result.lhr
  return {
    ...Object.fromEntries(
      Object.keys(goals).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    ...Object.fromEntries(metrics.map((name) => [name, round(audits[name]?.numericValue ?? 0)])),
  }
}

function round(value: number): number {
  return value < 10 ? Number(value.toFixed(3)) : Math.round(value)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
