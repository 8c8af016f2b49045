import { openPool, type PoolLimits, type WorkerPool } from './worker-pool.ts'
import type { Moved } from './moved.ts'
import type { Lane } from './waiting-tasks.ts'

export { type StopReason, TaskStopped } from './task-messages.ts'

export type { Lane } from './waiting-tasks.ts'

/** The person and lane of a task. */
export interface TaskOwner {
  readonly lane: Lane
  /** The person's id: one person's tasks wait for each other, not for those of others. */
  readonly person: string
}

type AnyTasks = Readonly<Record<string, unknown>>
type Input<Task> = Task extends (input: infer Given) => unknown ? Given : never
type Result<Task> = Task extends (...given: never) => infer Given ? Unmoved<Awaited<Given>> : never
type Unmoved<Value> = Value extends Moved<infer Inner> ? Inner : Value

/**
 * The tasks of a worker module: functions of one argument, which is copied to a thread as is the result back. Types are
 * taken from the module, and its code is loaded by the threads alone:
 *
 *     const tasks = tasksOf<typeof import('./mail.worker.ts')>(new URL('./mail.worker.ts', import.meta.url))
 *     await tasks.run('showMail', { text, html }, { lane: 'asked', person: user_id })
 *
 * `run` throws `TaskStopped` for a task that was given up, and `unavailable` when too much waits.
 */
export function tasksOf<Tasks extends AnyTasks>(module: URL, pool: WorkerPool = process_pool) {
  return {
    run: async <Name extends keyof Tasks & string>(
      name: Name,
      input: Input<Tasks[Name]>,
      owner: TaskOwner,
    ): Promise<Result<Tasks[Name]>> =>
      (await pool.run({ module: module.href, name, input }, owner)) as Result<Tasks[Name]>,
    /** Does a task without input where the process has no thread, so that the next one does not wait for its code. */
    prepare: (name: keyof Tasks & string, person: string): Promise<void> =>
      pool.prepare({ module: module.href, name, input: undefined }, person),
  }
}

/** The limits of one task, and of the queues. */
export const worker_limits: PoolLimits = {
  threads: 4,
  threadsBehind: 2,
  workMs: 2000,
  waitMs: 20_000,
  memoryMb: 256,
  idleMs: 10_000,
  onlyIdleMs: 600_000,
  waiting: 1000,
  waitingOfPerson: 200,
}

/** One pool for the process. Threads start with the first task that needs them. */
const process_pool = openPool(worker_limits)

/** Called when the process is about to stop: starts no more background work. */
export function stopWorkersBehind(): void {
  process_pool.stopBehind()
}
