import { join } from 'node:path'
import {
  deleteMeeting,
  getMeeting,
  type Input,
  listMeetings,
  type Meeting,
  type updateMeeting as UpdateMeeting,
  updateMeeting,
} from '@meridian/contract'
import { readCalendar } from '@meridian/icalendar'
import { listInvitingProviders } from '@meridian/providers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import {
  aCalDavPerson,
  type CalDavPerson,
  ics,
  radicale_password,
  type RadicaleServer,
  startCalDavServer,
  startRadicaleServer,
  vevent,
} from '../../../../test/caldav-account.ts'
import { missingCalendarPrograms } from '../../../../test/calendar-programs.ts'
import type { TestServer } from '../../../../test/server.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { triesEveryCase } from '../../../../test/every-case.ts'

const missing = await missingCalendarPrograms()
const seeds = (process.env['CALDAV_SEEDS'] ?? (triesEveryCase ? '1,2' : '1')).split(',').map(Number)

interface Writer extends CalDavPerson {
  readonly user: string
  readonly make: (fields?: Parameters<typeof aMeeting>[2]) => Promise<Meeting>
  readonly change: (meeting_id: string, body: Input<typeof UpdateMeeting>['body']) => Promise<void>
  readonly remove: (meeting_id: string, body?: Record<string, unknown>) => Promise<void>
  /** Names of the objects in the calendar. */
  readonly names: () => Promise<string[]>
  readonly read: (name: string) => Promise<string>
  readonly write: (name: string, text: string) => Promise<void>
}

describe.skipIf(missing !== undefined)(`writing to Radicale${missing ? `. ${missing}` : ''}`, () => {
  let folder: ReturnType<typeof temporaryFolder>
  let radicale: RadicaleServer
  let server: TestServer
  let people = 0
  beforeAll(async () => {
    folder = temporaryFolder()
    const users = Array.from({ length: 80 }, (_, place) => `person${place}`)
    radicale = await startRadicaleServer(join(folder.path, 'server'), users)
    server = await startCalDavServer()
  })
  afterAll(async () => {
    await server.close()
    await radicale[Symbol.asyncDispose]()
    folder[Symbol.dispose]()
  })

  async function aWriter(timezone = 'Europe/Berlin'): Promise<Writer> {
    const user = `person${people++}`
    await radicale.makeCalendar(user, 'work', 'Work')
    const account = { address: radicale.url, user, password: radicale_password }
    const person = await aCalDavPerson(server, account, { timezone })
    await person.join()
    const [calendar] = (await person.card()).connection?.calendars ?? []
    await person.choose({ write_calendar_id: calendar?.id ?? '' })
    const token = person.person.access_token
    const run = async () => {
      const failed = (await server.runDueJobs()).filter(({ error }) => error !== null)
      if (failed.length > 0) throw new Error('A job has failed.', { cause: failed[0]?.error })
    }
    return {
      ...person,
      user,
      make: async (fields) => {
        const made = await aMeeting(server, token, fields)
        await run()
        return made
      },
      change: async (meeting_id, body) => {
        const { data, message, errors } = await server.call(
          updateMeeting,
          { params: { meeting_id }, body },
          token,
        )
        if (!data) throw new Error(`${message} ${JSON.stringify(errors)}`)
        await run()
      },
      remove: async (meeting_id, query = {}) => {
        const { status, message } = await server.call(deleteMeeting, { params: { meeting_id }, query }, token)
        if (status !== 200) throw new Error(message)
        await run()
      },
      names: async () => {
        const { text } = await radicale.ask(user, 'PROPFIND', 'work/', undefined, { depth: '1' })
        return [...text.matchAll(/work\/([^<]+\.ics)</g)].map(([, name = '']) => name).toSorted()
      },
      read: async (name) => (await radicale.ask(user, 'GET', `work/${name}`)).text,
      write: async (name, text) => {
        const { status } = await radicale.ask(user, 'PUT', `work/${name}`, text, {
          'content-type': 'text/calendar',
        })
        if (![201, 204].includes(status)) throw new Error(`Radicale answers ${status}.`)
      },
    }
  }

  const weekly = {
    meeting_title: 'Weekly',
    meeting_date: { start_date: '2026-10-19' },
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'weekly' as const,
      recurring_days: { monday: true },
      recurring_end_date: '2026-11-16',
    },
  }

  it('[CON135] a meeting is one object without its guests, changed and deleted with it', async () => {
    const ada = await aWriter()
    const { meeting_id } = await ada.make({
      meeting_description: 'Words',
      meeting_link: 'https://rooms.example/1',
      meeting_invitees: {
        'guest:11111111-1111-4111-8111-111111111111': { primary_email: 'gus@example.net', full_name: 'Gus' },
      },
    })
    expect(await ada.names()).toEqual([`${meeting_id}.ics`])
    const text = await ada.read(`${meeting_id}.ics`)
    for (const line of ['SUMMARY:Plan', 'DTSTART;TZID=Europe/Berlin:20261124T100000', 'DESCRIPTION:Words']) {
      expect(text).toContain(line)
    }
    expect(text).not.toMatch(/ATTENDEE|ORGANIZER/)
    await ada.refresh()
    await ada.change(meeting_id, { meeting_title: 'Plan B' })
    expect(await ada.read(`${meeting_id}.ics`)).toContain('SUMMARY:Plan B')
    await ada.refresh()
    expect(await ada.takesPlace('2026-11-24', '2026-11-25')).toEqual([
      'Plan B 2026-11-24T09:00 2026-11-24T10:00',
    ])
    const { data } = await server.call(listMeetings, { query: {} }, ada.person.access_token)
    expect(data).toHaveLength(1)
    expect(Object.values(data?.[0]?.meeting_invitees ?? {})).toMatchObject([
      { primary_email: 'gus@example.net' },
    ])
    expect(listInvitingProviders()).not.toContain('caldav')
    await ada.remove(meeting_id)
    expect(await ada.names()).toEqual([])
    await ada.refresh()
    expect(await ada.takesPlace('2026-11-24', '2026-11-25')).toEqual([])
  })

  it('[CON136] alarms and what other programs keep stay byte for byte', async () => {
    const ada = await aWriter()
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'DESCRIPTION:Soon', 'END:VALARM']
    const kept = [
      'ORGANIZER;CN=Ada;X-ODD=1:mailto:ada@elsewhere.example',
      'CLASS:CONFIDENTIAL',
      'CATEGORIES:Garden',
      'X-MOZ-SEND-INVITATIONS:FALSE',
    ]
    const { meeting_id } = await ada.make()
    const name = `${meeting_id}.ics`
    const written = await ada.read(name)
    await ada.write(
      name,
      written.replace('END:VEVENT', [...kept.slice(1), ...alarm, 'END:VEVENT'].join('\r\n')),
    )
    await ada.refresh()
    await ada.change(meeting_id, { meeting_title: 'Plan B' })
    const text = await ada.read(name)
    expect(text).toContain('SUMMARY:Plan B')
    for (const line of [...kept.slice(1), ...alarm]) expect(text.replaceAll('\r\n ', '')).toContain(line)
  })

  it('[CON137] a series is one object with its changed and cancelled occurrences', async () => {
    const ada = await aWriter()
    const { meeting_id } = await ada.make(weekly)
    await ada.change(meeting_id, {
      series_scope: 'this',
      original_start_timestamp: '2026-10-26T09:00:00.000Z',
      meeting_title: 'Longer',
      meeting_time: { start_time: '14:00', end_time: '16:00' },
    })
    await ada.remove(meeting_id, {
      series_scope: 'this',
      original_start_timestamp: '2026-11-02T09:00:00.000Z',
    })
    expect(await ada.names()).toEqual([`${meeting_id}.ics`])
    const reading = readCalendar(await ada.read(`${meeting_id}.ics`), { defaultZone: 'UTC' })
    expect(reading.ok && reading.events).toMatchObject([
      {
        excluded: ['2026-11-02T10:00:00'],
        overrides: [
          { original_start: '2026-10-26T10:00:00', title: 'Longer', start: { time: '2026-10-26T14:00:00' } },
        ],
      },
    ])
    const before = await ada.takesPlace('2026-10-01', '2026-12-01')
    expect(before).toEqual([
      'Longer 2026-10-26T13:00 2026-10-26T15:00',
      'Weekly 2026-10-19T08:00 2026-10-19T09:00',
      'Weekly 2026-11-09T09:00 2026-11-09T10:00',
      'Weekly 2026-11-16T09:00 2026-11-16T10:00',
    ])
    await ada.refresh()
    expect(await ada.takesPlace('2026-10-01', '2026-12-01')).toEqual(before)
    await ada.change(meeting_id, { series_scope: 'all', meeting_title: 'Monday' })
    await ada.refresh()
    expect(await ada.takesPlace('2026-10-01', '2026-12-01')).toEqual(
      before.map((line) => line.replace('Weekly', 'Monday')).toSorted(),
    )
  })

  describe('[CON138] [PB44] only the version that was read is overwritten', () => {
    it('and a change made there in between is merged part by part', async () => {
      const ada = await aWriter()
      const { meeting_id } = await ada.make()
      const name = `${meeting_id}.ics`
      await ada.write(name, (await ada.read(name)).replaceAll('20261124T', '20261126T'))
      await ada.change(meeting_id, { meeting_title: 'Ours', meeting_description: 'Ours, too' })
      const text = await ada.read(name)
      for (const part of ['SUMMARY:Ours', '20261126T100000', 'DESCRIPTION:Ours\\, too'])
        expect(text).toContain(part)
      await ada.refresh()
      expect(await ada.takesPlace('2026-11-20', '2026-11-30')).toEqual([
        'Ours 2026-11-26T09:00 2026-11-26T10:00',
      ])
    })

    it('and an event that was deleted there is deleted here', async () => {
      const ada = await aWriter()
      const { meeting_id } = await ada.make()
      await ada.make({ meeting_title: 'Other', meeting_date: { start_date: '2026-11-25' } })
      await radicale.ask(ada.user, 'DELETE', `work/${meeting_id}.ics`)
      await ada.refresh()
      expect(await ada.takesPlace('2026-11-20', '2026-11-30')).toEqual([
        'Other 2026-11-25T09:00 2026-11-25T10:00',
      ])
    })

    it('and what would be lost is not written', async () => {
      const ada = await aWriter()
      const odd = vevent(
        'odd',
        'SUMMARY:Odd',
        'DTSTART:20261124T090000Z',
        'DTEND:20261124T100000Z',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXRULE:FREQ=DAILY;INTERVAL=2',
      )
      await ada.write('odd.ics', ics(odd))
      await ada.refresh()
      const before = await ada.read('odd.ics')
      const { data } = await server.call(listMeetings, { query: {} }, ada.person.access_token)
      const meeting_id = data?.[0]?.meeting_id ?? ''
      await ada.change(meeting_id, { series_scope: 'all', meeting_title: 'Even' })
      expect(await ada.read('odd.ics')).toBe(before)
      const seen = await server.call(
        getMeeting,
        { params: { meeting_id }, query: {} },
        ada.person.access_token,
      )
      expect(JSON.stringify(seen.data?.meeting_sources)).toContain(
        'CalDAV does not allow this meeting to be written',
      )
    })
  })

  it.each(seeds)('[CON140] random changes on both sides end alike, seed %i @whole', async (seed) => {
    const zones = [
      'Europe/Berlin',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
    ]
    const random = generator(seed)
    const pick = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(random() * values.length)] as Value
    const zone = pick(zones)
    const ada = await aWriter(pick(zones))
    const ours: string[] = []
    const counter = { next: 0 }
    const wall = () => `${String(8 + Math.floor(random() * 9)).padStart(2, '0')}:${pick(['00', '15', '30'])}`
    const title = () => `T${counter.next++}`
    for (let step = 0; step < 24; step += 1) {
      const dice = random()
      const names = await ada.names()
      if (dice < 0.2 || ours.length === 0) {
        const time = wall()
        const made = await ada.make({
          ...(random() < 0.5 ? weekly : { meeting_date: { start_date: '2026-10-24' } }),
          meeting_title: title(),
          meeting_timezone: zone,
          meeting_time: { start_time: time, end_time: `23:${time.slice(3)}` },
        })
        ours.push(made.meeting_id)
      } else if (dice < 0.45) {
        const meeting_id = pick(ours)
        const start_time = wall()
        const body =
          random() < 0.5 ? { meeting_title: title() } : { meeting_time: { start_time, end_time: '22:00' } }
        await ada.change(meeting_id, { series_scope: 'all', ...body }).catch(ignoreGone)
      } else if (dice < 0.55) {
        const name = `there${step}.ics`
        const day = pick(['20261024', '20261101', '20261108'])
        const times = [`DTSTART;TZID=${zone}:${day}T093000`, `DTEND;TZID=${zone}:${day}T103000`]
        const rule = random() < 0.5 ? ['RRULE:FREQ=DAILY;COUNT=5'] : []
        await ada.write(name, ics(vevent(`there${step}`, `SUMMARY:${title()}`, ...times, ...rule)))
      } else if (dice < 0.85 && names.length > 0) {
        const name = pick(names)
        const text = await ada.read(name)
        await ada.write(name, text.replace(/SUMMARY:.*/, `SUMMARY:${title()}`))
      } else if (names.length > 3) {
        await radicale.ask(ada.user, 'DELETE', `work/${pick(names)}`)
      }
      if (random() < 0.3) await ada.refresh()
      if (random() < 0.05) await radicale.restart()
    }
    await ada.refresh()
    const there: string[] = []
    for (const name of await ada.names()) there.push(...expand(await ada.read(name)))
    expect(await ada.takesPlace('2026-10-10', '2026-11-30')).toEqual(there.toSorted())
  })
})

/** Another road than the product's: only what these tests write is understood. */
function expand(text: string): string[] {
  const reading = readCalendar(text, { defaultZone: 'UTC' })
  if (!reading.ok) throw new Error(reading.reason)
  return reading.events.flatMap(({ title, start, end, rrule, excluded }) => {
    const [from, to] = [start, end].map(({ time }) => Temporal.PlainDateTime.from(time))
    if (!from || !to) return []
    const days = rrule?.includes('FREQ=WEEKLY') ? 7 : 1
    const until = /UNTIL=(\d{8})T(\d{6})Z/.exec(rrule ?? '')
    const most = Number(/COUNT=(\d+)/.exec(rrule ?? '')?.[1] ?? (rrule === null ? 1 : 60))
    return Array.from({ length: most }, (_, place) => place * days).flatMap((shift) => {
      const begins = at(from.add({ days: shift }), start.zone)
      if (excluded.includes(from.add({ days: shift }).toString({ smallestUnit: 'second' }))) return []
      if (until) {
        const last = Temporal.PlainDateTime.from(`${until[1]}T${until[2]}`).toZonedDateTime('UTC')
        if (Temporal.ZonedDateTime.compare(begins, last) > 0) return []
      }
      const ends = begins.add(at(from, start.zone).until(at(to, end.zone)))
      return [
        [title, begins, ends]
          .map((one) => (typeof one === 'string' ? one : one.toInstant().toString().slice(0, 16)))
          .join(' '),
      ]
    })
  })
}

/** A meeting whose event was deleted there is gone by the time that it is to be changed here. */
function ignoreGone(problem: unknown): void {
  if (!(problem instanceof Error && /not found/i.test(problem.message))) throw problem
}

function generator(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

function at(wall: Temporal.PlainDateTime, zone: string | null): Temporal.ZonedDateTime {
  return wall.toZonedDateTime(zone ?? 'UTC')
}
