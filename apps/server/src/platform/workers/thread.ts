// Runs in each worker thread: runs one task after the other, in the order of their messages.
import { parentPort } from 'node:worker_threads'
import type { TaskAnswer, TaskRequest } from './task-messages.ts'
import { setWorkerZones } from '../zones.ts'
import { Moved } from './moved.ts'

if (parentPort === null) throw new Error('This file runs in a worker thread.')
const port = parentPort
setWorkerZones()
port.on('message', (request: TaskRequest) => void answer(request))

async function answer({ module, name, input }: TaskRequest): Promise<void> {
  try {
    const work = await findTask(module, name)
    // Loading the code does not count towards the limit.
    send({ kind: 'begun', cpuMs: cpuMs() })
    const result = await work(input)
    if (result instanceof Moved) send({ kind: 'done', result: result.value }, result.buffers)
    else send({ kind: 'done', result })
  } catch (problem) {
    send({
      kind: 'failed',
      stack: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
    })
  }
}

async function findTask(module: string, name: string): Promise<(input: unknown) => unknown> {
  const tasks: Record<string, unknown> = await import(module)
  const task = tasks[name]
  if (typeof task !== 'function') throw new Error(`${module} has no task ${name}.`)
  return (input) => task(input)
}

function send(answered: TaskAnswer, moved: readonly ArrayBuffer[] = []): void {
  port.postMessage(answered, [...moved])
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
