import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const missing = await missingCalendarPrograms()

describe.skipIf(missing !== undefined)(`calendars at Radicale${missing ? `. ${missing}` : ''}`, () => {
  let folder: ReturnType<typeof temporaryFolder>
  let radicale: RadicaleServer
  let server: TestServer
  let people = 0
  beforeAll(async () => {
    folder = temporaryFolder()
    const users = Array.from({ length: 20 }, (_, place) => `person${place}`)
    radicale = await startRadicaleServer(join(folder.path, 'server'), users)
    server = await startCalDavServer()
  })
  afterAll(async () => {
    await server.close()
    await radicale[Symbol.asyncDispose]()
    folder[Symbol.dispose]()
  })

  async function aPerson(about?: { timezone?: string }): Promise<CalDavPerson & { user: string }> {
    const user = `person${people++}`
    await radicale.makeCalendar(user, 'work', 'Work')
    const account = { address: radicale.url, user, password: radicale_password }
    return { ...(await aCalDavPerson(server, account, about)), user }
  }
  const put = (user: string, name: string, text: string, headers = {}) =>
    radicale.ask(user, 'PUT', `work/${name}.ics`, text, { 'content-type': 'text/calendar', ...headers })

  it('[CON128] [CON129] lists the calendars with name and color, and reads those that are chosen', async () => {
    const ada = await aPerson()
    await radicale.makeCalendar(ada.user, 'home', 'Home')
    await put(ada.user, 'plan', plan('Plan'))
    await radicale.ask(ada.user, 'PUT', 'home/tea.ics', plan('Tea').replaceAll('UID:plan', 'UID:tea'), {
      'content-type': 'text/calendar',
    })
    await ada.join()
    const { connection, status } = await ada.card()
    expect(status).toBe('connected')
    expect(connection).toMatchObject({ state: 'connected', account: ada.user, server_address: radicale.url })
    expect(connection?.calendars).toEqual([
      expect.objectContaining({ name: 'Home', color: '#2f6de0', is_writable: true, is_shown: true }),
      expect.objectContaining({ name: 'Work', color: '#2f6de0', problem: null }),
    ])
    const day = ['2026-11-24', '2026-11-25'] as const
    expect(await ada.takesPlace(...day)).toEqual([
      'Plan 2026-11-24T09:00 2026-11-24T10:00',
      'Tea 2026-11-24T09:00 2026-11-24T10:00',
    ])
    const [home] = connection?.calendars ?? []
    await ada.choose({ calendars: [{ id: home?.id ?? '', is_shown: false, counts_as_busy: true }] })
    expect(await ada.takesPlace(...day)).toEqual(['Plan 2026-11-24T09:00 2026-11-24T10:00'])
  })

  it('[CON130] reads what was added, changed and deleted since', async () => {
    const ada = await aPerson()
    await put(ada.user, 'plan', plan('Plan'))
    await put(ada.user, 'tea', plan('Tea').replaceAll('UID:plan', 'UID:tea'))
    await ada.join()
    const span = ['2026-11-01', '2026-12-01'] as const
    expect(await ada.takesPlace(...span)).toHaveLength(2)
    await put(ada.user, 'plan', plan('Plan B'))
    await put(ada.user, 'walk', plan('Walk').replaceAll('UID:plan', 'UID:walk'))
    await radicale.ask(ada.user, 'DELETE', 'work/tea.ics')
    await ada.refresh()
    const now = ['Plan B 2026-11-24T09:00 2026-11-24T10:00', 'Walk 2026-11-24T09:00 2026-11-24T10:00']
    expect(await ada.takesPlace(...span)).toEqual(now)
    await radicale.restart()
    await ada.refresh()
    expect(await ada.takesPlace(...span)).toEqual(now)
  })

  it('[CON131] reads everything again where the token is no longer good', async () => {
    const ada = await aPerson()
    await put(ada.user, 'plan', plan('Plan'))
    await ada.join()
    const cursors = () => server.db.selectFrom('connection_calendar').select(['cursor', 'problem']).execute()
    expect(JSON.stringify(await cursors())).toContain('sync')
    await server.db
      .updateTable('connection_calendar')
      .set({ cursor: JSON.stringify({ token: 'http://radicale.org/ns/sync/0000', tag: null }) })
      .execute()
    await put(ada.user, 'plan', plan('Plan C'))
    await ada.refresh()
    expect(await ada.takesPlace('2026-11-24', '2026-11-25')).toEqual([
      'Plan C 2026-11-24T09:00 2026-11-24T10:00',
    ])
    expect((await ada.card()).connection).toMatchObject({ state: 'connected', problem: null })
  })

  it.each([
    ['Asia/Kathmandu', 'America/New_York'],
    ['America/St_Johns', 'Europe/Berlin'],
    ['Australia/Lord_Howe', 'Pacific/Apia'],
    ['Pacific/Apia', 'Australia/Lord_Howe'],
  ])('[CON132] expands series of %s for a person in %s', async (zone, timezone) => {
    const ada = await aPerson({ timezone })
    const at = (time: string) => `DTSTART;TZID=${zone}:${time}`
    await put(
      ada.user,
      'series',
      ics(
        vevent(
          'series',
          'SUMMARY:Stand-up',
          at('20261030T093000'),
          'DURATION:PT30M',
          'RRULE:FREQ=DAILY;COUNT=6',
          `EXDATE;TZID=${zone}:20261031T093000`,
        ),
        vevent(
          'series',
          `RECURRENCE-ID;TZID=${zone}:20261101T093000`,
          'SUMMARY:Stand-up moved',
          at('20261101T113000'),
          'DURATION:PT30M',
        ),
      ),
    )
    await ada.join()
    const wall = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toInstant()
    const expected = [
      ['Stand-up', '2026-10-30T09:30'],
      ['Stand-up moved', '2026-11-01T11:30'],
      ['Stand-up', '2026-11-02T09:30'],
      ['Stand-up', '2026-11-03T09:30'],
      ['Stand-up', '2026-11-04T09:30'],
    ].map(([title = '', time = '']) => {
      const start = wall(time)
      const end = start.add({ minutes: 30 })
      return [title, start.toString().slice(0, 16), end.toString().slice(0, 16)].join(' ')
    })
    expect(await ada.takesPlace('2026-10-28', '2026-11-10')).toEqual(expected.toSorted())
  })

  it('[CON132] shows whole days', async () => {
    const ada = await aPerson({ timezone: 'Europe/Berlin' })
    const day = ['SUMMARY:Fair', 'DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126']
    await put(ada.user, 'fair', ics(vevent('fair', ...day)))
    await ada.join()
    expect((await ada.card()).connection?.calendars).toMatchObject([{ problem: null }])
    expect(await ada.takesPlace('2026-11-20', '2026-12-10')).toEqual([
      'Fair 2026-11-23T23:00 2026-11-25T23:00',
    ])
  })

  it('[CON125] seals the password, tells it nowhere, and forgets it with the account', async () => {
    const ada = await aPerson()
    await ada.join()
    const rows = () =>
      server.db.selectFrom('connection').selectAll().where('user_id', '=', ada.person.user_id).execute()
    const [row] = await rows()
    expect(row?.access_token_sealed?.toString('latin1')).not.toContain(radicale_password)
    expect(JSON.stringify(await ada.card())).not.toContain(radicale_password)
    const { status } = await server.send({
      method: 'GET',
      path: '/v1/oauth/caldav/logout',
      token: ada.person.access_token,
    })
    expect(status).toBe(200)
    expect(await rows()).toEqual([])
    const jobs = await server.runDueJobs()
    expect(jobs.map(({ name }) => name)).not.toContain('connection.revoke')
  })
})

function plan(title: string, ...lines: string[]): string {
  return ics(
    vevent('plan', `SUMMARY:${title}`, 'DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', ...lines),
  )
}
