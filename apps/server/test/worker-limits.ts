import { worker_limits } from '../src/platform/workers/worker-tasks.ts'

/** Gives up tasks of this process that work longer, until the scope ends. */
export function limitWork(workMs: number): Disposable {
  const before = worker_limits.workMs
  Object.assign(worker_limits, { workMs })
  return { [Symbol.dispose]: () => void Object.assign(worker_limits, { workMs: before }) }
}
