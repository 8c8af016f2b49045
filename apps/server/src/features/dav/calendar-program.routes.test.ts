import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAppPassword, deleteMeeting, type SessionUser, updateMeeting } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import {
  missingSyncPrograms,
  openKhal,
  openVdirsyncer,
  type Vdirsyncer,
} from '../../../test/calendar-programs.ts'
import { aDavProgram, anEvent, type DavProgram } from '../../../test/dav-program.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'

const problem = await missingSyncPrograms()

// Each look is a program that starts, and not a fast one.
describe.skipIf(problem !== undefined)(problem ?? 'programs of others', { timeout: 120_000 }, () => {
  let server: TestServer
  let folder: ReturnType<typeof temporaryFolder>
  let ada: SessionUser
  let phone: DavProgram
  let vdirsyncer: Vdirsyncer

  beforeEach(async () => {
    folder = temporaryFolder()
    server = await startTestServer()
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    ada = await server.aPerson()
    phone = await aDavProgram(server, ada)
    const body = {
      program_name: 'vdirsyncer',
      purpose: 'calendar',
    } as const
    const { data } = await server.call(createAppPassword, { body }, ada.access_token)
    const account = { user: ada.primary_email, password: data?.app_password ?? '' }
    vdirsyncer = await openVdirsyncer(folder.path, { url: `${url}/`, ...account })
  })
  afterEach(async () => {
    await server.close()
    folder[Symbol.dispose]()
  })

  it('[DAV19] see what Meridian has, and what they change arrives', async () => {
    const kept = await aMeeting(server, ada.access_token, {
      meeting_title: 'Standup',
      meeting_recurrence: {
        is_recurring: true,
        recurring_type: 'daily',
        recurring_days: {},
        recurring_end_date: '2026-11-27',
      },
    })
    const ended = await aMeeting(server, ada.access_token, { meeting_title: 'Ended' })
    const fromPhone = anEvent(
      'phone@example.com',
      'DTSTART;VALUE=DATE:20261126',
      'SUMMARY:Journey',
      'X-NOTE:kept',
    )
    await phone.put('phone.ics', fromPhone)
    await vdirsyncer.sync()
    const files = await readFiles()
    expect(Object.keys(files)).toHaveLength(3)
    expect(Object.values(files)).toContain(fromPhone)

    const khal = await openKhal(folder.path)
    for (const text of Object.values(files)) await khal.take(text)
    const shown = await khal.list('Europe/Berlin', { from: '2026-11-24', days: 5 })
    expect(shown.map(({ title, start }) => `${start} ${title}`)).toEqual([
      '2026-11-24 10:00 Ended',
      '2026-11-24 10:00 Standup',
      '2026-11-25 10:00 Standup',
      '2026-11-26 Journey',
      '2026-11-26 10:00 Standup',
      '2026-11-27 10:00 Standup',
    ])

    // Changes on both sides.
    const standup = Object.keys(files).find((name) => files[name]?.includes('SUMMARY:Standup')) ?? ''
    const moved = (files[standup] ?? '').replaceAll('T110000', 'T104500')
    await writeFile(join(vdirsyncer.folder, standup), moved)
    await writeFile(
      join(vdirsyncer.folder, 'new.ics'),
      anEvent('new@example.com', 'DTSTART:20261125T080000Z', 'DTEND:20261125T090000Z', 'SUMMARY:New'),
    )
    const journey = Object.keys(files).find((name) => files[name] === fromPhone) ?? ''
    await rm(join(vdirsyncer.folder, journey))
    const params = { meeting_id: ended.meeting_id }
    const scope = { series_scope: 'all' } as const
    await server.call(deleteMeeting, { params, query: scope }, ada.access_token)
    await vdirsyncer.sync()
    const after = await readFiles()
    const titles = Object.values(after).map((text) => /SUMMARY:(.*)/.exec(text)?.[1]?.trim())
    expect(new Set(titles)).toEqual(new Set(['New', 'Standup']))
    expect((await phone.get('phone.ics')).status).toBe(404)
    expect((await phone.get(`${kept.meeting_id}.ics`)).text).toContain('T104500')

    const body = { meeting_title: 'Standup at last', series_scope: 'all' } as const
    await server.call(updateMeeting, { params: { meeting_id: kept.meeting_id }, body }, ada.access_token)
    await vdirsyncer.sync()
    expect(Object.values(await readFiles()).join('\n')).toContain('SUMMARY:Standup at last')
    const { changed } = await phone.sync()
    expect(Object.keys(changed)).toHaveLength(2)
  })

  async function readFiles(): Promise<Record<string, string>> {
    const names = (await readdir(vdirsyncer.folder)).filter((name) => name.endsWith('.ics'))
    const texts = await Promise.all(
      names.map(async (name) => [name, await readFile(join(vdirsyncer.folder, name), 'utf8')] as const),
    )
    return Object.fromEntries(texts)
  }
})
