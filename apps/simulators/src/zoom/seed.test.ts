import { afterEach, expect, it } from 'vitest'
import { newClock } from '../kit/clock.ts'
import type { Simulator } from '../kit/simulator.ts'
import { startZoomSimulator } from './provider.ts'
import type { ZoomWorld } from './world.ts'

let simulator: Simulator<ZoomWorld>
afterEach(() => simulator.close())

it('[PB38] begins with a lived-in world that has every kind of meeting and what took place', async () => {
  await start()
  simulator.seed({ script: 'lived_in', account: 'ada@example.com', name: 'Ada Example' })
  const { meetings, instances, users } = simulator.scene.world
  expect(users.map(({ email }) => email)).toContain('ada@example.com')
  expect(new Set(meetings.map(({ type }) => type))).toEqual(new Set([2, 3, 8]))
  expect(instances).toHaveLength(3)
  const statuses = meetings.flatMap(({ occurrences }) => occurrences.map(({ status }) => status))
  expect(statuses).toContain('deleted')
})

it('[PB38] makes the same world of the same script and moment', async () => {
  await start()
  simulator.seed({ script: 'many', users: 3, meetings: 2 })
  const before = structuredClone(simulator.scene.world.meetings)
  expect(before).toHaveLength(6)
  simulator.seed({ script: 'many', users: 3, meetings: 2, reset: true })
  expect(simulator.scene.world.meetings).toEqual(before)
})

async function start() {
  simulator = await startZoomSimulator({ clock: newClock({ startMs: Date.parse('2026-11-20T08:00:00Z') }) })
}
