import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CalendarEvent, CalendarSummary } from '@meridian/icalendar'
import { AppError } from '../../platform/errors.ts'
import type { Answer, CalendarJob, DraftBatch, Request } from './calendar-file.worker.ts'
import type { Importer } from './calendar-file.rules.ts'

/**
 * The meetings of a calendar file, some hundreds at a time. Reading goes on while the caller works on a
 * batch; leaving the loop early ends it. Throws `bad_input` for a file that cannot be read in time.
 */
export async function* readInWorker(
  text: string,
  importer: Importer,
  now: Date,
): AsyncGenerator<DraftBatch, CalendarSummary> {
  await using worker = await startWorker({ kind: 'read', text, importer, nowMs: now.getTime() })
  let coming = worker.ask('next')
  for (;;) {
    const answer = await coming
    if (answer.kind === 'end') return answer.summary
    if (answer.kind === 'text') throw new Error('A reading worker was told to write.')
    coming = worker.ask('next')
    // Whoever leaves early does not wait for it, and it must not end the process.
    coming.catch(() => undefined)
    yield answer.batch
  }
}

/** The text of a calendar file with all these events. */
export async function writeInWorker(
  batches: AsyncIterable<readonly CalendarEvent[]>,
  now: Date,
): Promise<string> {
  await using worker = await startWorker({ kind: 'write', nowMs: now.getTime() })
  for await (const batch of batches) worker.tell(batch)
  const answer = await worker.ask(null)
  if (answer.kind !== 'text') throw new Error('A writing worker was told to read.')
  return answer.text
}

const answer_within_ms = 30_000
/** Each may take a core and some hundred megabytes for seconds. */
const most_workers = 2
const most_memory_mb = 256

let taken = 0
const waiting: (() => void)[] = []

async function takeSeat(): Promise<void> {
  if (taken >= most_workers) await new Promise<void>((resolve) => waiting.push(resolve))
  else taken += 1
}

function giveSeatBack(): void {
  const next = waiting.shift()
  if (next) next()
  else taken -= 1
}

interface CalendarWorker extends AsyncDisposable {
  readonly tell: (request: Request) => void
  readonly ask: (request: Request) => Promise<Answer>
}

/** Waits until one of the few workers may start. */
async function startWorker(workerData: CalendarJob): Promise<CalendarWorker> {
  await takeSeat()
  const worker = new Worker(new URL('./calendar-file.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: most_memory_mb, maxYoungGenerationSizeMb: 32 },
  })
  const failed = Promise.withResolvers<never>()
  worker.on('error', failed.reject)
  // A failure while nobody asks is told to the next who does.
  failed.promise.catch(() => undefined)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const tell = (request: Request) => worker.postMessage(request)
  const ask = async (request: Request): Promise<Answer> => {
    const message = once(worker, 'message', { signal: AbortSignal.timeout(answer_within_ms) })
    tell(request)
    try {
      const [answer] = await Promise.race([message, failed.promise])
      return answer as Answer
    } catch (failure) {
      throw isExhausted(failure) ? new AppError('bad_input', 'This file takes too long to read.') : failure
    }
  }
  return {
    tell,
    ask,
    [Symbol.asyncDispose]: async () => {
      await worker.terminate()
      giveSeatBack()
    },
  }
}

/** Out of time, or out of memory. */
function isExhausted(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  return failure.name === 'AbortError' || ('code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
