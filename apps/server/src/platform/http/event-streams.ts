import { PassThrough, type Readable } from 'node:stream'
import type { LiveEvent } from '@meridian/contract'
import type { Actor } from '../security/auth.ts'
import { AppError } from '../errors.ts'

/** An open stream of one browser. */
interface Stream {
  readonly actor: Pick<Actor, 'user_id' | 'token_sha256'>
  readonly output: PassThrough
  /** Sent together once all pending announcements are handled. */
  readonly nouns: Set<string>
}

export interface EventStreams {
  /** How many are open. */
  readonly count: () => number
  /**
   * A new stream, which has sent `ready` and the changes of the last `recentMs`. Throws `limited` where the
   * person has too many, `unavailable` after `close`.
   */
  readonly open: (actor: Stream['actor'], recentMs: number) => Readable
  readonly announce: (user_ids: readonly string[], noun: string) => void
  /** Sends all browsers an event to fetch everything again. */
  readonly sendRefetch: () => void
  /** The sessions of these people, or of all, with an open stream. */
  readonly listSessions: (user_ids?: readonly string[]) => Buffer[]
  /** Ends the streams of sessions among `asked` that are not among `open`. */
  readonly keepOnly: (asked: readonly Buffer[], open: readonly Buffer[]) => void
  /** Sends a heartbeat to the clients and the proxies between. */
  readonly beat: () => void
  /** Ends all streams and refuses new ones. */
  readonly close: () => void
}

/** A client that reads this slowly is disconnected and starts again. */
const most_waiting_bytes = 65_536

interface Bounds {
  readonly perPersonMax: number
  readonly recentMsMax: number
  /** The milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

/** The open streams of this process, by person. */
export function makeEventStreams({
  perPersonMax,
  recentMsMax,
  clock = () => performance.now(),
}: Bounds): EventStreams {
  const byPerson = new Map<string, Set<Stream>>()
  const recent = makeRecentChanges(recentMsMax, clock)
  let isClosed = false

  function* all(user_ids: Iterable<string> = byPerson.keys()): Generator<Stream> {
    for (const user_id of user_ids) yield* byPerson.get(user_id) ?? []
  }

  function open(actor: Stream['actor'], recentMs: number): Readable {
    if (isClosed) throw stopping()
    const streams = byPerson.get(actor.user_id) ?? new Set()
    if (streams.size >= perPersonMax) throw tooMany(perPersonMax)
    const stream: Stream = { actor, output: new PassThrough(), nouns: new Set() }
    byPerson.set(actor.user_id, streams.add(stream))
    stream.output.once('close', () => {
      streams.delete(stream)
      if (streams.size === 0 && byPerson.get(actor.user_id) === streams) byPerson.delete(actor.user_id)
    })
    say(stream, { event: 'ready' })
    const missed = recentMs > 0 ? recent.since(actor.user_id, recentMs) : []
    if (missed === 'unknown') say(stream, { event: 'refetch' })
    else for (const noun of missed) queueNoun(stream, noun)
    return stream.output
  }

  function announce(user_ids: readonly string[], noun: string): void {
    recent.note(user_ids, noun)
    for (const stream of all(user_ids)) queueNoun(stream, noun)
  }

  return {
    open,
    announce,
    count: () => [...all()].length,
    sendRefetch: () => {
      recent.forget()
      for (const stream of all()) say(stream, { event: 'refetch' })
    },
    listSessions: (user_ids) => [...all(user_ids)].map(({ actor }) => actor.token_sha256),
    keepOnly: (asked, kept) => {
      const keys = new Set(kept.map(keyOf))
      const gone = new Set(asked.map(keyOf).filter((key) => !keys.has(key)))
      for (const { actor, output } of all()) if (gone.has(keyOf(actor.token_sha256))) finish(output)
    },
    beat: () => {
      for (const stream of all()) write(stream, ':\n\n')
    },
    close: () => {
      isClosed = true
      for (const { output } of all()) finish(output)
    },
  }
}

/** The changes of the last `msMax` by person, as far as this process has received them. */
function makeRecentChanges(msMax: number, clock: () => number) {
  const byPerson = new Map<string, Map<string, number>>()
  let listeningSince = clock()
  let prunedAt = clock()

  function prune(at: number): void {
    prunedAt = at
    for (const [user_id, nouns] of byPerson) {
      for (const [noun, told] of nouns) if (at - told > msMax) nouns.delete(noun)
      if (nouns.size === 0) byPerson.delete(user_id)
    }
  }

  return {
    note(user_ids: readonly string[], noun: string): void {
      const at = clock()
      if (at - prunedAt > msMax) prune(at)
      for (const user_id of user_ids) {
        const nouns = byPerson.get(user_id) ?? new Map<string, number>()
        byPerson.set(user_id, nouns.set(noun, at))
      }
    },
    /** The changed nouns of one person; unknown where this process was not listening all the time. */
    since(user_id: string, ms: number): readonly string[] | 'unknown' {
      const from = clock() - ms
      if (from < listeningSince) return 'unknown'
      return [...(byPerson.get(user_id) ?? [])].flatMap(([noun, told]) => (told >= from ? [noun] : []))
    },
    /** Changes before now were missed. */
    forget(): void {
      byPerson.clear()
      listeningSince = clock()
    },
  }
}

function queueNoun(stream: Stream, noun: string): void {
  if (stream.nouns.size === 0) setImmediate(() => sayNouns(stream))
  stream.nouns.add(noun)
}

function sayNouns(stream: Stream): void {
  say(stream, { event: 'change', nouns: [...stream.nouns] })
  stream.nouns.clear()
}

function say(stream: Stream, { event, ...data }: LiveEvent): void {
  write(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

function write({ output }: Stream, text: string): void {
  if (!output.writable) return
  if (output.writableLength + output.readableLength > most_waiting_bytes) output.destroy()
  else output.write(text)
}

/** Gives a client that no longer reads only a short time. */
function finish(output: PassThrough): void {
  output.end()
  setTimeout(() => output.destroy(), 1000).unref()
}

function keyOf(token_sha256: Buffer): string {
  return token_sha256.toString('base64')
}

function tooMany(perPersonMax: number): AppError {
  return new AppError('limited', `At most ${perPersonMax} windows can follow changes at a time.`, {
    retryAfterSeconds: 60,
  })
}

function stopping(): AppError {
  return new AppError('unavailable', 'The server is stopping. Please try again.', { retryAfterSeconds: 2 })
}
