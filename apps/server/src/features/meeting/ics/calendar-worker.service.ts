import type { CalendarEvent, CalendarSummary } from '@meridian/icalendar'
import { openSeats, type SeatLane } from '../../../platform/workers/seats.ts'
import type { DraftBatch, ImportJob } from './calendar-batch.import.ts'
import type { CalendarJob } from './calendar-file.worker.ts'
import { type CalendarThread, acquireThread } from './calendar-thread.service.ts'

/** A file that is being read. */
export interface CalendarReader extends AsyncDisposable {
  /**
   * The meetings of the file, some hundreds at a time. The worker reads on while the caller handles a batch.
   */
  readonly batches: AsyncGenerator<DraftBatch, CalendarSummary>
  /** The hashes of these events after being written to a file and read back, by uid. */
  readonly hash: (events: readonly CalendarEvent[], timeZone: string) => Promise<ReadonlyMap<string, string>>
}

/** Throws `bad_input` for a file that cannot be read in time, and `unavailable` where the queue is full. */
export async function openReader(person: string, job: ImportJob): Promise<CalendarReader> {
  const lane = job.source.length <= most_short_bytes ? 'short' : 'import'
  const worker = await startWorker({ kind: 'read', ...job }, { person, lane })
  return {
    batches: readBatches(worker),
    hash: async (events, timeZone) => {
      const answer = await worker.ask({ kind: 'hash', events, timeZone })
      return answer.kind === 'hashes' ? answer.hashes : new Map()
    },
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  }
}

async function* readBatches(worker: CalendarWorker): AsyncGenerator<DraftBatch, CalendarSummary> {
  let coming = worker.ask({ kind: 'next' })
  for (;;) {
    const answer = await coming
    if (answer.kind === 'end') return answer.summary
    if (answer.kind !== 'batch') throw new Error('A reading worker was asked for something else.')
    coming = worker.ask({ kind: 'next' })
    // A caller that stops early does not wait for it, and its failure must not end the process.
    coming.catch(() => undefined)
    yield answer.batch
  }
}

export interface WritingJob {
  readonly person: string
  /** The approximate number and size of the events. */
  readonly weight: number
  /** The calendar's name in other programs; null for a single meeting. */
  readonly name: string | null
  readonly now: Date
}

/**
 * The text of a calendar file with all these events. Throws `too_large`, and `unavailable` as openReader
 * does.
 */
export async function writeInWorker(
  batches: AsyncIterable<readonly CalendarEvent[]>,
  { person, weight, name, now }: WritingJob,
): Promise<string> {
  const lane = weight <= most_short_weight ? 'short' : 'export'
  await using worker = await startWorker({ kind: 'write', nowMs: now.getTime(), name }, { person, lane })
  for await (const events of batches) await worker.ask({ kind: 'add', events })
  const answer = await worker.ask({ kind: 'finish' })
  if (answer.kind !== 'text') throw new Error('A writing worker was asked for something else.')
  return answer.text
}

/** Takes some hundred milliseconds to read or write. */
const most_short_bytes = 200_000
const most_short_weight = 1000
/** Each takes a thread of its own. */
const seats = openSeats({ seats: 3, longSeats: 2, waiting: 100, waitingOfPerson: 10 })

interface CalendarWorker extends AsyncDisposable {
  readonly ask: CalendarThread['ask']
}

/** Waits for a free thread. */
async function startWorker(
  job: CalendarJob,
  by: { readonly person: string; readonly lane: SeatLane },
): Promise<CalendarWorker> {
  const giveBack = await seats.take(by)
  const thread = acquireThread()
  thread.begin(job)
  return {
    ask: thread.ask,
    [Symbol.asyncDispose]: async () => {
      // A long job may have left a large heap.
      await (by.lane === 'short' ? thread.keep() : thread.end())
      giveBack()
    },
  }
}
