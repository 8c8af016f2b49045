import { connectionJobs } from './features/connection/connection.jobs.ts'
import { reading_queue } from './features/connection/reading.service.ts'
import type { Job, Queue } from './platform/jobs.ts'

/** Everything that runs behind the answers; each feature declares its own. */
export const jobs: readonly Job[] = [...connectionJobs]

/** Everything that may be put on a queue. */
export const queues: readonly Queue[] = [reading_queue, ...jobs.map(({ queue }) => queue)]
