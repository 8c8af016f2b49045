import { expect, it } from 'vitest'
import { newClock } from './kit/clock.ts'
import { listSimulatorNames, startSimulators } from './simulators.ts'

it('[SIM9] starts every simulator of the table on one clock, controllable over HTTP', async () => {
  const ports = Object.fromEntries(listSimulatorNames().map((name) => [name, 0]))
  const simulators = await startSimulators({ clock: newClock(), ports })
  try {
    expect(Object.keys(simulators.urls)).toEqual(listSimulatorNames())
    const moved = await fetch(`${simulators.urls['google']}/_control/clock`, {
      method: 'POST',
      body: JSON.stringify({ advance_ms: 1000 }),
    })
    expect(await moved.json()).toEqual({ now_ms: simulators.clock.now() })
  } finally {
    await simulators.close()
  }
})
