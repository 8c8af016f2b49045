import { worker_limits } from '../src/platform/workers/worker-tasks.ts'

/**
 * A thread takes a second of the processor to load its code, which is longer than nearly all that tests have it do. So
 * the tests of a worker use one after the other, and wait for it however busy the machine is.
 */
Object.assign(worker_limits, { threads: 1, threadsBehind: 1, waitMs: 120_000 })
