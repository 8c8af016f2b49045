import { Worker } from 'node:worker_threads'
import type { CalendarEvent, CalendarSummary } from '@meridian/icalendar'
import { AppError } from '../../platform/errors.ts'
import { openSeats, type SeatLane } from '../../platform/workers/seats.ts'
import type { DraftBatch, ImportJob } from './calendar-batch.import.ts'
import type { Answer, CalendarJob, Request } from './calendar-file.worker.ts'

/** A file that is being read. */
export interface CalendarReader extends AsyncDisposable {
  /** The meetings of the file, some hundreds at a time. Reading goes on while the caller works on a batch. */
  readonly batches: AsyncGenerator<DraftBatch, CalendarSummary>
  /** What these events hash to once they were written to a file and read back, by uid. */
  readonly hash: (events: readonly CalendarEvent[], timeZone: string) => Promise<ReadonlyMap<string, string>>
}

/** Throws `bad_input` for a file that cannot be read in time, and `unavailable` where too many wait already. */
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
    // Whoever leaves early does not wait for it, and it must not end the process.
    coming.catch(() => undefined)
    yield answer.batch
  }
}

export interface WritingJob {
  readonly person: string
  /** About how many events there are, and how large. */
  readonly weight: number
  /** What programs call the calendar; null for a single meeting. */
  readonly name: string | null
  readonly now: Date
}

/** The text of a calendar file with all these events. Throws `too_large`, and `unavailable` as a reader does. */
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

/** Read or written within some hundred milliseconds. */
const most_short_bytes = 200_000
const most_short_weight = 1000
/** However busy the machine is with other work. */
const answer_within_ms = 60_000
/** Each may take a core and some hundred megabytes for seconds. */
const seats = openSeats({ seats: 3, longSeats: 2, waiting: 100, waitingOfPerson: 10 })
const most_memory_mb = 256

interface CalendarWorker extends AsyncDisposable {
  readonly ask: (request: Request) => Promise<Answer>
}

interface Question extends PromiseWithResolvers<Answer> {
  readonly timer: NodeJS.Timeout
}

/** Waits until one of the few workers may start. */
async function startWorker(
  workerData: CalendarJob,
  by: { readonly person: string; readonly lane: SeatLane },
): Promise<CalendarWorker> {
  const giveBack = await seats.take(by)
  const worker = new Worker(new URL('./calendar-file.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: most_memory_mb, maxYoungGenerationSizeMb: 32 },
  })
  /** In the order in which they are answered. */
  const asked: Question[] = []
  let failed: Error | null = null
  const fail = (failure: Error) => {
    failed ??= isOutOfMemory(failure) ? exhausted(workerData) : failure
    for (const question of asked.splice(0)) {
      clearTimeout(question.timer)
      question.reject(failed)
    }
  }
  worker.on('error', (problem) => fail(problem instanceof Error ? problem : new Error(String(problem))))
  worker.on('message', (answer: Answer) => {
    const question = asked.shift()
    clearTimeout(question?.timer)
    question?.resolve(answer)
  })
  return {
    ask: (request) => {
      if (failed) return Promise.reject(failed)
      const timer = setTimeout(() => fail(exhausted(workerData)), answer_within_ms)
      const question: Question = { ...Promise.withResolvers<Answer>(), timer }
      asked.push(question)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(request)
      return question.promise
    },
    [Symbol.asyncDispose]: async () => {
      for (const { timer } of asked) clearTimeout(timer)
      await worker.terminate()
      giveBack()
    },
  }
}

function isOutOfMemory(failure: Error): boolean {
  return 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Out of time, or out of memory. */
function exhausted({ kind }: CalendarJob): AppError {
  if (kind === 'read') return new AppError('bad_input', 'This file takes too long to read.')
  return new AppError('too_large', 'This calendar is too large to be written to one file.')
}
