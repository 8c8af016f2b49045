import { afterEach, expect, it } from 'vitest'
import { newClock } from '../kit/clock.ts'
import type { Simulator } from '../kit/simulator.ts'
import { startCalendlySimulator } from './provider.ts'
import type { CalendlyWorld } from './world.ts'

let simulator: Simulator<CalendlyWorld>
afterEach(() => simulator.close())

it('[PB36] begins with a lived-in world in which every invitee that was moved leads to the next', async () => {
  await seed({ script: 'lived_in', google_event_ids: ['g1'] })
  const { world } = simulator.scene
  const moved = world.invitees.filter(({ rescheduled }) => rescheduled)
  expect(moved.length).toBeGreaterThan(1)
  for (const { id, new_invitee_id } of moved) {
    expect(world.invitees.find((invitee) => invitee.id === new_invitee_id)?.old_invitee_id).toBe(id)
  }
  expect(world.events.filter(({ calendar_event }) => calendar_event?.external_id === 'g1')).toHaveLength(1)
  expect(new Set(world.events.map(({ status }) => status))).toEqual(new Set(['active', 'canceled']))
})

it('[PB36] makes the same world of the same script and moment', async () => {
  await seed({ script: 'many', users: 3, events: 2 })
  const { events, invitees } = structuredClone(simulator.scene.world)
  expect(events).toHaveLength(6)
  simulator.seed({ script: 'many', users: 3, events: 2, reset: true })
  expect(simulator.scene.world.events).toEqual(events)
  expect(simulator.scene.world.invitees).toEqual(invitees)
})

async function seed(script: Parameters<typeof simulator.seed>[0]) {
  simulator = await startCalendlySimulator({
    clock: newClock({ startMs: Date.parse('2026-11-20T08:00:00Z') }),
  })
  simulator.seed(script)
}
