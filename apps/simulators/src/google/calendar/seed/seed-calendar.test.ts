import { afterEach, beforeEach, expect, it } from 'vitest'
import { ada, openCalendar, type OpenCalendar } from '../open-calendar.ts'

let calendar: OpenCalendar
beforeEach(async () => {
  calendar = await openCalendar()
  calendar.google.seed({ script: 'calendar', account: ada })
  await calendar.google.clock.settle()
})
afterEach(() => calendar.google.close())

it('[SIM11] fills weeks around the present day with every kind of event there is', async () => {
  const window = { timeMin: '2026-03-02T00:00:00Z', timeMax: '2026-03-09T00:00:00Z', singleEvents: 'true' }
  const { items } = await calendar.listAll(window)
  const kinds = new Set(items.map(({ eventType }) => eventType))
  expect([...kinds].map(String).toSorted()).toEqual(['birthday', 'default', 'focusTime', 'workingLocation'])
  const own = items.flatMap(({ attendees }) => (Array.isArray(attendees) ? attendees : []))
  const answers = new Set(own.filter(({ self }) => self).map(({ responseStatus }) => String(responseStatus)))
  expect([...answers].toSorted()).toEqual(['accepted', 'declined', 'needsAction', 'tentative'])
  expect(items.some((item) => !('summary' in item))).toBe(true)
  expect(items.some(({ hangoutLink }) => typeof hangoutLink === 'string')).toBe(true)
  expect(items.filter(({ summary }) => summary === 'Stand-up')).toHaveLength(3)
  expect(items.some(({ summary }) => String(summary).startsWith('Stand-up (with'))).toBe(true)
})

it('[SIM11] gives the person calendars of every kind of access', async () => {
  const { items } = await calendar.ask('GET /users/me/calendarList')
  expect(items.map(({ accessRole }) => accessRole)).toEqual(['owner', 'owner', 'reader', 'freeBusyReader'])
  const hidden = await calendar.listAll({}, String(items[3]?.['id']))
  expect(JSON.stringify(hidden.items)).not.toContain('Not to be seen')
})

it('[SIM11] makes the same world at the same moment', async () => {
  const again = await openCalendar()
  again.google.seed({ script: 'calendar', account: ada })
  await again.google.clock.settle()
  expect(await idsOf(again)).toEqual(await idsOf(calendar))
  await again.google.close()
})

it('[SIM11] fills calendars of many people, each in a zone of theirs', async () => {
  const people = calendar.google.seed({ script: 'crowd', count: 6, reset: true })
  expect(people).toHaveLength(6)
  await calendar.google.clock.settle()
  const { calendars } = calendar.google.scene.world.calendar
  const own = [...calendars.values()].filter(({ is_primary }) => is_primary)
  expect(new Set(own.map(({ time_zone }) => time_zone)).size).toBe(5)
  expect(own.every(({ events }) => events.size > 20)).toBe(true)
})

async function idsOf(one: OpenCalendar): Promise<unknown[]> {
  return (await one.listAll({})).items.map(({ id }) => id)
}
