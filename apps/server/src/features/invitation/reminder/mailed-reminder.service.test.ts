import {
  answerProposal,
  deleteMeeting,
  type Input,
  listProposals,
  type SessionUser,
  updateMeeting,
  updateUser,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { type MailingServer, type ReceivedMail, startMailingServer } from '../../../../test/mailing-server.ts'
import { testBox } from '../../../../test/test-box.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { makeLog } from '../../../platform/log.ts'
import { mailReminders } from './mailed-reminder.service.ts'

let mailing: MailingServer
let ada: SessionUser
let bo: SessionUser

async function begin(now: string) {
  mailing = await startMailingServer({ now })
  ada = await mailing.server.aPerson()
  bo = await mailing.server.aPerson({ first_name: 'Bo', timezone: 'Asia/Kathmandu' })
  await settings(bo, { reminders_by_mail: true, reminder_minutes: 15, invitations_by_mail: false })
}
afterEach(() => mailing.close())

describe('reminders by mail', () => {
  beforeEach(() => begin('2026-11-24T08:30:00.000Z'))

  it('[INV23] come once, as long before as the person has chosen, to people who want them', async () => {
    await invite({ meeting_title: 'Plan', meeting_link: 'https://rooms.example/4' })
    expect(await mailing.mailsAfter(14 * 60)).toEqual([])
    const [mail, ...others] = await mailing.mailsAfter(60)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: `Bo Example <${bo.primary_email}>`,
      subject: 'Reminder: Plan, Tue, 24 Nov 2026, 2:45 pm GMT+5:45',
    })
    expect(mail?.text).toContain('2:45 pm – 3:45 pm (Kathmandu, Nepal Time)')
    expect(mail?.text).toContain('10:00 am – 11:00 am (Berlin, Central European Standard Time)')
    expect(mail?.text).toContain('https://rooms.example/4')
    expect(mail?.text).toMatch(/https:\/\/meet\.example\/user\/meetings\/[\w-]{36}\n/)
    for (let minute = 0; minute < 20; minute += 1) expect(await mailing.mailsAfter(60)).toEqual([])
  })

  it('[INV23] come again when the meeting moves', async () => {
    const meeting = await invite()
    expect(await mailing.mailsAfter(20 * 60)).toHaveLength(1)
    const body = { meeting_time: { start_time: '12:00', end_time: '13:00' } }
    await mailing.server.call(
      updateMeeting,
      { params: { meeting_id: meeting.meeting_id }, body },
      ada.access_token,
    )
    expect(await mailing.mailsAfter(60)).toEqual([])
    expect(await mailing.mailsAfter(2 * 3600 - 5 * 60)).toMatchObject([
      { subject: expect.stringContaining('4:45 pm') },
    ])
  })

  it('[INV23] go to the organizer, too, in the organizer’s language', async () => {
    await settings(ada, { reminders_by_mail: true, language: 'de', time_format: '24' })
    await aMeeting(mailing.server, ada.access_token, {})
    const [mail] = await mailing.mailsAfter(20 * 60)
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Erinnerung: Plan/) })
    expect(mail?.text).toContain('10:00 – 11:00 (Berlin, Mitteleuropäische Normalzeit)')
  })

  it('[INV24] pass over what is cancelled, declined or lasts whole days', async () => {
    const cancelled = await invite({ meeting_title: 'Cancelled' })
    const query = { how: 'cancel' } as const
    const params = { meeting_id: cancelled.meeting_id }
    await mailing.server.call(deleteMeeting, { params, query }, ada.access_token)
    await invite({ is_all_day: true, meeting_time: undefined, meeting_title: 'Whole' })
    await invite({ meeting_title: 'Declined' })
    const { data } = await mailing.server.call(listProposals, {}, bo.access_token)
    for (const { meeting_proposal_id } of data ?? []) {
      const input = { params: { meeting_proposal_id }, body: { meeting_action: 'rejected' } } as const
      await mailing.server.call(answerProposal, input, bo.access_token)
    }
    expect(await mailing.mailsAfter(20 * 60)).toEqual([])
  })

  it('[INV24] come late rather than never, but not after the start', async () => {
    await invite()
    expect(await mailing.mailsAfter(29 * 60)).toHaveLength(1)
    await invite({ meeting_time: { start_time: '10:05', end_time: '11:00' } })
    expect(await mailing.mailsAfter(12 * 60)).toEqual([])
    await settings(bo, { reminder_minutes: 0 })
    await invite({ meeting_time: { start_time: '10:20', end_time: '11:00' } })
    expect(await mailing.mailsAfter(8 * 60)).toEqual([])
    expect(await mailing.mailsAfter(2 * 60)).toHaveLength(1)
  })

  it('[INV24] that a mail server did not take are given up at the start', async () => {
    await invite()
    mailing.mails.behave('busy')
    expect(await mailing.mailsAfter(20 * 60)).toEqual([])
    mailing.mails.behave('accept')
    expect(await mailing.mailsAfter(3600)).toEqual([])
  })

  it('[INV26] are sent once, with concurrent and interrupted jobs', async () => {
    await invite()
    const config = readConfig(
      {
        SMTP_URL: mailing.mails.url,
        MAIL_FROM: 'meet@meridian.example',
        PUBLIC_URL: 'https://meet.example',
      },
      '/',
    )
    const { db } = mailing.server
    const at = new Date('2026-11-24T08:50:00.000Z')
    const signal = new AbortController().signal
    const call = { db, config, box: testBox, log: makeLog('silent'), now: () => at, signal }
    const stopped = db.transaction().execute(async (tx) => {
      await mailReminders({ ...call, db: tx })
      throw new Error('The process died.')
    })
    await expect(stopped).rejects.toThrow('The process died.')
    await Promise.all(Array.from({ length: 4 }, () => mailReminders(call)))
    expect(await mailing.mailsAfter(20 * 60)).toHaveLength(1)
  })

  it('[INV26] cost one statement where none is due', async () => {
    await invite()
    const config = readConfig({}, '/')
    let statements = 0
    const db = mailing.server.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1
        return result
      },
    })
    const signal = new AbortController().signal
    await mailReminders({ db, config, box: testBox, log: makeLog('silent'), now: mailing.now, signal })
    expect(statements).toBe(1)
  })

  it('[INV26] forget what is over', async () => {
    await invite()
    await mailing.mailsAfter(20 * 60)
    await invite({ meeting_date: { start_date: '2026-11-27' } })
    await mailing.mailsAfter(3 * 86_400)
    const kept = await mailing.server.db.selectFrom('mailed_reminder').select('starts_at').execute()
    expect(kept).toEqual([{ starts_at: new Date('2026-11-27T09:00:00.000Z') }])
  })
})

describe('reminders of a series', () => {
  it.each([
    ['Europe/Berlin', '2027-03-21', ['2027-03-21T09:00', '2027-03-28T08:00', '2027-04-04T08:00']],
    ['Australia/Lord_Howe', '2027-03-28', ['2027-03-27T23:00', '2027-04-03T23:30', '2027-04-10T23:30']],
    ['America/St_Johns', '2027-10-31', ['2027-10-31T12:30', '2027-11-07T13:30', '2027-11-14T13:30']],
  ])('[INV25] in %s come before each occurrence, across a clock change', async (zone, start, moments) => {
    await begin(`${start.slice(0, 8)}01T00:00:00.000Z`)
    await invite({
      meeting_timezone: zone,
      meeting_date: { start_date: start },
      meeting_recurrence: weekly(start),
    })
    const found: string[] = []
    for (const moment of moments) {
      const dueMs = Date.parse(`${moment}:00.000Z`) - 15 * 60_000
      const waitMs = dueMs - mailing.now().getTime()
      expect(remindersIn(await mailing.mailsAfter(waitMs / 1000 - 30))).toEqual([])
      if (remindersIn(await mailing.mailsAfter(30)).length === 1) found.push(moment)
    }
    expect(found).toEqual(moments)
  })

  it('[INV25] follow a date to where it moved, and pass over one that was called off', async () => {
    await begin('2026-11-24T00:00:00.000Z')
    const { meeting_id } = await invite({ meeting_recurrence: weekly('2026-11-24') })
    const body = {
      series_scope: 'this',
      original_start_timestamp: '2026-12-01T09:00:00.000Z',
      meeting_date: { start_date: '2026-12-02' },
      meeting_title: 'Elsewhere',
    } as const
    await mailing.server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
    const query = { series_scope: 'this', original_start_timestamp: '2026-12-08T09:00:00.000Z' } as const
    await mailing.server.call(deleteMeeting, { params: { meeting_id }, query }, ada.access_token)
    const subjects: string[] = []
    for (const day of ['24', '25', '01', '02', '08', '15']) {
      const month = Number(day) > 20 ? '11' : '12'
      const due = Date.parse(`2026-${month}-${day}T08:50:00.000Z`)
      const mails = remindersIn(await mailing.mailsAfter((due - mailing.now().getTime()) / 1000))
      subjects.push(...mails.map(({ subject }) => `${day}: ${subject}`))
    }
    expect(subjects.map((subject) => subject.replace(' 2026, 2:45 pm GMT+5:45', ''))).toEqual([
      '24: Reminder: Plan, Tue, 24 Nov',
      '02: Reminder: Elsewhere, Wed, 2 Dec',
      '15: Reminder: Plan, Tue, 15 Dec',
    ])
  })
})

function invite(fields: Parameters<typeof aMeeting>[2] = {}) {
  return aMeeting(mailing.server, ada.access_token, {
    meeting_invitees: { [bo.user_id]: {} },
    ...fields,
  })
}

async function settings(person: SessionUser, body: Input<typeof updateUser>['body']): Promise<void> {
  expect((await mailing.server.call(updateUser, { body }, person.access_token)).status).toBe(200)
}

function remindersIn(mails: readonly ReceivedMail[]): ReceivedMail[] {
  return mails.filter(({ subject }) => subject.startsWith('Reminder'))
}

function weekly(start: string) {
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
    .format(Date.parse(start))
    .toLowerCase()
  return {
    is_recurring: true,
    recurring_type: 'weekly',
    recurring_start_date: start,
    recurring_end_date: '2027-12-31',
    recurring_days: { [day]: true },
  } as const
}
