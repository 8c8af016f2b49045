import { afterEach, expect, it, onTestFinished } from 'vitest'
import { fileURLToPath } from 'node:url'
import type * as busy from '../../../test/busy-tasks.ts'
import { startChild } from '../../../test/child.ts'
import { watchTurns } from '../../../test/longest-turn.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { AppError } from '../errors.ts'
import { openPool, type PoolLimits, type WorkerPool } from './worker-pool.ts'
import { tasksOf, type TaskOwner, TaskStopped } from './worker-tasks.ts'

const module = new URL('../../../test/busy-tasks.ts', import.meta.url)
const usual: PoolLimits = {
  threads: 3,
  threadsBehind: 1,
  workMs: 250,
  waitMs: 20_000,
  memoryMb: 32,
  idleMs: 30_000,
  onlyIdleMs: 60_000,
  waiting: 6,
  waitingOfPerson: 3,
}
const ada: TaskOwner = { lane: 'asked', person: 'ada' }
const bob: TaskOwner = { lane: 'asked', person: 'bob' }
const pools: WorkerPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())))

it('[RUN35] does a task in a thread, which knows none of the settings', async () => {
  const { tasks } = open()
  expect(await tasks.run('double', 21, ada)).toBe(42)
  expect(await tasks.run('doubleLater', 21, ada)).toBe(42)
  expect([...new Set(await tasks.run('answerMoved', 3_000_000, ada))]).toEqual([7])
  process.env['MADE_UP_SECRET'] = 'secret'
  onTestFinished(() => void delete process.env['MADE_UP_SECRET'])
  expect(await tasks.run('readSetting', 'MADE_UP_SECRET', ada)).toBeUndefined()
})

it('[RUN44] loads a thread with the compiled code that the process keeps', async () => {
  using folder = temporaryFolder()
  const before = process.env['NODE_COMPILE_CACHE']
  process.env['NODE_COMPILE_CACHE'] = folder.path
  onTestFinished(() => {
    if (before === undefined) delete process.env['NODE_COMPILE_CACHE']
    else process.env['NODE_COMPILE_CACHE'] = before
  })
  const { tasks, pool } = open()
  expect(await tasks.run('findCompiledCode', undefined, ada)).toContain(folder.path)
  // A thread writes what it has compiled when it ends.
  await pool.end()
})

it('[RUN35] reports a failing task by its name, and an argument that cannot be sent at once', async () => {
  const { tasks } = open()
  await expect(tasks.run('fail', 'broken', ada)).rejects.toMatchObject({
    message: 'The task fail failed.',
    cause: expect.stringContaining('broken'),
  })
  // A function is no plain data.
  const unsendable: never = Object.assign(() => {}) as never
  await expect(tasks.run('double', unsendable, ada)).rejects.toThrow(/could not be cloned/)
  expect(await tasks.run('double', 1, ada)).toBe(2)
})

it('[RUN36] stops a task that never ends while the process goes on answering', async () => {
  const { tasks, pool } = open()
  await tasks.run('double', 1, ada)
  const turns = watchTurns()
  const endless = tasks.run('loop', undefined, ada)
  await expect(endless).rejects.toEqual(new TaskStopped('loop', 'time'))
  expect(turns.stop()).toBeLessThan(200)
  expect(pool.countThreads()).toBe(0)
  expect(await tasks.run('double', 4, ada)).toBe(8)
})

it('[RUN36] counts what a task works, not how long it waits for the machine', async () => {
  const { tasks } = open()
  expect(await tasks.run('rest', 600, ada)).toBeUndefined()
  const { tasks: hurried } = open({ waitMs: 300 })
  await expect(hurried.run('rest', 60_000, ada)).rejects.toBeInstanceOf(TaskStopped)
})

it('[RUN37] gives up a task that fills its memory, and no other', async () => {
  const { tasks } = open({ workMs: 20_000 })
  const [filled, doubled] = await Promise.allSettled([
    tasks.run('fillMemory', undefined, ada),
    tasks.run('double', 5, bob),
  ])
  expect(filled).toMatchObject({ status: 'rejected', reason: { reason: 'memory' } })
  expect(doubled).toEqual({ status: 'fulfilled', value: 10 })
  expect(await tasks.run('double', 6, ada)).toBe(12)
})

it('[RUN38] leaves threads for people’s requests during background work', async () => {
  const { tasks, pool } = open()
  const order: string[] = []
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const behind = ['eve', 'mallory'].map((person) =>
    tasks.run('waitFor', signal, { lane: 'behind', person }).then(() => order.push(person)),
  )
  await tasks.run('double', 1, ada).then(() => order.push('ada'))
  Atomics.store(signal, 0, 1)
  Atomics.notify(signal, 0)
  await Promise.all(behind)
  expect(order).toEqual(['ada', 'eve', 'mallory'])
  expect(pool.countThreads()).toBe(2)
})

it('[RUN38] runs one task of a person at a time, and first those of the person with the least use', async () => {
  const { tasks } = open({ threads: 1 })
  const order: string[] = []
  const run = (task: 'rest' | 'double', given: number, owner: TaskOwner, name: string) =>
    tasks.run(task, given, owner).then(() => order.push(name))
  await Promise.all([
    run('rest', 50, ada, 'ada 1'),
    run('double', 1, ada, 'ada 2'),
    run('double', 1, ada, 'ada 3'),
    run('double', 1, bob, 'bob'),
  ])
  expect(order).toEqual(['ada 1', 'bob', 'ada 2', 'ada 3'])
})

it('[RUN39] refuses with 503 what would wait behind too much, of all or of one person', async () => {
  const { tasks } = open({ threads: 1 })
  const running = tasks.run('rest', 50, ada)
  const run = (person: string) => tasks.run('double', 1, { lane: 'asked', person })
  const ofAda = [1, 2, 3].map(() => run('ada'))
  const refused = await run('ada').catch((problem: unknown) => problem)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 2 })
  const ofOthers = ['bob', 'eve', 'mallory'].map(run)
  await expect(run('trent')).rejects.toMatchObject({ status: 503 })
  await Promise.all([running, ...ofAda, ...ofOthers])
  expect(await run('trent')).toBe(2)
})

it('[RUN40] lets threads go that have nothing to do', async () => {
  const { tasks, pool } = open({ idleMs: 1, onlyIdleMs: 2 })
  await tasks.run('double', 1, ada)
  await expect.poll(() => pool.countThreads()).toBe(0)
})

it('[RUN40] keeps one of several threads for longer, so that the next task finds its code loaded', async () => {
  const { tasks, pool } = open({ idleMs: 1 })
  await Promise.all([tasks.run('rest', 20, ada), tasks.run('rest', 20, bob)])
  await expect.poll(() => pool.countThreads()).toBe(1)
  const kept = await tasks.run('threadNumber', undefined, ada)
  expect(await tasks.run('threadNumber', undefined, bob)).toBe(kept)
})

it('[RUN78] makes a thread ready where there is none, and leaves a process alone that has one or stops', async () => {
  const { tasks, pool } = open()
  await tasks.prepare('threadNumber', 'ada')
  expect(pool.countThreads()).toBe(1)
  await tasks.run('rest', 20, ada)
  await tasks.prepare('fail', 'ada')
  const { tasks: stopped, pool: stopping } = open()
  stopping.stopBehind()
  await stopped.prepare('threadNumber', 'ada')
  expect(stopping.countThreads()).toBe(0)
})

it('[RUN40] begins nothing behind any more once the process is about to stop', async () => {
  const { tasks, pool } = open()
  const behind: TaskOwner = { lane: 'behind', person: 'ada' }
  const running = tasks.run('rest', 30, behind)
  const waiting = tasks.run('rest', 30, behind)
  pool.stopBehind()
  await expect(waiting).rejects.toMatchObject({ status: 503 })
  await expect(tasks.run('double', 1, behind)).rejects.toMatchObject({ status: 503 })
  await running
  expect(await tasks.run('double', 1, ada)).toBe(2)
})

it('[RUN40] ends although tasks go on and on', async () => {
  const program = fileURLToPath(new URL('../../../test/busy-process.ts', import.meta.url))
  await using child = startChild(process.execPath, [program])
  await child.waitFor(/^busy$/)
  expect(await child.end('SIGTERM')).toBe(0)
})

function open(limits: Partial<PoolLimits> = {}) {
  const pool = openPool({ ...usual, ...limits })
  pools.push(pool)
  return { pool, tasks: tasksOf<typeof busy>(module, pool) }
}
