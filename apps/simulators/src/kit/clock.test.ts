import { expect, it } from 'vitest'
import { newClock } from './clock.ts'

it('[SIM1] does what falls due on the way in order, each job at its own moment', async () => {
  const clock = newClock({ startMs: 1000 })
  const done: [string, number][] = []
  clock.at(3000, () => done.push(['later', clock.now()]))
  clock.at(2000, async () => {
    await Promise.resolve()
    done.push(['sooner', clock.now()])
    clock.at(2500, () => done.push(['between', clock.now()]))
  })
  clock.at(9000, () => done.push(['never', clock.now()]))

  await clock.moveTo(4000)

  expect(done).toEqual([
    ['sooner', 2000],
    ['between', 2500],
    ['later', 3000],
  ])
  expect(clock.now()).toBe(4000)
})

it('[SIM1] never goes back', async () => {
  const clock = newClock({ startMs: 1000 })
  await clock.moveTo(500)
  expect(clock.now()).toBe(1000)
})

it('[SIM1] begins what is due already after the present turn, and tells when it has ended', async () => {
  const clock = newClock({ startMs: 1000 })
  let isDone = false
  clock.at(1000, () => {
    isDone = true
  })
  expect(isDone).toBe(false)
  await clock.settle()
  expect(isDone).toBe(true)
})

it('[SIM1] runs by itself when it is told to, and does jobs on time', async () => {
  const clock = newClock({ startMs: 1000, runs: true })
  const at = await new Promise<number>((resolve) => {
    clock.at(1020, () => resolve(clock.now()))
  })
  expect(at).toBeGreaterThanOrEqual(1020)
  clock.stop()
})
