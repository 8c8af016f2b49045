import { AppError } from '../errors.ts'
import type { TaskRequest } from './task-messages.ts'
import { startThread, type TaskThread, type ThreadLimits } from './task-thread.ts'
import { type Lane, type Task, waitingTasks } from './waiting-tasks.ts'

export interface PoolLimits extends ThreadLimits {
  readonly threads: number
  /** The most threads for background work. */
  readonly threadsBehind: number
  /** How long a thread stays without a task while there are others. */
  readonly idleMs: number
  /** How long the only thread does: starting one and loading its code takes a second. */
  readonly onlyIdleMs: number
  /** The most tasks waiting in a lane, and those of one person among them; more are refused. */
  readonly waiting: number
  readonly waitingOfPerson: number
}

export interface WorkerPool {
  /** Throws `TaskStopped`, and `unavailable` when the queue is full or the process stops. */
  readonly run: (
    request: TaskRequest,
    by: { readonly lane: Lane; readonly person: string },
  ) => Promise<unknown>
  /** Does the task only where the process has no thread, so that the next one finds a thread with its code. */
  readonly prepare: (request: TaskRequest, person: string) => Promise<void>
  /** Refuses waiting and new background work: the process is about to stop. */
  readonly stopBehind: () => void
  readonly countThreads: () => number
  readonly end: () => Promise<void>
}

const retry_after_seconds = 2

/**
 * Threads for tasks that could take long or never end. A task that exceeds its limits ends its own thread,
 * which is replaced. Background work leaves threads free for people's requests, and one person has one task
 * at a time in a lane.
 */
export function openPool(limits: PoolLimits): WorkerPool {
  const lanes = { asked: waitingTasks(), behind: waitingTasks() }
  const idle: { readonly thread: TaskThread; timer: NodeJS.Timeout }[] = []
  const running = { asked: 0, behind: 0 }
  const threads = new Set<TaskThread>()
  let isStopping = false

  const acquireThread = (): TaskThread => {
    for (let last = idle.pop(); last; last = idle.pop()) {
      clearTimeout(last.timer)
      if (!last.thread.hasEnded()) return last.thread
      threads.delete(last.thread)
    }
    const thread = startThread(limits)
    threads.add(thread)
    return thread
  }

  const giveBack = (thread: TaskThread) => {
    if (thread.hasEnded()) {
      threads.delete(thread)
      return
    }
    const letGo = () => {
      idle.splice(
        idle.findIndex((one) => one.thread === thread),
        1,
      )
      threads.delete(thread)
      void thread.end()
    }
    const letGoOfMany = () => {
      if (threads.size > 1) letGo()
      else place.timer = setTimeout(letGo, limits.onlyIdleMs - limits.idleMs).unref()
    }
    const place = { thread, timer: setTimeout(letGoOfMany, limits.idleMs).unref() }
    idle.push(place)
  }

  const takeTask = (): Task | undefined => {
    if (running.asked + running.behind >= limits.threads) return undefined
    return lanes.asked.take() ?? (running.behind < limits.threadsBehind ? lanes.behind.take() : undefined)
  }

  const work = () => {
    for (let task = takeTask(); task; task = takeTask()) void runOne(task)
  }

  const runOne = async (task: Task) => {
    running[task.lane] += 1
    const thread = acquireThread()
    const began = performance.now()
    try {
      task.resolve(await thread.run(task.request))
    } catch (problem) {
      task.reject(problem)
    }
    running[task.lane] -= 1
    lanes[task.lane].note(task, performance.now() - began)
    giveBack(thread)
    work()
  }

  const requireRoom = (lane: Lane, person: string) => {
    if (isStopping && lane === 'behind') throw refusal('The server is stopping. Please try again.')
    const { count, countOf } = lanes[lane]
    if (count() >= limits.waiting || countOf(person) >= limits.waitingOfPerson) {
      throw refusal('Too much is being read just now. Please try again in a moment.')
    }
  }

  const run: WorkerPool['run'] = async (request, { lane, person }) => {
    requireRoom(lane, person)
    return new Promise((resolve, reject) => {
      lanes[lane].add({ lane, person, request, resolve, reject })
      work()
    })
  }

  return {
    run,
    prepare: async (request, person) => {
      if (threads.size === 0 && !isStopping) await run(request, { lane: 'behind', person })
    },
    stopBehind: () => {
      isStopping = true
      for (const { reject } of lanes.behind.clear())
        reject(refusal('The server is stopping. Please try again.'))
    },
    countThreads: () => threads.size,
    end: async () => {
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      await Promise.all([...threads].map((thread) => thread.end()))
      threads.clear()
    },
  }
}

function refusal(message: string): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: retry_after_seconds })
}
