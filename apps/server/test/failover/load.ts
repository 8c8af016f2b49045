import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SessionUser } from '@meridian/contract'
import { openStream } from '../live-stream.ts'
import type { History } from './history.ts'

export interface LoadOptions {
  readonly history: History
  readonly users: readonly SessionUser[]
  /** One of the processes that run. */
  readonly address: () => string
}

/** Writers and streams that go on until they are stopped. */
export interface Load {
  /** Lets the writers finish what they have begun. */
  readonly stopWriters: () => Promise<void>
  readonly stopStreams: () => Promise<void>
}

const pause_ms = 250
const retry_ms = 300
const patience_ms = 120_000
/** A mail about every hundredth write: a user reaches 20 guests a day in the first week. */
const writes_per_mail = 100
const mails_per_user_max = 18
const writes_per_race = 20
/** A user keeps 2,000 tasks; a writer goes on as its next user before. */
const writes_per_user = 1900
export const users_per_writer = 3

export function startLoad({ history, users, address }: LoadOptions): Load {
  const stopping = new AbortController()
  const leaving = new AbortController()
  const writers_count = users.length / users_per_writer
  const writers = Array.from({ length: writers_count }, (_, number) => write(number))
  const streams = users.map((user) => follow(user))

  async function write(number: number): Promise<void> {
    let mails = 0
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const user = users[number + writers_count * Math.floor(count / writes_per_user)]
      if (!user) throw new Error('The writer has no further user; the run is longer than its users last.')
      const name = `w${number}-${count}`
      if (count % writes_per_race === 5) await race(user, name)
      else if (count % writes_per_mail === 10 + number && mails < mails_per_user_max) {
        mails += 1
        await attempt(user, name, 'meeting', '/v1/meeting/create', meeting(name), { isMailed: true })
      } else {
        await attempt(user, name, 'task', '/v1/task', { task_description: name })
      }
      await sleep(pause_ms)
    }
  }

  /** Two writes at once want what only one can have: a user has one label of a title. */
  async function race(user: SessionUser, name: string): Promise<void> {
    const label = (mark: string) => ({
      label_title: `slot ${name}`,
      label_description: `${name}${mark}`,
    })
    await Promise.all(
      ['a', 'b'].map((mark) =>
        attempt(user, `${name}${mark}`, 'label', '/v1/label/create', label(mark), { slot: name }),
      ),
    )
  }

  /** Repeats the write under one key until it is answered, as a careful client does. */
  async function attempt(
    user: SessionUser,
    name: string,
    noun: string,
    path: string,
    body: object,
    more: { readonly slot?: string; readonly isMailed?: boolean } = {},
  ): Promise<void> {
    const key = randomUUID()
    const began = Date.now()
    history.add({ type: 'try', at: began, write: name, user: user.user_id, noun, ...more })
    while (Date.now() - began < patience_ms) {
      const status = await post(`${address()}${path}`, user.access_token, key, body)
      if (status >= 200 && status < 300)
        return history.add({ type: 'acknowledged', at: Date.now(), write: name })
      if (status >= 400 && status < 500)
        return history.add({ type: 'refused', at: Date.now(), write: name, status })
      await sleep(retry_ms)
    }
    history.add({ type: 'given_up', at: Date.now(), write: name })
  }

  async function follow(user: SessionUser): Promise<void> {
    const heard = (event: 'ready' | 'refetch' | 'change', nouns: readonly string[]) =>
      history.add({ type: 'heard', at: Date.now(), user: user.user_id, event, nouns })
    while (!leaving.signal.aborted) {
      try {
        await using stream = await openStream(address(), user.access_token)
        const leave = () => void stream.close()
        leaving.signal.addEventListener('abort', leave)
        // The first event of an accepted stream has been read: from now on nothing is missed.
        if (stream.status === 200) heard('ready', [])
        for (let event = await stream.next(); event; event = await stream.next()) {
          heard(event.event, event.event === 'change' ? event.nouns : [])
        }
        leaving.signal.removeEventListener('abort', leave)
      } catch {
        // The process is gone; the next one is asked.
      }
      await sleep(retry_ms)
    }
  }

  return {
    async stopWriters() {
      stopping.abort()
      await Promise.all(writers)
    },
    async stopStreams() {
      leaving.abort()
      await Promise.all(streams)
    },
  }
}

/** 0 where no answer came. */
async function post(url: string, token: string, key: string, body: object): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

function meeting(name: string): object {
  return {
    meeting_title: name,
    meeting_date: { start_date: '2040-05-14' },
    meeting_time: { start_time: '10:00', end_time: '11:00' },
    meeting_timezone: 'Europe/Berlin',
    meeting_invitees: { [`guest:${randomUUID()}`]: { primary_email: `${name}@guests.example` } },
  }
}
