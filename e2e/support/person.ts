import {
  type Endpoint,
  type Envelope,
  type Input,
  login,
  register,
  type Reply,
  SessionUser,
} from '@meridian/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { blocked_worker } from './browser-words.ts'
import { confirmAddressOf } from './confirm.ts'

/** A made-up person, registered and signed in, with a way to make calls of the contract. */
export interface Person {
  readonly user: SessionUser
  readonly call: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Reply<E>>
}

const password = 'correct horse battery'
let people = 0

/** Registers a person of the run's own; two never share an address. */
export async function aPerson(
  request: APIRequestContext,
  first_name = 'Mara',
  timezone = 'Europe/Berlin',
): Promise<Person> {
  people += 1
  const primary_email = `${first_name.toLowerCase()}.${process.pid}.${Date.now()}.${people}@people.example`
  const about = { primary_email, password, first_name, last_name: 'Example', timezone }
  const { user_id } = await send(request, register, { body: about })
  await confirmAddressOf(user_id)
  const user = await send(request, login, { body: { primary_email, password } })
  return { user, call: (endpoint, input) => send(request, endpoint, input, user.access_token) }
}

/** The system_admin of the run, signed in by its setup. */
export function theChief(request: APIRequestContext): Person {
  const user = SessionUser.parse(JSON.parse(process.env['MERIDIAN_CHIEF'] ?? 'null'))
  return { user, call: (endpoint, input) => send(request, endpoint, input, user.access_token) }
}

/**
 * Opens pages as this person from now on. Each page would fetch and compile all screens in the background, which costs
 * as much as the page itself; it does so only where a test is about it.
 */
export async function signIn(
  page: Page,
  { user }: Person,
  { fetchesAhead = false }: { readonly fetchesAhead?: boolean } = {},
): Promise<void> {
  await page.addInitScript(
    ([kept, savesData]) => {
      if (!localStorage.getItem('user')) localStorage.setItem('user', kept)
      if (!savesData) return
      const value = { saveData: true }
      Object.defineProperty(navigator, 'connection', { configurable: true, value })
    },
    [JSON.stringify(user), !fetchesAhead] as const,
  )
}

/** What the browser complained about since; the test says when that must be nothing. */
export function listenToConsole(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text() === blocked_worker) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (problem) => complaints.push(String(problem)))
  return complaints
}

/** The tests of all screens look at the dark, too (apps/web/src/screens/every-screen.browser.test.tsx). */
const color_schemes = process.env['EVERY_SIZE'] ? (['light', 'dark'] as const) : (['light'] as const)

/** No barrier that axe knows of, in the light and, with `npm run e2e`, in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of color_schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await page.waitForFunction(isAtRest)
    // All other rules find the same in the dark.
    const found = await findBarriers(
      page,
      colorScheme === 'light' ? { rules: await rulesFor(page) } : { colorsOnly: true },
    )
    expect(found, colorScheme).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A dialog takes the page behind it away, and with it the page's main part and heading. */
export async function rulesFor(page: Page) {
  const isWhole = (await page.getByRole('dialog').count()) === 0
  // A page that has just been opened may still be fetching its screen.
  if (isWhole) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return {
    'label-content-name-mismatch': { enabled: true },
    'landmark-one-main': { enabled: isWhole },
    'page-has-heading-one': { enabled: isWhole },
  }
}

/** Colours that are still changing would be measured half way; what turns for ever does not count. */
export function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    )
}

async function send<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<Reply<E>> {
  // `Input<E>` is not resolved for an open E; all its forms are these optional parts.
  const { params = {}, query = {}, body } = input as Parts
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const answer = await request.fetch(path, {
    method: endpoint.method,
    params: query,
    data: body,
    headers: {
      // A connection that is kept may be closed by the server in the very moment in which a slow journey uses it again.
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': endpoint.consumes }),
    },
  })
  // The server parses every answer by the same contract before it leaves.
  const { data, message }: Envelope<Reply<E>> = await answer.json()
  if (!answer.ok() || data === null) throw new Error(`${endpoint.method} ${path}: ${message}`)
  return data
}

interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
}
