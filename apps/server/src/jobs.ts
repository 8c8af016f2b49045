import type { Job } from './platform/jobs.ts'

/** Everything that runs behind the answers; each feature declares its own. */
export const jobs: readonly Job[] = []
