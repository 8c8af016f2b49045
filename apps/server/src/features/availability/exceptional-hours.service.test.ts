import {
  type DateOverride,
  getAvailability,
  readHours,
  type Stay,
  updateAvailability,
} from '@meridian/contract'
import { day_ms, hour_ms, type Interval, workingIntervals } from '@meridian/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { readPeople } from './availability.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: '2026-01-01T00:00:00.000Z' })
})
afterAll(() => server.close())

it('[AVL4] [AVL5] [AVL18] reads every override and travel period that a search can meet, in every zone', async () => {
  for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const person = await server.aPerson({ timezone })
    const token = person.access_token
    await server.call(updateAvailability, { body: { date_overrides: overrides(), stays: stays() } }, token)
    const { data } = await server.call(getAvailability, {}, token)
    if (!data) throw new Error('the hours are not there')
    const whole = { timeZone: timezone, ...readHours(data) }
    for (let hours = 0; hours < 96; hours += 7) {
      const start = Date.parse('2026-11-20T00:00:00Z') + hours * hour_ms
      const window: Interval = [start, start + hour_ms]
      const near = (await readPeople(server.db, [person.user_id], window, { now: new Date(0) })).get(
        person.user_id,
      )
      // The window of free and busy times.
      const reach: Interval = [window[0] - 8 * day_ms, window[1] + 8 * day_ms]
      expect(near && workingIntervals(near, reach)).toEqual(workingIntervals(whole, reach))
      expect(near?.overrides?.length).toBeLessThan(whole.overrides?.length ?? 0)
    }
  }
})

/** Every second date of three months has an hour of its own. */
function overrides(): DateOverride[] {
  return dates(45, 2).map((date, place) => ({
    first_date: date,
    last_date: date,
    hours: [{ start_time: hour(place % 23), end_time: hour((place % 23) + 1) }],
  }))
}

/** Every third date is spent at the other side of the date line. */
function stays(): Stay[] {
  return dates(30, 3).map((date, place) => ({
    timezone: place % 2 === 0 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati',
    first_date: date,
    last_date: date,
  }))
}

function dates(count: number, every: number): string[] {
  const first = Temporal.PlainDate.from('2026-10-10')
  return Array.from({ length: count }, (_, place) => first.add({ days: place * every }).toString())
}

function hour(of: number): string {
  return `${String(of).padStart(2, '0')}:00`
}
