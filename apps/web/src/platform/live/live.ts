import { followChanges, live_heartbeat_ms } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { makeEventReader, type StreamEvent } from '../api/event-stream.ts'
import { isRecord } from '../is-record.ts'
import { endSession, getSession } from '../session/session.ts'
import { recordChanges } from './received-changes.ts'
import { makeRefetcher } from './refetcher.ts'

/** Whether what is on the screen may be old, because nothing has been heard of changes for a while. */
export const useConnection = create<{ readonly is_lost: boolean }>()(() => ({ is_lost: false }))

const lost_after_ms = 10_000
/** A hidden window keeps its stream for this long. */
const unseen_ms = 30_000
/** Two heartbeats missed. */
const silent_ms = 2 * live_heartbeat_ms + 10_000
/** The first stream also reports the changes of this time before its request arrives. */
const recent_ms = 2000

/** Keeps what the client has fetched in step with the server, as long as the window is seen. Returns what ends it. */
export function followLive(client: QueryClient, token: string): () => void {
  const refetcher = makeRefetcher(client)
  const ending = new AbortController()
  const lost = makeLostTimer()
  const startedAt = performance.now()
  let hasBeenReady = false

  function hear({ event, data }: StreamEvent): void {
    if (event === 'change') {
      const nouns = new Set(nounsOf(data))
      refetcher.outdate(nouns)
      recordChanges(nouns)
    }
    if (event === 'refetch') refetcher.outdate('everything')
    if (event === 'ready') {
      lost.found()
      // The first answers may be older than the stream reports.
      if (hasBeenReady || performance.now() - startedAt > recent_ms) refetcher.outdate('everything')
      hasBeenReady = true
    }
  }

  async function keepFollowing(): Promise<void> {
    for (let failures = 0; !ending.signal.aborted; failures += 1) {
      await untilSeen(ending.signal)
      lost.start()
      const readyBefore = hasBeenReady
      const answer = await readStream({ token, hear, signal: ending.signal })
      if (answer.wasOpen) failures = 0
      if (answer.status === 401 || answer.status === 403) return refuse(answer.status, token)
      if (answer.status === 429) {
        // Followed in too many windows: this one asks anew now and then instead.
        lost.found()
        if (readyBefore || failures > 0) refetcher.outdate('everything')
        await pause(answer.retryMs, ending.signal)
      } else await pause(reconnectPauseMs(failures, Math.random()), ending.signal)
    }
  }

  void keepFollowing()
  return () => {
    ending.abort()
    refetcher.stop()
    lost.found()
  }
}

/** 0.5 to 1 s at first, then twice as long each time, up to half a minute; no two browsers alike. */
export function reconnectPauseMs(failures: number, random: number): number {
  return Math.min(1000 * 2 ** failures, 30_000) * (0.5 + random / 2)
}

/** What a change is about, as far as it can be read. */
export function nounsOf(data: string): readonly string[] {
  const value: unknown = JSON.parse(data)
  const nouns = isRecord(value) ? value['nouns'] : undefined
  return Array.isArray(nouns) ? nouns.filter((noun) => typeof noun === 'string') : []
}

interface Answer {
  /** 0 where there was none. */
  readonly status: number
  readonly wasOpen: boolean
  readonly retryMs: number
}

/** Reads until the stream ends, falls silent or is no longer seen. */
async function readStream({
  token,
  hear,
  signal,
}: {
  token: string
  hear: (event: StreamEvent) => void
  signal: AbortSignal
}): Promise<Answer> {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  const unwatch = watchSight(leave)
  let silence = setTimeout(leave, silent_ms)
  signal.addEventListener('abort', leave)
  let answer: Answer = { status: 0, wasOpen: false, retryMs: 0 }
  try {
    const response = await fetch(new URL(`${followChanges.path}?recent_ms=${recent_ms}`, location.origin), {
      headers: { accept: followChanges.produces, authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: leaving.signal,
    })
    const retryMs = Number(response.headers.get('retry-after') ?? '60') * 1000
    answer = { status: response.status, wasOpen: response.ok, retryMs }
    if (!response.ok || !response.body) return answer
    const read = makeEventReader(hear)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(leave, silent_ms)
      read(piece.value)
    }
  } catch {
    // Cut off or aborted: the caller decides whether to reconnect.
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', leave)
    unwatch()
  }
  return answer
}

function refuse(status: number, token: string): void {
  // Another tab may have signed in anew meanwhile; only the token that was refused is forgotten.
  if (status === 401 && token === getSession().user?.access_token) endSession()
}

function makeLostTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    start() {
      timer ??= setTimeout(() => {
        timer = undefined
        if (isSeen()) useConnection.setState({ is_lost: true })
      }, lost_after_ms)
    },
    found() {
      clearTimeout(timer)
      timer = undefined
      useConnection.setState({ is_lost: false })
    },
  }
}

function isSeen(): boolean {
  return document.visibilityState === 'visible'
}

function untilSeen(signal: AbortSignal): Promise<void> {
  if (isSeen() || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (!isSeen() && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })
}

/** Calls `leave` when the window has not been seen for a while. */
function watchSight(leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (!isSeen()) timer = setTimeout(leave, unseen_ms)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Ends early when the browser finds the network again. */
function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, durationMs)
    globalThis.addEventListener('online', go)
    signal.addEventListener('abort', go, { once: true })
  })
}
