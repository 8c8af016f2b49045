import { type CalendarEvent, type CalendarSummary, readCalendarEvents } from '@meridian/icalendar'
import type { ImportReport } from '@meridian/contract'
import { draftMeeting, uidOf } from './calendar-file.import.ts'
import { type Importer, type MeetingDraft, nameOf, product_id, UnusableEvent } from './calendar-file.rules.ts'
import { countSeries, type SeriesCount } from './running-series.rules.ts'

/** The result for some events of the file. */
export interface DraftBatch {
  readonly drafts: readonly MeetingDraft[]
  readonly skipped: ImportReport['skipped']
  readonly warnings: ImportReport['warnings']
}

/** A file with its importer. */
export interface ImportJob {
  readonly source: Uint8Array | string
  readonly importer: Importer
  readonly nowMs: number
  /** The uids of the person's series that still have future occurrences. */
  readonly running_uids: readonly string[]
}

const most_events = 50_000
/** Some milliseconds of the server's main thread, which receives and stores each batch. */
const heaviest_batch = 1000

/** The meetings of a calendar file, some hundreds at a time. */
export function* draftBatches(job: ImportJob): Generator<DraftBatch, CalendarSummary> {
  const { source, importer, nowMs } = job
  const drafting: Drafting = {
    importer,
    nowMs,
    isOwnFile: headOf(source).includes(product_id),
    series: countSeries(job.running_uids),
  }
  const events = readCalendarEvents(source, { defaultZone: importer.timeZone, maxEvents: most_events })
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
      if (isFirst(event, seen)) draftInto(batch, event, drafting)
      else batch.skipped.push(skipped(event, 'the file holds another event with the same uid'))
    }
    if (batch.weight + batch.skipped.length + batch.warnings.length >= heaviest_batch) {
      yield batch
      batch = emptyBatch()
    }
  }
}

interface Drafting {
  readonly importer: Importer
  readonly nowMs: number
  readonly isOwnFile: boolean
  readonly series: SeriesCount
}

/** Files of our own export name the product in their first lines. */
function headOf(source: Uint8Array | string): string {
  return typeof source === 'string'
    ? source.slice(0, 2000)
    : new TextDecoder().decode(source.subarray(0, 2000))
}

function emptyBatch() {
  return {
    drafts: [] as MeetingDraft[],
    skipped: [] as ImportReport['skipped'],
    warnings: [] as ImportReport['warnings'],
    weight: 0,
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
  { series, ...options }: Drafting,
): void {
  const warn = (message: string) => batch.warnings.push({ line: null, message })
  try {
    series.refuseEndless(event, uidOf(event))
    const draft = draftMeeting(event, { ...options, warn })
    series.take(draft, options.nowMs)
    batch.drafts.push(draft)
    batch.weight += weightOf(draft)
  } catch (refusal) {
    // The engine refuses rules that never end to compute, and moments outside the calendar.
    if (!(refusal instanceof UnusableEvent || refusal instanceof RangeError)) throw refusal
    batch.skipped.push(skipped(event, refusal.message.replace(/\.$/, '')))
  }
}

/** The cost of transferring and storing a draft. */
function weightOf({ guests, exceptions, columns }: MeetingDraft): number {
  return 2 + guests.length + exceptions.length + Math.floor(columns.meeting_description.length / 2000)
}

function skipped(event: CalendarEvent, reason: string): ImportReport['skipped'][number] {
  const { uid, title } = event
  return { line: null, uid, title: title === '' ? null : title, reason: `${nameOf(event)}: ${reason}.` }
}

function ignoredParts(summary: Extract<CalendarSummary, { ok: true }>): ImportReport['warnings'] {
  return Object.entries(summary.ignored).map(([kind, count]) => ({
    line: null,
    message:
      count === 1
        ? `${count} ${kind} of the file is no event and is left out.`
        : `${count} ${kind} of the file are no events and are left out.`,
  }))
}
