import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Db, newListeningConnection } from './db.ts'

export interface ChannelHandlers {
  readonly onNotification: (payload: string) => void
  /** Called when listening begins, and each time it resumes: notifications may have been missed. */
  readonly onGap: () => void
  readonly onError: (error: unknown) => void
}

export interface ChannelListening {
  /** Resolves once notifications arrive. */
  readonly opened: () => Promise<void>
  readonly isOpen: () => boolean
  readonly stop: () => Promise<void>
}

interface Subscription extends ChannelHandlers {
  readonly channel: string
  /** Resolved while the channel is listened to. */
  opened: PromiseWithResolvers<void>
  isOpen: boolean
}

interface Listener {
  readonly subscribe: (channel: string, handlers: ChannelHandlers) => ChannelListening
}

/** A query without an answer reveals a connection that died silently. */
const asked_every_ms = 20_000
const longest_pause_ms = 5000
const listeners = new WeakMap<Db, Listener>()

/**
 * Listens to a channel of PostgreSQL. All channels of a process share one connection, which is opened with the first,
 * reopened whenever it breaks, and closed with the last.
 */
export function listenTo(db: Db, channel: string, handlers: ChannelHandlers): ChannelListening {
  let listener = listeners.get(db)
  if (!listener) {
    listener = makeListener(db)
    listeners.set(db, listener)
  }
  return listener.subscribe(channel, handlers)
}

function makeListener(db: Db): Listener {
  const subscriptions = new Set<Subscription>()
  let connected: Client | undefined
  let running: { readonly stopping: AbortController; readonly over: Promise<void> } | undefined

  async function keepConnected(signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      await connectOnce(signal, () => {
        failures = 0
      }).catch((error: unknown) => {
        for (const { onError } of subscriptions) onError(error)
      })
      await pause(Math.min(100 * 2 ** failures, longest_pause_ms), null, { signal }).catch(() => null)
      failures += 1
    }
  }

  /** Ends with the connection, or when it is stopped. */
  async function connectOnce(signal: AbortSignal, onOpen: () => void): Promise<void> {
    const connection = newListeningConnection(db)
    const over = Promise.withResolvers<void>()
    // A connection that cannot be opened rejects twice, the second time without a handler.
    over.promise.catch(() => null)
    connection.on('error', over.reject)
    connection.once('end', () => over.resolve())
    connection.on('notification', ({ channel, payload }) => {
      for (const one of subscriptions) if (one.channel === channel) one.onNotification(payload ?? '')
    })
    const finish = () => over.resolve()
    signal.addEventListener('abort', finish)
    const asking = setInterval(() => void connection.query('select 1').catch(over.reject), asked_every_ms)
    try {
      await connection.connect()
      connected = connection
      for (const one of subscriptions) void open(one, connection).catch(over.reject)
      onOpen()
      await over.promise
    } finally {
      connected = undefined
      for (const one of subscriptions) close(one)
      clearInterval(asking)
      signal.removeEventListener('abort', finish)
      await connection.end()
    }
  }

  async function open(one: Subscription, connection: Client): Promise<void> {
    await connection.query(`listen ${connection.escapeIdentifier(one.channel)}`)
    if (one.isOpen || connected !== connection || !subscriptions.has(one)) return
    one.isOpen = true
    one.onGap()
    one.opened.resolve()
  }

  return {
    subscribe(channel, handlers) {
      const one: Subscription = {
        channel,
        ...handlers,
        opened: Promise.withResolvers(),
        isOpen: false,
      }
      subscriptions.add(one)
      // A failure ends the connection too, and the next one opens the channel.
      if (connected) void open(one, connected).catch(handlers.onError)
      if (!running) {
        const stopping = new AbortController()
        running = { stopping, over: keepConnected(stopping.signal) }
      }
      return {
        opened: () => one.opened.promise,
        isOpen: () => one.isOpen,
        async stop() {
          subscriptions.delete(one)
          if (subscriptions.size > 0 || !running) return
          const { stopping, over } = running
          running = undefined
          stopping.abort()
          await over
        },
      }
    },
  }
}

function close(one: Subscription): void {
  if (!one.isOpen) return
  one.isOpen = false
  one.opened = Promise.withResolvers()
}
