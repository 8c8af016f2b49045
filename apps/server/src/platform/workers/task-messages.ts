/** The message to a thread: the name of an exported function of a module, and its one argument. */
export interface TaskRequest {
  readonly module: string
  readonly name: string
  readonly input: unknown
}

export type TaskAnswer =
  /** The code is loaded; `cpuMs` is what the thread has used so far. */
  | { readonly kind: 'begun'; readonly cpuMs: number }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly stack: string }

/** Whether a thread ended because it exceeded its memory limit. */
export function isOutOfMemory(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Why a task was stopped. */
export type StopReason = 'time' | 'memory'

/** The task was stopped, because it exceeded its limit of time or memory. */
export class TaskStopped extends Error {
  readonly reason: StopReason

  constructor(name: string, reason: StopReason) {
    super(`The task ${name} used more ${reason} than it may.`)
    this.name = 'TaskStopped'
    this.reason = reason
  }
}
