import { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/errors.ts'
import { isOutOfMemory } from '../../../platform/workers/task-messages.ts'
import { type Zones, zonesInUse } from '../../../platform/zones.ts'
import type { Answer, CalendarJob, Request } from './calendar-file.worker.ts'

/** A thread that reads or writes one calendar after another. */
export interface CalendarThread {
  /** The zone data that the thread loaded when it started. */
  readonly zones: Zones | undefined
  readonly begin: (job: CalendarJob) => void
  readonly ask: (request: Request) => Promise<Answer>
  /** Keeps the thread for the next calendar for a while, where all requests are answered; else ends it. */
  readonly keep: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Long enough for a machine that is busy with other work. */
const answer_within_ms = 60_000
/** Each may use a core and some hundred megabytes for seconds. */
const most_memory_mb = 256
/** Starting a thread takes longer than reading a small file. */
const idle_ms = 30_000
const most_idle = 2

/** Threads that wait for the next calendar. */
const idle: { readonly thread: CalendarThread; readonly wake: () => void }[] = []

/** An idle thread, or a new one. */
export function acquireThread(): CalendarThread {
  const waiting = idle.pop()
  waiting?.wake()
  if (waiting?.thread.zones === zonesInUse()) return waiting?.thread ?? startThread()
  void waiting?.thread.end()
  return startThread()
}

interface Question extends PromiseWithResolvers<Answer> {
  readonly timer: NodeJS.Timeout
}

function startThread(): CalendarThread {
  const worker = new Worker(new URL('./calendar-file.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: most_memory_mb, maxYoungGenerationSizeMb: 32 },
  })
  /** In the order of their answers. */
  const asked: Question[] = []
  const state: { kind: CalendarJob['kind']; failed: Error | null } = { kind: 'read', failed: null }
  const fail = (failure: Error) => {
    state.failed ??= isOutOfMemory(failure) ? exhausted(state.kind) : failure
    removeIdle(thread)
    for (const question of asked.splice(0)) {
      clearTimeout(question.timer)
      question.reject(state.failed)
    }
  }
  worker.on('error', (problem) => fail(problem instanceof Error ? problem : new Error(String(problem))))
  worker.on('message', (answer: Answer) => {
    const question = asked.shift()
    clearTimeout(question?.timer)
    question?.resolve(answer)
  })
  const end = async () => {
    for (const { timer } of asked) clearTimeout(timer)
    await worker.terminate()
  }
  const thread: CalendarThread = {
    zones: zonesInUse(),
    begin: (job) => {
      state.kind = job.kind
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage({ kind: 'begin', job } satisfies Request)
    },
    ask: (request) => {
      if (state.failed) return Promise.reject(state.failed)
      const timer = setTimeout(() => fail(exhausted(state.kind)), answer_within_ms)
      const question: Question = { ...Promise.withResolvers<Answer>(), timer }
      asked.push(question)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(request)
      return question.promise
    },
    keep: async () => {
      if (state.failed || asked.length > 0 || idle.length >= most_idle) return end()
      // An idle thread does not keep the process alive.
      worker.unref()
      addIdle(thread)
    },
    end,
  }
  return thread
}

function addIdle(thread: CalendarThread): void {
  const timer = setTimeout(() => {
    removeIdle(thread)
    void thread.end()
  }, idle_ms).unref()
  idle.push({ thread, wake: () => clearTimeout(timer) })
}

function removeIdle(thread: CalendarThread): void {
  const at = idle.findIndex((one) => one.thread === thread)
  for (const { wake } of at < 0 ? [] : idle.splice(at, 1)) wake()
}

/** The error for a thread out of time or out of memory. */
function exhausted(kind: CalendarJob['kind']): AppError {
  if (kind === 'read') return new AppError('bad_input', 'This file takes too long to read.')
  return new AppError('too_large', 'This calendar is too large to be written to one file.')
}
