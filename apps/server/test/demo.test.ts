import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createMeeting,
  getRedirectUri,
  getWeather,
  listIntegrations,
  listLabels,
  listMails,
  listMeetings,
  listOpenActionItems,
  listPolls,
  listProposals,
  listTasks,
  refreshIntegration,
  verifyOAuth,
} from '@meridian/contract'
import { expect, it } from 'vitest'
import { sendConsent } from '../../simulators/src/kit/consent.ts'
import { type Child, startChild } from './child.ts'
import { type HttpPerson, signInOverHttp } from './http-person.ts'
import { listProcesses } from './processes.ts'
import { settingsForTests } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const program = fileURLToPath(new URL('../../../scripts/demo/run-demo.ts', import.meta.url))

it('[RUN23] [RUN24] [RUN43] shows sample data, connects by clicking through, continues where it was, and mails guests @whole', async () => {
  using folder = temporaryFolder()
  const first = await visit(folder.path)
  const { mara } = first
  const world = await readContext(mara)
  expect(world.meetings).toBeGreaterThan(10)
  expect(world).toMatchObject({ labels: 5, asked: 4, tasks: 7, open: 4, polls: [['open', 2]] })
  expect(await mara.call(listMails, { query: {} })).toHaveLength(5)
  expect(await mara.call(getWeather, { query: {} })).toMatchObject({ name: 'Stockholm' })
  expect(await calendarsAtServer(mara)).toEqual([
    ['Family', true, true],
    ['School', false, false],
  ])
  const back = await sendConsent(await mara.call(getRedirectUri, { params: { type: 'google' } }), {
    account: mara.user.primary_email,
  })
  const [code = '', state = ''] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
  const body = { integration_type: 'google', code, state } as const
  await mara.call(verifyOAuth, { params: { type: 'google' }, body })
  await expect.poll(() => lastSuccess(mara)).not.toBeNull()
  const connected = await readContext(mara)
  expect(connected.meetings).toBeGreaterThan(world.meetings + 10)
  expect(await first.end()).toBe(0)
  expect(listProcesses(folder.path)).toEqual([])

  const again = await visit(folder.path)
  expect(await readContext(again.mara)).toEqual(connected)
  const before = await lastSuccess(again.mara)
  await again.mara.call(refreshIntegration, { params: { type: 'google' } })
  await expect.poll(() => lastSuccess(again.mara)).not.toBe(before)
  expect(await readContext(again.mara)).toEqual(connected)

  const readMails = async () => (await fetch(again.mailsAt)).text()
  expect(await readMails()).not.toContain('/auth/confirm')
  await again.mara.call(createMeeting, { body: meetingWithGuest() })
  await expect.poll(readMails).toContain('A walk &lt;along&gt; the quay')
  expect(await readMails()).toMatch(/vera\.lind@example\.org[^]*<a href="http:\/\/localhost:\d+\/[^"]+">/)
  expect(await again.end()).toBe(0)
})

it('[RUN24] leaves a folder alone that is not its own', async () => {
  using folder = temporaryFolder()
  writeFileSync(join(folder.path, 'theirs'), '')
  await using demo = startDemo({ DATA_DIR: folder.path })
  await demo.waitFor(/is no demo's/)
  await demo.ended
  expect(demo.process.exitCode).toBe(1)
  expect(readdirSync(folder.path)).toEqual(['theirs'])
})

function meetingWithGuest() {
  const day = Temporal.Now.plainDateISO().add({ days: 7 }).toString()
  return {
    meeting_title: 'A walk <along> the quay',
    meeting_date: { start_date: day, end_date: day },
    meeting_time: { start_time: '10:00', end_time: '11:00' },
    meeting_timezone: 'Europe/Berlin',
    meeting_invitees: {
      [`guest:${crypto.randomUUID()}`]: { primary_email: 'vera.lind@example.org', full_name: 'Vera Lind' },
    },
  }
}

async function visit(folder: string) {
  const child = startDemo({ DATA_DIR: folder, DATABASE_URL: 'postgres://another.example/instance' })
  const [, address = ''] = await child.waitFor(/Open {6}(\S+)/)
  const [, primary_email = ''] = await child.waitFor(/Sign in {3}(\S+)/)
  const [, password = ''] = await child.waitFor(/Password {2}(.+)$/)
  const [, mailsAt = ''] = await child.waitFor(/kept on this machine: (\S+)/)
  const mara = await signInOverHttp(address, { primary_email, password })
  return { mara, mailsAt, end: () => child.end('SIGTERM') }
}

function startDemo(settings: Record<string, string>): Child {
  return startChild(process.execPath, [program, '--first-port=0'], { env: settingsForTests(settings) })
}

async function readContext(person: HttpPerson) {
  const [meetings, labels, asked, tasks, open, polls] = await Promise.all([
    person.call(listMeetings, { query: { limit: 100 } }),
    person.call(listLabels, {}),
    person.call(listProposals, {}),
    person.call(listTasks, {}),
    person.call(listOpenActionItems, { query: {} }),
    person.call(listPolls, {}),
  ])
  return {
    meetings: meetings.length,
    labels: labels.length,
    asked: asked.length,
    tasks: tasks.length,
    open: open.length,
    polls: polls.map(({ poll_state, answered_count }) => [poll_state, answered_count]),
  }
}

/** With whether they are shown and count as busy. */
async function calendarsAtServer(person: HttpPerson) {
  const card = (await person.call(listIntegrations, {})).find(({ type }) => type === 'caldav')
  const calendars = card?.connection?.calendars ?? []
  return calendars.map(({ name, is_shown, counts_as_busy }) => [name, is_shown, counts_as_busy])
}

async function lastSuccess(person: HttpPerson): Promise<string | null> {
  const google = (await person.call(listIntegrations, {})).find(({ type }) => type === 'google')
  return google?.connection?.last_success_at ?? null
}
