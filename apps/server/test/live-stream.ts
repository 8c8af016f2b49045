import { followChanges, LiveEvent } from '@meridian/contract'

/** A stream of changes as a browser reads it. */
export interface LiveStream extends AsyncDisposable {
  readonly status: number
  readonly headers: Headers
  /** The next event; undefined when the stream has ended. */
  readonly next: () => Promise<LiveEvent | undefined>
  /** Reads until a change of the noun arrives. Throws when the stream ends first. */
  readonly untilChange: (noun: string) => Promise<void>
  /** Settles when the server has ended it. */
  readonly ended: Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the stream; an accepted one has sent `ready`. */
export async function openStream(address: string, token: string, recent_ms?: number): Promise<LiveStream> {
  const leaving = new AbortController()
  const query = recent_ms === undefined ? '' : `?recent_ms=${recent_ms}`
  const response = await fetch(`${address}${followChanges.path}${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  const events: LiveEvent[] = []
  const wake = new Set<() => void>()
  let isOver = false
  const ended = readToEnd()

  async function readToEnd(): Promise<void> {
    await read(response, (event) => {
      events.push(event)
      for (const go of wake) go()
    })
    isOver = true
    for (const go of wake) go()
  }

  async function next(): Promise<LiveEvent | undefined> {
    if (events.length === 0 && !isOver) {
      const heard = Promise.withResolvers<void>()
      wake.add(heard.resolve)
      await heard.promise
      wake.delete(heard.resolve)
    }
    return events.shift()
  }

  async function untilChange(noun: string): Promise<void> {
    for (;;) {
      const event = await next()
      if (!event) throw new Error('the stream has ended')
      if (event.event === 'change' && event.nouns.includes(noun)) return
    }
  }

  async function close(): Promise<void> {
    leaving.abort()
    await ended
  }

  const stream = { status: response.status, headers: response.headers, next, untilChange, ended, close }
  if (response.ok) await next()
  return { ...stream, [Symbol.asyncDispose]: close }
}

async function read(response: Response, hear: (event: LiveEvent) => void): Promise<void> {
  let rest = ''
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = `${rest}${chunk}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (event !== undefined) hear(LiveEvent.parse({ event, ...JSON.parse(data ?? '') }))
      }
    }
  } catch {
    // Left by us, or cut by a server that was killed: over either way.
  }
}
