// A process with threads that never finish, which exits as the server does.
import type * as busy from './busy-tasks.ts'
import { tasksOf } from '../src/platform/workers/worker-tasks.ts'
import { limitWork } from './worker-limits.ts'

limitWork(600_000)
process.on('SIGTERM', () => process.exit(0))
const tasks = tasksOf<typeof busy>(new URL('./busy-tasks.ts', import.meta.url))
for (const person of ['ada', 'bob', 'eve', 'mallory']) {
  await tasks.run('double', 1, { lane: 'asked', person })
  tasks.run('loop', undefined, { lane: 'asked', person }).catch(() => {})
}
process.stdout.write('busy\n')
