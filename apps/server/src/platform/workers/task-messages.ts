/** What a thread is sent: a function that a module exports, by its name, and the one argument it gets. */
export interface TaskRequest {
  readonly module: string
  readonly name: string
  readonly input: unknown
}

export type TaskAnswer =
  /** The code is loaded; `cpuMs` is what the thread has used up to now. */
  | { readonly kind: 'begun'; readonly cpuMs: number }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly stack: string }

/** Whether a thread ended because it went beyond its memory. */
export function isOutOfMemory(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Why a task was given up. */
export type StopReason = 'time' | 'memory'

/** The task was given up, because it used more time or memory than one may. */
export class TaskStopped extends Error {
  readonly reason: StopReason

  constructor(name: string, reason: StopReason) {
    super(`The task ${name} used more ${reason} than it may.`)
    this.name = 'TaskStopped'
    this.reason = reason
  }
}
