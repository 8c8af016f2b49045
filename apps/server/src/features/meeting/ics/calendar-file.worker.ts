// Reads and writes calendar files beside the server's main thread, which goes on serving requests.
import { parentPort } from 'node:worker_threads'
import { type CalendarEvent, type CalendarSummary, readCalendar, writeCalendar } from '@meridian/icalendar'
import { setWorkerZones } from '../../../platform/zones.ts'
import { type DraftBatch, draftBatches, type ImportJob } from './calendar-batch.import.ts'
import { contentSha256 } from './calendar-file.import.ts'
import { product_id } from './calendar-file.rules.ts'

/** The first message to the worker. */
export type CalendarJob =
  | ({ readonly kind: 'read' } & ImportJob)
  | { readonly kind: 'write'; readonly nowMs: number; readonly name: string | null }

/**
 * To a worker that reads: continue, or hash. To one that writes: more events, or the end. Each gets one
 * answer, except the first message, which gets none.
 */
export type Request =
  | { readonly kind: 'begin'; readonly job: CalendarJob }
  | { readonly kind: 'next' }
  /** Asks for the hashes of these events after being written to a file and read back. */
  | { readonly kind: 'hash'; readonly events: readonly CalendarEvent[]; readonly timeZone: string }
  | { readonly kind: 'add'; readonly events: readonly CalendarEvent[] }
  | { readonly kind: 'finish' }

export type Answer =
  | { readonly kind: 'batch'; readonly batch: DraftBatch }
  | { readonly kind: 'end'; readonly summary: CalendarSummary }
  /** By uid. */
  | { readonly kind: 'hashes'; readonly hashes: ReadonlyMap<string, string> }
  | { readonly kind: 'added' }
  | { readonly kind: 'text'; readonly text: string }

const longest_reading_ms = 20_000
const too_slow = { ok: false, reason: 'This file takes too long to read.' } as const

setWorkerZones()

let answer: ((request: Request) => Answer) | undefined
parentPort?.on('message', (request: Request) => {
  if (request.kind === 'begin')
    answer = request.job.kind === 'read' ? reader(request.job) : writer(request.job)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  else parentPort?.postMessage(answer?.(request))
})

function reader(job: ImportJob): (request: Request) => Answer {
  const batches = draftBatches(job)
  const beganMs = workedMs()
  return (request) => {
    if (request.kind === 'hash') return { kind: 'hashes', hashes: hashesOf(request.events, request.timeZone) }
    const { done, value } = batches.next()
    if (workedMs() - beganMs > longest_reading_ms) return { kind: 'end', summary: too_slow }
    return done ? { kind: 'end', summary: value } : { kind: 'batch', batch: value }
  }
}

/** The thread's own processor time, so that a busy machine does not exceed the limit of an honest file. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function hashesOf(events: readonly CalendarEvent[], timeZone: string): Map<string, string> {
  const text = writeCalendar(events, { productId: product_id, now: 0 })
  const reading = readCalendar(text, { defaultZone: timeZone })
  return new Map(reading.ok ? reading.events.map((event) => [event.uid, contentSha256(event)]) : [])
}

function writer({ nowMs, name }: Extract<CalendarJob, { kind: 'write' }>): (request: Request) => Answer {
  const events: CalendarEvent[] = []
  return (request) => {
    if (request.kind === 'add') {
      events.push(...request.events)
      return { kind: 'added' }
    }
    const options = { productId: product_id, now: nowMs, ...(name !== null && { name }) }
    return { kind: 'text', text: writeCalendar(events, options) }
  }
}
