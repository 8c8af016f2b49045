import type { SessionUser } from '@meridian/contract'
import { BrowserRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepTimestamp } from '../src/platform/session/session-records.ts'
import { forgetUser, signIn } from '../src/platform/session/session.ts'
import { aUser } from '../src/platform/session/user.sample.ts'
import { toasts } from '../src/platform/state/toasts.ts'
import { followLanguage, languageReady } from '../src/platform/text/language.ts'
import { AppFrame } from '../src/screens/app-frame.tsx'
import { type Answers, type Asked, type CallName, isRead, makeServer, type Request } from './answers.ts'
import { answersOfFrame } from './frame-answers.ts'
import { resetStores } from './stores.ts'

/** Wednesday 18 November 2026, 10:00 in Berlin. */
export const test_now = '2026-11-18T09:00:00.000Z'

interface Setting {
  readonly user?: Partial<SessionUser> | null
  readonly answers?: Answers
  /** Of the window; a desktop unless told otherwise. */
  readonly size?: readonly [width: number, height: number]
  readonly now?: string
}

export interface Shown {
  /** What a call was asked with so far, oldest first. */
  readonly asked: <Name extends CallName>(name: Name) => readonly Asked<Name>[]
  /** The names of the calls that were made and change something, oldest first. */
  readonly changed: () => readonly CallName[]
  /** Other answers from now on; what is not named is answered as before. */
  readonly answer: (answers: Answers) => void
  /** Tells the app that another window changed something. */
  readonly announce: (...nouns: readonly string[]) => void
}

/** Shows the whole app at an address, for a person who is signed in, with the answers of a server that is not there. */
export async function show(
  address: string,
  { user = {}, answers = {}, size = [1440, 900], now = test_now }: Setting = {},
): Promise<Shown> {
  const requests: Request[] = []
  const stream = makeStream()
  const reader = user && aUser(user)
  let given: Answers = { ...answersOfFrame(reader, stream.open), ...answers }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  await page.viewport(...size)
  answerCalls(makeServer(() => given, requests))
  // Nothing is fetched ahead of time: a test would compile all screens for that.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  if (reader) {
    signIn(reader)
    keepTimestamp({ timezone: reader.timezone, start_date: now.slice(0, 10), end_date: '2026-12-31' })
  }
  await speak()
  const addressBefore = location.href
  history.replaceState(null, '', address)
  const { unmount } = await render(
    <BrowserRouter>
      <AppFrame />
    </BrowserRouter>,
  )
  onTestFinished(async () => {
    await unmount()
    forgetVisit()
    history.replaceState(null, '', addressBefore)
  })
  return {
    // The table of answers gives each name what its call is asked with.
    asked: <Name extends CallName>(name: Name) =>
      requests.filter((one) => one.name === name).map(({ asked }) => asked as Asked<Name>),
    changed: () => requests.map(({ name }) => name).filter((name) => !isRead(name)),
    answer: (others) => {
      given = { ...given, ...others }
    },
    announce: stream.announce,
  }
}

/** Lets time pass only as the test says, from here on: `vi.advanceTimersByTime`. */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: Date.now(),
  })
}

function answerCalls(server: typeof fetch): void {
  const fetchFile = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation((asked, init) => {
    const { pathname } = new URL(asked instanceof globalThis.Request ? asked.url : asked, location.origin)
    // The browser's own zones count.
    if (pathname === '/v1/zones') return Promise.resolve(new Response(null, { status: 204 }))
    return pathname.startsWith('/v1/') ? server(asked, init) : fetchFile(asked, init)
  })
}

let following: Promise<void> | undefined

/** The language of the person who has signed in just now. */
async function speak(): Promise<void> {
  following ??= followLanguage()
  await following
  await languageReady()
}

/** The stream of changes, open as long as the app is shown. */
function makeStream() {
  const encoder = new TextEncoder()
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const write = (event: string) => stream?.enqueue(encoder.encode(event))
  return {
    open: () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            stream = controller
            write('event: ready\ndata: {}\n\n')
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
    announce: (...nouns: readonly string[]) => write(`event: change\ndata: ${JSON.stringify({ nouns })}\n\n`),
  }
}

/** Each test begins as a browser that has kept nothing. */
function forgetVisit(): void {
  forgetUser()
  toasts.clear()
  localStorage.clear()
  sessionStorage.clear()
  resetStores()
  vi.restoreAllMocks()
  vi.useRealTimers()
}
