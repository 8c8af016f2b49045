// Reads and writes calendar files beside the server's own thread, which goes on answering meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import {
  type CalendarEvent,
  type CalendarSummary,
  readCalendarEvents,
  writeCalendar,
} from '@meridian/icalendar'
import type { ImportReport } from '@meridian/contract'
import { setWorkerZones } from '../../platform/zones.ts'
import { draftMeeting, uidOf } from './calendar-file.import.ts'
import { type Importer, type MeetingDraft, nameOf, product_id, UnusableEvent } from './calendar-file.rules.ts'

/** What the worker is started for. */
export type CalendarJob =
  | { readonly kind: 'read'; readonly text: string; readonly importer: Importer; readonly nowMs: number }
  | { readonly kind: 'write'; readonly nowMs: number }

/** What became of some events of the file. */
export interface DraftBatch {
  readonly drafts: readonly MeetingDraft[]
  readonly skipped: ImportReport['skipped']
  readonly warnings: ImportReport['warnings']
}

/** To a worker that reads: go on. To one that writes: more events, or null after the last. */
export type Request = 'next' | readonly CalendarEvent[] | null

export type Answer =
  | { readonly kind: 'batch'; readonly batch: DraftBatch }
  | { readonly kind: 'end'; readonly summary: CalendarSummary }
  | { readonly kind: 'text'; readonly text: string }

const most_events = 50_000
const batch_size = 500
const longest_reading_ms = 20_000
const too_slow = { ok: false, reason: 'This file takes too long to read.' } as const

setWorkerZones()

// Whoever starts the worker passes a job of this type.
const job = workerData as CalendarJob
if (job.kind === 'read') answerReading(job)
else answerWriting(job)

function answerReading({ text, importer, nowMs }: Extract<CalendarJob, { kind: 'read' }>): void {
  const batches = draftBatches(text, importer, nowMs)
  let spentMs = 0
  parentPort?.on('message', () => {
    const began = performance.now()
    const { done, value } = batches.next()
    spentMs += performance.now() - began
    if (spentMs > longest_reading_ms) tell({ kind: 'end', summary: too_slow })
    else tell(done ? { kind: 'end', summary: value } : { kind: 'batch', batch: value })
  })
}

function answerWriting({ nowMs }: Extract<CalendarJob, { kind: 'write' }>): void {
  const events: CalendarEvent[] = []
  parentPort?.on('message', (more: readonly CalendarEvent[] | null) => {
    if (more) events.push(...more)
    else
      tell({
        kind: 'text',
        text: writeCalendar(events, { productId: product_id, name: 'Meridian', now: nowMs }),
      })
  })
}

function tell(answer: Answer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answer)
}

function* draftBatches(
  text: string,
  importer: Importer,
  nowMs: number,
): Generator<DraftBatch, CalendarSummary> {
  const isOwnFile = text.slice(0, 2000).includes(product_id)
  const events = readCalendarEvents(text, { defaultZone: importer.timeZone, maxEvents: most_events })
  const seen = new Set<string>()
  let batch = emptyBatch()
  for (;;) {
    const { done, value } = events.next()
    if (done) {
      if (!value.ok) return value
      yield { ...batch, warnings: [...batch.warnings, ...ignoredParts(value)] }
      return value
    }
    batch.skipped.push(...value.skipped)
    batch.warnings.push(...value.warnings)
    for (const event of value.events) {
      if (isFirst(event, seen)) draftInto(batch, event, { importer, nowMs, isOwnFile })
      else batch.skipped.push(skipped(event, 'the file holds another event with the same uid'))
    }
    if (batch.drafts.length >= batch_size) {
      yield batch
      batch = emptyBatch()
    }
  }
}

function emptyBatch() {
  return {
    drafts: [] as MeetingDraft[],
    skipped: [] as ImportReport['skipped'],
    warnings: [] as ImportReport['warnings'],
  }
}

function isFirst(event: CalendarEvent, seen: Set<string>): boolean {
  const uid = uidOf(event)
  if (seen.has(uid)) return false
  seen.add(uid)
  return true
}

function draftInto(
  batch: ReturnType<typeof emptyBatch>,
  event: CalendarEvent,
  options: { importer: Importer; nowMs: number; isOwnFile: boolean },
): void {
  const warn = (message: string) => batch.warnings.push({ line: null, message })
  try {
    batch.drafts.push(draftMeeting(event, { ...options, warn }))
  } catch (refusal) {
    // The engine refuses rules that it would have to walk forever, and moments outside the calendar.
    if (!(refusal instanceof UnusableEvent || refusal instanceof RangeError)) throw refusal
    batch.skipped.push(skipped(event, refusal.message.replace(/\.$/, '')))
  }
}

function skipped(event: CalendarEvent, reason: string): ImportReport['skipped'][number] {
  const { uid, title } = event
  return { line: null, uid, title: title === '' ? null : title, reason: `${nameOf(event)}: ${reason}.` }
}

function ignoredParts(summary: Extract<CalendarSummary, { ok: true }>): ImportReport['warnings'] {
  return Object.entries(summary.ignored).map(([kind, count]) => ({
    line: null,
    message: `${count} ${kind} of the file ${count === 1 ? 'is no event and is' : 'are no events and are'} left out.`,
  }))
}
