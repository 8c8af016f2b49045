import { randomUUID } from 'node:crypto'
import {
  listInvitations,
  deleteMeeting,
  deleteOwnAccount,
  exportMeeting,
  type Input,
  listProposals,
  answerProposal,
  createMeetingTask,
  restoreMeeting,
  type Meeting,
  type SessionUser,
  updateMeeting,
  updateUser,
} from '@meridian/contract'
import { type CalendarEvent, readCalendar } from '@meridian/icalendar'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { type MailingServer, type ReceivedMail, startMailingServer } from '../../../../test/mailing-server.ts'
import { startTestServer } from '../../../../test/server.ts'
import { testBox } from '../../../../test/test-box.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { jobs_schema } from '../../../platform/jobs/jobs.ts'
import { makeLog } from '../../../platform/log.ts'
import { notifyGuests } from './invite.service.ts'
import { mails_a_day } from '../../outbox/daily-limit.rules.ts'

let mailing: MailingServer
let ada: SessionUser

beforeEach(async () => {
  mailing = await startMailingServer()
  ada = await mailing.server.aPerson()
})
afterEach(() => mailing.close())

describe('an invitation', () => {
  it('[INV1] [INV82] contains what, when, where and how to respond, as text and as a calendar', async () => {
    const { meeting_id } = await invite({
      meeting_title: 'Plan the year',
      meeting_description: 'Bring numbers.',
      agenda: 'Budget',
      meeting_link: 'https://rooms.example/42?a=1&b=2',
      meeting_location: { location_name: 'Room 4' },
    })
    const mail = await onlyMail()
    expect(mail).toMatchObject({
      to: 'Kim Guest <Kim@guests.example>',
      subject: 'Invitation: Plan the year, Tue, 24 Nov 2026, 10:00 am CET',
      method: 'REQUEST',
    })
    for (const said of [
      'Plan the year',
      'Room 4',
      'https://rooms.example/42?a=1&b=2',
      'Bring numbers.',
      'Budget',
    ])
      expect(mail.text).toContain(said)
    expect(mail.text).toMatch(/^Answer:\nhttps:\/\/meet\.example\/answer\/[\w-]{43}$/m)
    expect(mail.html).toContain('href="https://rooms.example/42?a=1&amp;b=2"')
    const link = /https:\/\/meet\.example\/answer\/[\w-]{43}/.exec(mail.text)?.[0] ?? ''
    for (const [label, choice] of [
      ['Yes', 'yes'],
      ['Maybe', 'maybe'],
      ['No', 'no'],
    ]) {
      expect(mail.text).toContain(`\n${label}: ${link}?choice=${choice}\n`)
      expect(mail.html).toMatch(new RegExp(`href="[^"]*choice=${choice}"[^>]*>${label}</a>`))
    }
    expect(eventsIn(mail)).toMatchObject([
      {
        uid: meeting_id,
        title: 'Plan the year',
        start: { time: '2026-11-24T10:00:00', zone: 'Europe/Berlin' },
        end: { time: '2026-11-24T11:00:00', zone: 'Europe/Berlin' },
        location: { name: 'Room 4' },
        link: 'https://rooms.example/42?a=1&b=2',
        organizer: { name: 'Ada Example', email: ada.primary_email },
        attendees: [{ email: 'Kim@guests.example', answer: 'needs_action' }],
      },
    ])
    expect(linesOf(mail, 'ATTENDEE')[0]).toContain(';RSVP=TRUE:')
    expect(linesOf(mail, 'BEGIN:VTIMEZONE')).toHaveLength(1)
    expect(await told()).toEqual([])
  })

  it('[INV1] goes to registered people, too, and to no address twice', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo' })
    await invite({ meeting_invitees: { ...kim, [bo.user_id]: {} } })
    expect((await told()).map(({ to }) => to)).toEqual([
      `Bo Example <${bo.primary_email}>`,
      'Kim Guest <Kim@guests.example>',
    ])
  })

  it('[INV14] names all attendees with their responses, and only the addresses of reader and organizer', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo' })
    const meeting = await invite({ meeting_invitees: { ...kim, [bo.user_id]: {} } })
    await answer(bo, 'approved')
    await change(meeting, { meeting_invitees: { ...kim, ...lou, [bo.user_id]: {} } })
    const mails = await told()
    expect(mails).toHaveLength(3)
    const toKim = mails.find(({ to }) => to.includes('Kim@'))
    expect(toKim?.text).toContain('With:\nBo Example, Guest\n')
    expect(toKim && linesOf(toKim, 'ATTENDEE').toSorted()).toEqual([
      expect.stringMatching(/CN=Bo Example.*PARTSTAT=ACCEPTED:urn:uuid:/),
      expect.stringMatching(/CN=Kim Guest.*NEEDS-ACTION;RSVP=TRUE:mailto:Kim@guests\.example$/),
      expect.stringMatching(/^ATTENDEE;CUTYPE.*NEEDS-ACTION:urn:uuid:/),
    ])
    const everything = JSON.stringify(toKim)
    for (const address of [bo.primary_email, 'lou@guests.example']) expect(everything).not.toContain(address)
  })

  it('[INV15] comes from the instance in the organizer’s name, with the organizer as Reply-To', async () => {
    await invite()
    const { from, headers } = await onlyMail()
    expect(from).toBe('Ada Example via Meridian <meet@meridian.example>')
    expect(headers).toContainEqual(['reply-to', `Ada Example <${ada.primary_email}>`])
  })

  it('[INV12] has the time on the reader’s clock and on the meeting’s', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo', timezone: 'Asia/Kathmandu' })
    await invite({ meeting_timezone: 'America/St_Johns', meeting_invitees: { ...kim, [bo.user_id]: {} } })
    const [toBo, toKim] = await told()
    expect(toBo?.text).toContain(
      'When:\nTuesday, 24 November 2026, 7:15 pm – 8:15 pm (Kathmandu, Nepal Time)\n' +
        'Tuesday, 24 November 2026, 10:00 am – 11:00 am (St. John’s, Newfoundland Standard Time)\n',
    )
    expect(toKim?.text).toContain(
      'When:\nTuesday, 24 November 2026, 10:00 am – 11:00 am (St. John’s, Newfoundland Standard Time)\n\n',
    )
  })

  it('[INV13] is in the language of the reader, else of the organizer', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo' })
    const cy = await mailing.server.aPerson({ first_name: 'Cy' })
    await profile(bo, { language: 'fr' })
    await profile(cy, { language: 'en' })
    await profile(ada, { language: 'de', time_format: '24', region: 'DE' })
    await invite({ meeting_invitees: { ...kim, [bo.user_id]: {}, [cy.user_id]: {} } })
    const mails = await told()
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Einladung',
      'Invitation',
      'Einladung',
    ])
    expect(mails.at(-1)?.text).toContain(
      'Dienstag, 24. November 2026, 10:00 – 11:00 (Berlin, Mitteleuropäische Normalzeit)',
    )
  })

  it('[INV17] cannot be broken out of by anything that people type', async () => {
    const hostile = '"><img src=x onerror=alert(1)>\r\nBcc: all@guests.example\r\nEND:VEVENT\r\n{organizer}'
    const meeting = await invite({
      meeting_title: hostile,
      meeting_description: hostile,
      meeting_location: { location_name: hostile },
      meeting_invitees: { [kim_key]: { primary_email: 'Kim@guests.example', full_name: `Kim ${hostile}` } },
    })
    const mail = await onlyMail()
    expect(mail.headers.map(([name]) => name)).not.toContain('bcc')
    expect(mail.html).not.toContain('<img')
    expect(linesOf(mail, 'END:VEVENT')).toHaveLength(1)
    expect(eventsIn(mail)).toMatchObject([{ uid: meeting.meeting_id }])
    expect(mailing.mails.mails.map(({ to }) => to)).toEqual([['Kim@guests.example']])
  })
})

describe('a change', () => {
  it('[INV2] names the old and the new value', async () => {
    const meeting = await invite()
    await told()
    await change(meeting, {
      meeting_title: 'Plan again',
      meeting_time: { start_time: '12:00', end_time: '13:30' },
      meeting_location: { location_name: 'Room 5' },
    })
    const mail = await onlyMail()
    expect(mail.subject).toBe('Changed: Plan again, Tue, 24 Nov 2026, 12:00 pm CET')
    expect(mail.text).toContain('has moved a meeting that you are invited to. Please answer again.')
    expect(mail.text).toContain('What:\nPlan again\nBefore: Plan\n')
    expect(mail.text).toMatch(/New time:\n.*12:00 pm – 1:30 pm.*\nBefore: .*10:00 am – 11:00 am/)
    expect(mail.text).toContain('Where:\nRoom 5\nBefore: nothing\n')
    expect(mail.method).toBe('REQUEST')
  })

  it('[INV2] names what was removed', async () => {
    const meeting = await invite({
      meeting_description: 'Bring numbers.',
      meeting_link: 'https://rooms.example/4',
      meeting_location: { location_name: 'Room 4' },
    })
    await told()
    await change(meeting, {
      meeting_description: '',
      meeting_link: '',
      meeting_location: { location_name: '' },
    })
    const { text } = await onlyMail()
    expect(text).toContain('has changed a meeting that you are invited to.')
    expect(text).toContain('Where:\nnothing\nBefore: Room 4\n')
    expect(text).toContain('Join:\nnothing\nBefore: https://rooms.example/4\n')
    expect(text).toContain('About it:\nnothing\n')
  })

  it('[INV83] shows the times in the zone that the guest chose, too', async () => {
    const meeting = await invite()
    const { pathname } = new URL(
      /https:\/\/meet\.example\/answer\/[\w-]+/.exec((await onlyMail()).text)?.[0] ?? '',
    )
    const { text: page } = await mailing.server.send({ method: 'GET', path: pathname })
    const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? ''
    const given = await mailing.server.send({
      method: 'POST',
      path: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ answer: 'yes', zone_shown: 'Asia/Kathmandu', seen }).toString(),
    })
    expect(given.status).toBe(303)
    await change(meeting, { meeting_time: { start_time: '12:00', end_time: '13:00' } })
    const { text } = await onlyMail()
    expect(text).toContain('4:45 pm – 5:45 pm (Kathmandu, Nepal Time)')
    expect(text).toContain('12:00 pm – 1:00 pm (Berlin, Central European Standard Time)')
  })

  it('[INV2] is one mail for several quick changes, and none where nothing differs from the last mail', async () => {
    const meeting = await invite()
    await told()
    for (const start_time of ['12:00', '13:00', '14:00'])
      await change(meeting, { meeting_time: { start_time, end_time: '15:00' } })
    expect((await onlyMail()).text).toContain('2:00 pm – 3:00 pm')
    await change(meeting, { meeting_title: 'Other' })
    await change(meeting, { meeting_title: 'Plan' })
    expect(await told()).toEqual([])
  })

  it('[INV2] is not sent for priority, tasks or responses', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo' })
    const meeting = await invite({ meeting_invitees: { [bo.user_id]: {} } })
    await told()
    await change(meeting, { meeting_priority: 'high' })
    await answer(bo, 'approved')
    const task = { params: { meeting_id: meeting.meeting_id }, body: { task_description: 'Print' } }
    expect((await mailing.server.call(createMeetingTask, task, ada.access_token)).status).toBe(201)
    expect(await told()).toEqual([])
  })

  it('[INV3] has a higher sequence each time, in files too', async () => {
    const meeting = await invite()
    const sequences = [await sequenceOfNextMail()]
    await change(meeting, { meeting_title: 'Other' })
    sequences.push(await sequenceOfNextMail())
    await change(meeting, { agenda: 'New' })
    sequences.push(await sequenceOfNextMail())
    await change(meeting, { meeting_time: { start_time: '12:00', end_time: '13:00' } })
    sequences.push(await sequenceOfNextMail())
    expect(sequences).toEqual(['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2', 'SEQUENCE:3'])
    const params = { meeting_id: meeting.meeting_id }
    const file = await mailing.server.call(exportMeeting, { params }, ada.access_token)
    expect(file.text).toContain(`UID:${meeting.meeting_id}`)
    expect(file.text).toContain('SEQUENCE:3')
  })
})

describe('a series', () => {
  const weekly = {
    is_recurring: true,
    recurring_type: 'weekly',
    recurring_start_date: '2026-11-24',
    recurring_end_date: '2027-05-25',
    recurring_days: { tuesday: true },
  } as const

  it('[INV4] is one mail for all changes', async () => {
    const meeting = await invite({ meeting_recurrence: weekly })
    const first = await onlyMail()
    expect(first.text).toContain('Repeats:\nEvery week on Tuesday, until Tuesday, 25 May 2027\n')
    expect(eventsIn(first)[0]?.rrule).toMatch(/^FREQ=WEEKLY/)
    await change(meeting, {
      series_scope: 'this',
      original_start_timestamp: '2026-12-01T09:00:00.000Z',
      meeting_time: { start_time: '15:00', end_time: '16:00' },
      meeting_date: { start_date: '2026-12-02' },
    })
    const one = await onlyMail()
    expect(one.text).toMatch(
      /Changed date:\nWednesday, 2 December 2026, 3:00 pm.*\nBefore: Tuesday, 1 December/,
    )
    expect(eventsIn(one)[0]?.overrides).toMatchObject([
      { original_start: '2026-12-01T10:00:00', start: { time: '2026-12-02T15:00:00' } },
    ])
    await change(meeting, { meeting_time: { start_time: '11:00', end_time: '12:00' } })
    expect((await onlyMail()).text).toMatch(/New time:\nTuesday, 24 November 2026, 11:00 am/)
  })

  it('[INV4] calls a single date off by itself', async () => {
    const meeting = await invite({ meeting_recurrence: weekly })
    await told()
    await remove(meeting, { series_scope: 'this', original_start_timestamp: '2026-12-01T09:00:00.000Z' })
    const mail = await onlyMail()
    expect(mail.method).toBe('CANCEL')
    expect(mail.subject).toBe('Cancelled: Plan, Tue, 1 Dec 2026, 10:00 am CET')
    expect(mail.text).toContain('All its other dates stay.')
    expect(mail.text).not.toContain('/answer/')
    expect(linesOf(mail, 'RECURRENCE-ID')).toEqual(['RECURRENCE-ID;TZID=Europe/Berlin:20261201T100000'])
    expect(eventsIn(mail)).toMatchObject([{ rrule: null, status: 'cancelled' }])
    // A guest who is invited later gets the series without that date.
    await change(meeting, { meeting_invitees: { ...kim, ...lou } })
    expect(eventsIn(await onlyMail())[0]?.excluded).toEqual(['2026-12-01T10:00:00'])
  })

  it('[INV4] is left alone for what has happened in it', async () => {
    const meeting = await invite({ meeting_recurrence: weekly })
    await told()
    await mailing.mailsAfter(14 * 86_400)
    await change(meeting, {
      series_scope: 'this',
      original_start_timestamp: '2026-11-24T09:00:00.000Z',
      meeting_description: 'What was said',
    })
    expect(await told()).toEqual([])
  })
})

describe('an end', () => {
  it('[INV5] goes to all guests who had a mail, and can be undone', async () => {
    const meeting = await invite({ meeting_invitees: { ...kim, ...lou } })
    await told()
    await remove(meeting, { how: 'cancel' })
    const mails = await told()
    expect(mails.map(({ method }) => method)).toEqual(['CANCEL', 'CANCEL'])
    for (const mail of mails) {
      expect(mail.text).toContain('It does not take place.')
      expect(mail.text).not.toContain('/answer/')
      expect(linesOf(mail, 'STATUS')).toEqual(['STATUS:CANCELLED'])
      expect(linesOf(mail, 'ATTENDEE')).toHaveLength(1)
    }
    const params = { meeting_id: meeting.meeting_id }
    await mailing.server.call(restoreMeeting, { params }, ada.access_token)
    const again = await told()
    expect(again.map(({ subject }) => subject.split(':')[0])).toEqual(['Invitation', 'Invitation'])
    expect(again.map((mail) => linesOf(mail, 'SEQUENCE'))).toEqual([['SEQUENCE:2'], ['SEQUENCE:2']])
  })

  it('[INV5] is not sent where no guest had a mail', async () => {
    const meeting = await invite()
    await remove(meeting, { how: 'cancel' })
    expect(await told()).toEqual([])
  })

  it('[INV6] goes to the removed guest alone, with the last delivered state', async () => {
    const meeting = await invite()
    await told()
    await change(meeting, { meeting_title: 'Not for Kim', meeting_invitees: lou })
    const [toKim, toLou] = await told()
    expect(toKim).toMatchObject({ method: 'CANCEL', to: 'Kim Guest <Kim@guests.example>' })
    expect(toKim?.text).toContain('has taken you off a meeting')
    expect(JSON.stringify(toKim)).not.toContain('Not for Kim')
    expect(toLou?.subject).toContain('Invitation: Not for Kim')
    await change(meeting, { meeting_invitees: { ...kim, ...lou } })
    const back = await onlyMail()
    expect(back.subject).toContain('Invitation:')
    expect(linesOf(back, 'SEQUENCE')).toEqual(['SEQUENCE:2'])
  })

  it('[INV7] without a word sends nothing', async () => {
    const meeting = await invite()
    await told()
    await remove(meeting)
    expect(await told()).toEqual([])
    const fresh = await invite()
    await remove(fresh)
    expect(await told()).toEqual([])
  })

  it('[INV7] without a word takes back what could not be sent yet', async () => {
    mailing.mails.behave('busy')
    const meeting = await invite()
    await told()
    await remove(meeting)
    await mailing.mailsAfter(5)
    mailing.mails.behave('accept')
    expect(await mailing.mailsAfter(3600)).toEqual([])
  })

  it('[INV7] that was enqueued is sent, though the meeting is deleted after', async () => {
    const meeting = await invite()
    await told()
    await remove(meeting, { how: 'cancel' })
    await remove(meeting)
    expect((await onlyMail()).method).toBe('CANCEL')
    expect(await toldRows()).toEqual([])
  })

  it('[INV7] leaves no delivery behind, also for guests who got no mail', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo' })
    const meeting = await invite({ meeting_invitees: { [bo.user_id]: {} } })
    await told()
    await answer(bo, 'rejected')
    await remove(meeting, { how: 'cancel' })
    expect(await told()).toEqual([])
    await remove(meeting)
    expect(await told()).toEqual([])
    expect(await toldRows()).toEqual([])
  })

  it('[INV8] of the organizer’s account cancels future meetings with their guests', async () => {
    await invite()
    await invite({ meeting_date: { start_date: '2026-11-21' }, meeting_title: 'Soon over' })
    await told()
    await mailing.mailsAfter(2 * 86_400)
    const password = 'correct horse battery'
    const gone = await mailing.server.call(deleteOwnAccount, { body: { password } }, ada.access_token)
    expect(gone.status).toBe(200)
    const mail = await onlyMail()
    expect(mail).toMatchObject({ method: 'CANCEL', subject: expect.stringContaining('Cancelled: Plan,') })
    expect(linesOf(mail, 'ORGANIZER')).toEqual([`ORGANIZER;CN=Ada Example:mailto:${ada.primary_email}`])
    expect(await toldRows()).toEqual([])
  })
})

describe('notifying', () => {
  it('[INV9] happens once, with concurrent and interrupted jobs', async () => {
    const { meeting_id } = await invite({ meeting_invitees: { ...kim, ...lou } })
    const { db } = mailing.server
    const call = { ...parts(), db, log: makeLog('silent'), signal: new AbortController().signal }
    const broken = db.transaction().execute(async (tx) => {
      await notifyGuests({ ...call, db: tx }, { meeting_id })
      throw new Error('The process died.')
    })
    await expect(broken).rejects.toThrow('The process died.')
    await Promise.all(Array.from({ length: 4 }, () => notifyGuests(call, { meeting_id })))
    expect(await told()).toHaveLength(2)
    expect(await toldRows()).toHaveLength(2)
  })

  it('[INV10] makes no job where nothing can send a mail, and none for a meeting without guests', async () => {
    await invite({ meeting_invitees: {} })
    expect(await waitingJobs()).toBe(0)
    await using silent = await aSilentServer()
    const person = await silent.server.aPerson()
    await aMeeting(silent.server, person.access_token, { meeting_invitees: kim })
    const { rows } =
      await sql`select from ${sql.table(`${jobs_schema}.job`)} where name = 'invitation.notify'`.execute(
        silent.server.db,
      )
    expect(rows).toEqual([])
  })

  it('[INV10] leaves alone what is over, imported or elsewhere', async () => {
    await invite({ meeting_date: { start_date: '2026-11-02' } })
    const imported = await invite({ meeting_title: 'Imported' })
    await mailing.server.db
      .updateTable('meeting')
      .set({ import_sha256: Buffer.alloc(32) })
      .where('meeting_id', '=', imported.meeting_id)
      .execute()
    expect(await told()).toEqual([])
  })

  it('[INV11] skips guests who declined until the time changes, and guests who turned mails off', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo' })
    const cy = await mailing.server.aPerson({ first_name: 'Cy' })
    await profile(cy, { invitations_by_mail: false })
    const meeting = await invite({ meeting_invitees: { [bo.user_id]: {}, [cy.user_id]: {} } })
    expect((await onlyMail()).to).toContain('Bo')
    await answer(bo, 'rejected')
    await change(meeting, { meeting_title: 'Other' })
    expect(await told()).toEqual([])
    await change(meeting, { meeting_time: { start_time: '12:00', end_time: '13:00' } })
    expect((await onlyMail()).to).toContain('Bo')
  })

  it('[INV21] is capped per organizer and day, and delays the other mails', async () => {
    const { db } = mailing.server
    const caused = Array.from({ length: mails_a_day - 1 }, (_, place) => ({
      outgoing_mail_id: randomUUID(),
      user_id: ada.user_id,
      kind: 'invitation' as const,
      about_id: 'earlier',
      key_sha256: Buffer.from(String(place)),
      route: 'instance' as const,
      state: 'sent' as const,
      send_at: mailing.now(),
      next_try_at: mailing.now(),
      give_up_at: mailing.now(),
      created_at: mailing.now(),
      updated_at: mailing.now(),
    }))
    await db.insertInto('outgoing_mail').values(caused).execute()
    await invite({ meeting_invitees: { ...kim, ...lou }, meeting_date: { start_date: '2026-12-01' } })
    expect(await told()).toHaveLength(1)
    expect(await mailing.mailsAfter(12 * 3600)).toEqual([])
    expect(await mailing.mailsAfter(13 * 3600)).toHaveLength(1)
    expect(await mailing.mailsAfter(3600)).toEqual([])
  })

  it('[OUT12] writes to 20 guests a day for a young account, to 200 later, and to those with an account besides', async () => {
    const bo = await mailing.server.aPerson({ first_name: 'Bo' })
    const guests = Array.from({ length: 25 }, (_, place) => [
      `guest:${randomUUID()}`,
      { primary_email: `guest.${place}@outside.example` },
    ])
    const meeting_invitees = { ...Object.fromEntries(guests), [bo.user_id]: {} }
    const { meeting_id } = await invite({ meeting_invitees, meeting_date: { start_date: '2026-12-20' } })
    const stateOf = async () => {
      const { data } = await mailing.server.call(
        listInvitations,
        { params: { meeting_id } },
        ada.access_token,
      )
      return data?.filter(({ not_told_reason }) => not_told_reason === 'daily_limit') ?? []
    }
    expect(await told()).toHaveLength(21)
    const held = await stateOf()
    expect(held).toHaveLength(5)
    expect(held[0]).toMatchObject({ invitation_state: 'not_told', daily_limit: 20 })
    expect(await mailing.mailsAfter(12 * 3600)).toEqual([])
    expect(await mailing.mailsAfter(13 * 3600)).toHaveLength(5)
    expect(await stateOf()).toEqual([])
    await mailing.server.db
      .updateTable('app_user')
      .set({ created_at: new Date('2026-11-01T00:00:00.000Z') })
      .execute()
    const more = guests.map(([, guest]) => [`guest:${randomUUID()}`, guest])
    await invite({ meeting_invitees: Object.fromEntries(more), meeting_date: { start_date: '2026-12-21' } })
    expect(await told()).toHaveLength(25)
  })

  it('[INV20] waits for the link that is being made, and not for ever', async () => {
    const { meeting_id } = await invite()
    await mailing.server.db
      .updateTable('meeting')
      .set({ conference: 'zoom', conference_state: 'pending' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    expect(await told()).toEqual([])
    await mailing.server.db
      .updateTable('meeting')
      .set({ conference_state: 'ready', meeting_link: 'https://rooms.example/9' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    const [mail] = await mailing.mailsAfter(60)
    expect(mail?.text).toContain('https://rooms.example/9')
    const late = await invite({ meeting_title: 'Late' })
    await mailing.server.db
      .updateTable('meeting')
      .set({ conference: 'zoom', conference_state: 'pending' })
      .where('meeting_id', '=', late.meeting_id)
      .execute()
    expect(await told()).toEqual([])
    expect(await mailing.mailsAfter(660)).toMatchObject([{ subject: expect.stringContaining('Late') }])
  })
})

const kim_key = 'guest:11111111-1111-4111-8111-111111111111'
const lou_key = 'guest:22222222-2222-4222-8222-222222222222'
const kim = { [kim_key]: { primary_email: 'Kim@guests.example', full_name: 'Kim Guest' } }
const lou = { [lou_key]: { primary_email: 'lou@guests.example' } }

function invite(fields: Parameters<typeof aMeeting>[2] = {}): Promise<Meeting> {
  return aMeeting(mailing.server, ada.access_token, { meeting_invitees: kim, ...fields })
}

async function change({ meeting_id }: Meeting, body: Input<typeof updateMeeting>['body']): Promise<void> {
  const changed = await mailing.server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
  expect([changed.status, changed.message]).toEqual([200, 'Meeting updated successfully'])
}

async function remove(
  { meeting_id }: Meeting,
  query: Input<typeof deleteMeeting>['query'] = {},
): Promise<void> {
  const removed = await mailing.server.call(
    deleteMeeting,
    { params: { meeting_id }, query },
    ada.access_token,
  )
  expect(removed.status).toBe(200)
}

async function answer(person: SessionUser, meeting_action: 'approved' | 'rejected'): Promise<void> {
  const { data } = await mailing.server.call(listProposals, {}, person.access_token)
  const meeting_proposal_id = data?.[0]?.meeting_proposal_id ?? ''
  const input = { params: { meeting_proposal_id }, body: { meeting_action } }
  expect((await mailing.server.call(answerProposal, input, person.access_token)).status).toBe(200)
}

async function profile(person: SessionUser, body: Input<typeof updateUser>['body']): Promise<void> {
  expect((await mailing.server.call(updateUser, { body }, person.access_token)).status).toBe(200)
}

/** Lets the time pass in which changes are gathered, and gives the mails. */
function told(): Promise<ReceivedMail[]> {
  return mailing.mailsAfter(20)
}

async function onlyMail(): Promise<ReceivedMail> {
  const [mail, ...others] = await told()
  expect(others.map(({ subject, to }) => [subject, to])).toEqual([])
  if (!mail) throw new Error('No mail came.')
  return mail
}

async function sequenceOfNextMail(): Promise<string | undefined> {
  return linesOf(await onlyMail(), 'SEQUENCE')[0]
}

function eventsIn({ calendar }: ReceivedMail): readonly CalendarEvent[] {
  const reading = readCalendar(calendar, { defaultZone: 'UTC' })
  if (!reading.ok) throw new Error(reading.reason)
  return reading.events
}

function linesOf({ calendar }: ReceivedMail, name: string): string[] {
  return calendar
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line.startsWith(name))
}

function toldRows() {
  return mailing.server.db.selectFrom('invitation_delivery').selectAll().execute()
}

async function waitingJobs(): Promise<number> {
  const { rows } = await sql`
    select from ${sql.table(`${jobs_schema}.job`)} where name = 'invitation.notify' and state = 'created'`.execute(
    mailing.server.db,
  )
  return rows.length
}

function parts() {
  const config = readConfig(
    { SMTP_URL: mailing.mails.url, MAIL_FROM: 'meet@meridian.example', PUBLIC_URL: 'https://meet.example' },
    '/',
  )
  return { config, box: testBox, now: mailing.now }
}

async function aSilentServer() {
  const server = await startTestServer()
  return { server, [Symbol.asyncDispose]: () => server.close() }
}
