import { Worker } from 'node:worker_threads'
import { isOutOfMemory, type TaskAnswer, type TaskRequest, TaskStopped } from './task-messages.ts'

export interface ThreadLimits {
  /** The processor time that one task may use. */
  readonly workMs: number
  /** The wall time that one task may take on a busy machine, or while its code is loaded. */
  readonly waitMs: number
  readonly memoryMb: number
}

/** A worker thread that runs one task at a time. */
export interface TaskThread {
  /** Throws `TaskStopped` where the task exceeds the limits; the thread has ended then. */
  readonly run: (request: TaskRequest) => Promise<unknown>
  readonly hasEnded: () => boolean
  readonly end: () => Promise<void>
}

const young_generation_mb = 32
/** The shortest interval for polling a thread's use. */
const shortest_look_ms = 20

export function startThread(limits: ThreadLimits): TaskThread {
  const { NODE_COMPILE_CACHE } = process.env
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: limits.memoryMb,
      maxYoungGenerationSizeMb: young_generation_mb,
    },
    // A thread needs none of the settings, but its code loads faster where Node keeps compiled code.
    env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
  })
  let hasEnded = false
  let running: Running | undefined
  const settle = (finish: (task: Running) => void) => {
    const task = running
    running = undefined
    // An idle thread does not keep the process alive.
    worker.unref()
    task?.stopClock()
    if (task) finish(task)
  }
  const end = async () => {
    hasEnded = true
    await worker.terminate()
  }
  const stop = (task: Running) => {
    if (running !== task) return
    void end()
    settle(() => task.reject(new TaskStopped(task.name, 'time')))
  }
  worker.on('message', (answer: TaskAnswer) => {
    if (answer.kind === 'begun') running?.beginWork(answer.cpuMs)
    else if (answer.kind === 'done') settle((task) => task.resolve(answer.result))
    else settle((task) => task.reject(new Error(`The task ${task.name} failed.`, { cause: answer.stack })))
  })
  worker.on('error', (problem: unknown) => {
    hasEnded = true
    settle((task) => task.reject(isOutOfMemory(problem) ? new TaskStopped(task.name, 'memory') : problem))
  })
  worker.on('exit', () => {
    hasEnded = true
    settle((task) => task.reject(new Error(`The thread of the task ${task.name} ended.`)))
  })
  return {
    run: (request) =>
      new Promise((resolve, reject) => {
        const clock = startClock(worker, limits, () => stop(task))
        const task: Running = { name: request.name, resolve, reject, ...clock }
        running = task
        worker.ref()
        try {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
          worker.postMessage(request)
        } catch (problem) {
          settle(() => reject(problem))
        }
      }),
    hasEnded: () => hasEnded,
    end,
  }
}

interface Clock {
  readonly beginWork: (cpuMs: number) => void
  readonly stopClock: () => void
}

interface Running extends Clock {
  readonly name: string
  readonly resolve: (result: unknown) => void
  readonly reject: (problem: unknown) => void
}

/** Counts the thread's own processor time, so that a busy machine stops no honest task. */
function startClock(worker: Worker, { workMs, waitMs }: ThreadLimits, onLate: () => void): Clock {
  let look: NodeJS.Timeout | undefined
  const longest = setTimeout(onLate, waitMs)
  let isCounting = true
  const lookIn = (ms: number, beganMs: number) => {
    // A thread that has ended meanwhile reports it by itself.
    look = setTimeout(() => void lookAt(beganMs).catch(() => {}), ms)
  }
  const lookAt = async (beganMs: number) => {
    const { user, system } = await worker.cpuUsage()
    if (!isCounting) return
    const leftMs = workMs - ((user + system) / 1000 - beganMs)
    if (leftMs <= 0) onLate()
    else lookIn(Math.max(leftMs, shortest_look_ms), beganMs)
  }
  return {
    beginWork: (cpuMs) => lookIn(workMs, cpuMs),
    stopClock: () => {
      isCounting = false
      clearTimeout(longest)
      clearTimeout(look)
    },
  }
}
