import { join } from 'node:path'
import {
  type BusyMirror,
  createBusyMirror,
  getFreeBusy,
  listBusyMirrors,
  updateBusyMirror,
} from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCalDavSimulator } from '../../../../../simulators/src/caldav/provider.ts'
import {
  aCalDavPerson,
  type CalDavPerson,
  ics,
  radicale_password,
  startCalDavServer,
  startRadicaleServer,
  vevent,
} from '../../../../test/caldav-account.ts'
import { missingCalendarPrograms } from '../../../../test/calendar-programs.ts'
import type { TestServer } from '../../../../test/server.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'

/** A calendar server in which each person has the calendars `work` and `home`. */
interface Place extends AsyncDisposable {
  readonly url: string
  readonly makeAccount: (user: string) => Promise<void>
  readonly put: (user: string, calendar: string, name: string, text: string) => Promise<void>
  readonly remove: (user: string, calendar: string, name: string) => Promise<void>
  /** Texts by their names. */
  readonly list: (user: string, calendar: string) => Promise<Map<string, string>>
}

const calendars = ['work', 'home']
const began = Date.parse('2026-11-20T09:00:00.000Z')
const missing = await missingCalendarPrograms()
let people = 0

describe.each([
  ['the simulator', openSimulator, undefined],
  ['Radicale', openRadicale, missing],
] as const)('a busy mirror at %s', (_, open, reason) => {
  describe.skipIf(reason !== undefined)(reason ?? 'of CalDAV', () => {
    let place: Place
    let server: TestServer
    let ada: CalDavPerson
    let user: string
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
      user = `person${people++}`
      await place.makeAccount(user)
      ada = await aCalDavPerson(server, { address: place.url, user, password: radicale_password })
    })

    const put = (calendar: string, name: string, day: string, ...lines: string[]) =>
      place.put(
        user,
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
      [...(await place.list(user, calendar)).values()].filter((text) => text.includes('SUMMARY:Busy'))
    const starts = async (calendar: string) =>
      (await copies(calendar)).map((text) => /^DTSTART[^:]*:(.*)$/m.exec(text)?.[1]?.trim() ?? '').toSorted()
    const countBusy = async () => {
      const body = { users: [], start_time: '2026-11-20 00:00:00', end_time: '2026-12-20 00:00:00' }
      const { data, message } = await server.call(getFreeBusy, { body }, ada.person.access_token)
      if (!data) throw new Error(message)
      return data.people.flatMap(({ busy }) => busy).length
    }

    it('[BMR2] [BMR5] marks what it writes, which is no meeting and takes no time twice', async () => {
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
      expect(written).toContain('\r\nX-MERIDIAN-BUSY-MIRROR:1\r\n')
      expect(written).not.toMatch(/Secret|Quay|VALARM|ATTENDEE|ORGANIZER/)
      await sync()
      await sync()
      expect(await ada.takesPlace('2026-11-20', '2026-12-20')).toEqual([
        'Secret 2026-11-24T09:00 2026-11-24T10:00',
      ])
      expect(await countBusy()).toBe(1)
      expect(await copies('home')).toHaveLength(1)
    })

    it('[BMR4] [BMR5] follows its calendar, and the opposite rule never copies it back', async () => {
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
      await place.remove(user, 'home', 'There.ics')
      for (let round = 0; round < 2; round += 1) await sync()
      expect(await starts('home')).toEqual([weekly[0], '20261127T090000Z', ...weekly.slice(1)])
      expect(await starts('work')).toEqual([])
      for (const text of await copies('home')) expect(text.match(/X-MERIDIAN-BUSY-MIRROR/g)).toHaveLength(1)
    })

    it('[BMR5] is known by its mark on another instance, and by our table where another program took the mark', async () => {
      await put('work', 'Here', '20261124')
      await ada.join()
      await mirror('work', 'home')
      const other = await aCalDavPerson(server, { address: place.url, user, password: radicale_password })
      await other.join()
      expect(await other.takesPlace('2026-11-20', '2026-12-20')).toEqual([
        'Here 2026-11-24T09:00 2026-11-24T10:00',
      ])
      for (const [name, text] of await place.list(user, 'home'))
        await place.put(user, 'home', name, text.replace(/X-MERIDIAN-BUSY-MIRROR:1\r?\n/, ''))
      await sync()
      expect(await ada.takesPlace('2026-11-20', '2026-12-20')).toHaveLength(1)
      expect(await countBusy()).toBe(1)
    })

    it('[BMR6] goes when the rule is turned off', async () => {
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

async function openSimulator(): Promise<Place> {
  const simulator = await startCalDavSimulator()
  const change = (about: Record<string, unknown>) => void simulator.change(about)
  return {
    url: simulator.url,
    makeAccount: async (user) => {
      change({ op: 'add_account', user, password: radicale_password })
      for (const calendar of calendars) change({ op: 'add_calendar', user, calendar })
    },
    put: async (user, calendar, object, text) => change({ op: 'put_object', user, calendar, object, text }),
    remove: async (user, calendar, object) => change({ op: 'delete_object', user, calendar, object }),
    list: async (user, calendar) => {
      const objects = simulator.scene.world.accounts.get(user)?.calendars.get(calendar)?.objects
      return new Map([...(objects ?? [])].map(([name, { text }]) => [name, text]))
    },
    [Symbol.asyncDispose]: () => simulator.close(),
  }
}

async function openRadicale(): Promise<Place> {
  const folder = temporaryFolder()
  const users = Array.from({ length: 40 }, (_, at) => `person${at}`)
  const radicale = await startRadicaleServer(join(folder.path, 'server'), users)
  const type = { 'content-type': 'text/calendar' }
  return {
    url: radicale.url,
    makeAccount: async (user) => {
      for (const calendar of calendars) await radicale.makeCalendar(user, calendar)
    },
    put: async (user, calendar, name, text) => {
      const { status } = await radicale.ask(user, 'PUT', `${calendar}/${name}`, text, type)
      if (![201, 204].includes(status)) throw new Error(`Radicale answers ${status}.`)
    },
    remove: async (user, calendar, name) => {
      await radicale.ask(user, 'DELETE', `${calendar}/${name}`)
    },
    list: async (user, calendar) => {
      const { text } = await radicale.ask(user, 'PROPFIND', `${calendar}/`, undefined, { depth: '1' })
      const names = [...text.matchAll(/\/([^</]+\.ics)</g)].map(([, name = '']) => name)
      const texts = await Promise.all(
        names.map(async (name) => (await radicale.ask(user, 'GET', `${calendar}/${name}`)).text),
      )
      return new Map(names.map((name, at) => [name, texts[at] ?? '']))
    },
    [Symbol.asyncDispose]: async () => {
      await radicale[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}
