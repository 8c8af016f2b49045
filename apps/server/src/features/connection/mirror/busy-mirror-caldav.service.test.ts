import {
  type BusyMirror,
  createBusyMirror,
  getFreeBusy,
  listBusyMirrors,
  updateBusyMirror,
} from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCalDavPerson,
  type CalDavPerson,
  ics,
  startCalDavServer,
  vevent,
} from '../../../../test/caldav-account.ts'
import { type AccountThere, type CalDavPlace, listPlaces } from '../../../../test/caldav-places.ts'
import type { TestServer } from '../../../../test/server.ts'

const calendars = ['work', 'home']
const began = Date.parse('2026-11-20T09:00:00.000Z')
const places = await listPlaces(['the simulator', 'radicale'])
let people = 0

describe.each(places)('a busy mirror at %s', (_, open, reason) => {
  describe.skipIf(reason !== undefined)(reason ?? 'of CalDAV', () => {
    let place: CalDavPlace
    let server: TestServer
    let ada: CalDavPerson
    let there: AccountThere
    beforeAll(async () => {
      place = await open()
      server = await startCalDavServer()
    })
    afterAll(async () => {
      await server.close()
      await place[Symbol.asyncDispose]()
    })
    beforeEach(async () => {
      server.setNow(new Date(began).toISOString())
      there = await place.makeAccount(`person${people++}`, calendars)
      ada = await aCalDavPerson(server, signInOf(there))
    })

    const put = (calendar: string, name: string, day: string, ...lines: string[]) =>
      there.put(
        calendar,
        `${name}.ics`,
        ics(vevent(name, `SUMMARY:${name}`, `DTSTART:${day}T090000Z`, `DTEND:${day}T100000Z`, ...lines)),
      )
    let minutes = 0
    const sync = async () => {
      minutes += 6
      server.setNow(new Date(began + minutes * minute_ms).toISOString())
      await ada.refresh()
    }
    const mirror = async (from: string, to: string): Promise<BusyMirror> => {
      const known = (await ada.card()).connection?.calendars ?? []
      const idOf = (title: string) => known.find(({ name }) => name === title)?.id ?? ''
      const body = {
        from_type: 'caldav',
        from_calendar_id: idOf(from),
        to_type: 'caldav',
        to_calendar_id: idOf(to),
      } as const
      const { data, message } = await server.call(createBusyMirror, { body }, ada.person.access_token)
      if (!data) throw new Error(message)
      await server.runDueJobs()
      return data
    }
    const copies = async (calendar: string) =>
      [...(await there.list(calendar)).values()].filter((text) => text.includes('SUMMARY:Busy'))
    const starts = async (calendar: string) =>
      (await copies(calendar)).map((text) => /^DTSTART[^:]*:(.*)$/m.exec(text)?.[1]?.trim() ?? '').toSorted()
    const countBusy = async () => {
      const body = { users: [], start_time: '2026-11-20 00:00:00', end_time: '2026-12-20 00:00:00' }
      const { data, message } = await server.call(getFreeBusy, { body }, ada.person.access_token)
      if (!data) throw new Error(message)
      return data.people.flatMap(({ busy }) => busy).length
    }

    it('[CON116] [CON119] marks what it writes, which is no meeting and takes no time twice', async () => {
      await put(
        'work',
        'Secret',
        '20261124',
        'LOCATION:Quay',
        'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:-PT5M\r\nEND:VALARM',
      )
      await ada.join()
      await mirror('work', 'home')
      const [written = '', ...others] = await copies('home')
      expect(others).toEqual([])
      expect(written).toMatch(/\r\nX-MERIDIAN-BUSY-MIRROR:[\da-f-]{50}\r\n/)
      expect(written).not.toMatch(/Secret|Quay|VALARM|ATTENDEE|ORGANIZER/)
      await sync()
      await sync()
      expect(await ada.takesPlace('2026-11-20', '2026-12-20')).toEqual([
        'Secret 2026-11-24T09:00 2026-11-24T10:00',
      ])
      expect(await countBusy()).toBe(1)
      expect(await copies('home')).toHaveLength(1)
    })

    it('[CON118] [CON119] follows its calendar, and the opposite rule never copies it back', async () => {
      await put('work', 'Here', '20261124')
      await put('work', 'Weekly', '20261126', 'RRULE:FREQ=WEEKLY;COUNT=3')
      await put('home', 'There', '20261125')
      await ada.join()
      await mirror('work', 'home')
      await mirror('home', 'work')
      for (let round = 0; round < 3; round += 1) await sync()
      const weekly = ['20261126T090000Z', '20261203T090000Z', '20261210T090000Z']
      expect(await starts('home')).toEqual(['20261124T090000Z', ...weekly])
      expect(await starts('work')).toEqual(['20261125T090000Z'])
      await put('work', 'Here', '20261127')
      await there.remove('home', 'There.ics')
      for (let round = 0; round < 2; round += 1) await sync()
      expect(await starts('home')).toEqual([weekly[0], '20261127T090000Z', ...weekly.slice(1)])
      expect(await starts('work')).toEqual([])
      for (const text of await copies('home')) expect(text.match(/X-MERIDIAN-BUSY-MIRROR/g)).toHaveLength(1)
    })

    it('[CON119] is known by its mark on another instance, and by our table where another program took the mark', async () => {
      await put('work', 'Here', '20261124')
      await ada.join()
      await mirror('work', 'home')
      const other = await aCalDavPerson(server, signInOf(there))
      await other.join()
      expect(await other.takesPlace('2026-11-20', '2026-12-20')).toEqual([
        'Here 2026-11-24T09:00 2026-11-24T10:00',
      ])
      for (const [name, text] of await there.list('home'))
        await there.put('home', name, text.replace(/X-MERIDIAN-BUSY-MIRROR:.*\r?\n/, ''))
      await sync()
      expect(await ada.takesPlace('2026-11-20', '2026-12-20')).toHaveLength(1)
      expect(await countBusy()).toBe(1)
    })

    it('[CON121] goes when the rule is turned off', async () => {
      await put('work', 'Here', '20261124')
      await ada.join()
      const { busy_mirror_id } = await mirror('work', 'home')
      const body = { is_on: false }
      await server.call(updateBusyMirror, { params: { busy_mirror_id }, body }, ada.person.access_token)
      await server.runDueJobs()
      expect(await copies('home')).toEqual([])
      const { data } = await server.call(listBusyMirrors, {}, ada.person.access_token)
      expect(data).toMatchObject([{ is_on: false, event_count: 0, problem: null }])
    })
  })
})

function signInOf({ address, user, password }: AccountThere) {
  return { address, user, password }
}
