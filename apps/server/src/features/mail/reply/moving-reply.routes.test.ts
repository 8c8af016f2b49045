import { randomUUID } from 'node:crypto'
import {
  bookOffer,
  deleteMeeting,
  draftReply,
  getMail,
  getMeeting,
  listMeetings,
  type MailDraft,
  type Meeting,
  releaseOffer,
  sendReply,
  type SessionUser,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { importedMail, mailFile } from '../../../../test/imported-mail.ts'
import { type SendingAccount, startSendingAccount } from '../../../../test/sending-account.ts'
import type { TestServer } from '../../../../test/server.ts'

const odette = 'odette@harbourworks.example'
const asking = 'Could we move our meeting on Tuesday to Thursday or Friday, same time?'
const thursday = { start_timestamp: '2026-11-26T09:00:00.000Z', end_timestamp: '2026-11-26T10:00:00.000Z' }
const tuesday = { start_timestamp: '2026-11-24T09:00:00.000Z', end_timestamp: '2026-11-24T10:00:00.000Z' }
const network = '192.0.2.7'

let outside: SendingAccount
let server: TestServer
let ada: SessionUser
let token: string
let quay: Meeting
let mail_id: string

beforeEach(async () => {
  outside = await startSendingAccount()
  server = outside.server
  ada = outside.person
  token = ada.access_token
  quay = await meetingWith(odette)
  mail_id = await mailFrom(odette)
})
afterEach(() => outside.close())

describe('[MAIL83] a draft for a mail that asks to move a meeting', () => {
  it('names the meeting beside its times', async () => {
    const { slots, moved_meeting } = await draft()
    expect(slots.length).toBeGreaterThan(0)
    expect(moved_meeting).toEqual({ meeting_id: quay.meeting_id, meeting_title: 'The quay', ...tuesday })
  })

  it('does so where the person has chosen a time within that of the meeting', async () => {
    const half_past = ['2026-11-24T09:30:00.000Z', '2026-11-24T10:30:00.000Z']
    const { slots, moved_meeting } = await draft({ offered_slots: [half_past] })
    expect(slots).toEqual([half_past])
    expect(moved_meeting?.meeting_id).toBe(quay.meeting_id)
  })

  it('names none to which others are invited, too', async () => {
    await server.call(deleteMeeting, { params: { meeting_id: quay.meeting_id }, query: {} }, token)
    await meetingWith(odette, 'cosmo@harbourworks.example')
    expect((await draft()).moved_meeting).toBeNull()
  })
})

describe('[MAIL90] a draft for a mail that asks to move a meeting of its sender', () => {
  beforeEach(async () => {
    await server.call(deleteMeeting, { params: { meeting_id: quay.meeting_id }, query: {} }, token)
  })

  it.each([
    ['once', []],
    ['every week', ['RRULE:FREQ=WEEKLY;COUNT=8']],
  ])('names it as the sender’s, who moves it: %s', async (_, more) => {
    await invite(more)
    const { slots, moved_meeting, senders_meeting } = await draft()
    expect(slots.length).toBeGreaterThan(0)
    expect(moved_meeting).toBeNull()
    expect(senders_meeting).toMatchObject({ meeting_title: 'The quay', ...tuesday })
  })

  it('does so for a colleague who has an account', async () => {
    const bo = await server.aPerson()
    const meeting_invitees = { [ada.user_id]: {} }
    await aMeeting(server, bo.access_token, { meeting_title: 'The quay', meeting_invitees })
    mail_id = await mailFrom(bo.primary_email, '<colleague@harbourworks.example>')
    expect((await draft()).senders_meeting).toMatchObject({ meeting_title: 'The quay', ...tuesday })
  })

  it('names none that somebody else organizes', async () => {
    await invite([`ATTENDEE:mailto:${odette}`], 'cosmo@harbourworks.example')
    const { moved_meeting, senders_meeting } = await draft()
    expect([moved_meeting, senders_meeting]).toEqual([null, null])
  })

  it('is sent without held times and makes no meeting', async () => {
    await invite()
    const before = await titles()
    expect((await send({ offered_slots: undefined })).status).toBe(200)
    await runJobs()
    expect([await offerOf(), await titles()]).toEqual([null, before])
  })
})

describe('[MTG92] an offer that is to move a meeting', () => {
  it('[INV96] moves it once the guest chooses a time by the link, and leaves no other meeting', async () => {
    expect((await send({ moved_meeting_id: quay.meeting_id })).status).toBe(200)
    expect(await offerOf()).toMatchObject({ state: 'open', moved_meeting: { meeting_title: 'The quay' } })
    expect(await titles()).toEqual(['The quay', 'The quay'])
    const page = await answerPage()
    await choose(page, thursday.start_timestamp)
    expect(await titles()).toEqual(['The quay'])
    expect(await meeting()).toMatchObject({
      meeting_timestamps: thursday,
      meeting_description: 'Bring the drawings.',
      meeting_invitees: { [guestKey()]: { meeting_action: 'approved' } },
    })
    expect(await offerOf()).toMatchObject({
      meeting_id: quay.meeting_id,
      state: 'booked',
      slots: [thursday],
      moved_meeting: thursday,
    })
    const shown = await open(page)
    expect([shown.status, /<h1>([^<]*)<\/h1>/.exec(shown.text)?.[1]]).toEqual([200, 'The quay'])
    expect(shown.text).not.toContain('value="take"')
  })

  it('asks its guest anew where the person books a time', async () => {
    await send({ moved_meeting_id: quay.meeting_id })
    const { start_timestamp } = thursday
    const booked = await server.call(bookOffer, { params: { mail_id }, body: { start_timestamp } }, token)
    expect(booked.data?.mail_offer).toMatchObject({ meeting_id: quay.meeting_id, state: 'booked' })
    expect(await titles()).toEqual(['The quay'])
    expect(await meeting()).toMatchObject({
      meeting_timestamps: thursday,
      meeting_invitees: { [guestKey()]: { meeting_action: 'pending' } },
    })
  })

  it('[INV96] leaves it where it is when the times are let go of, and the link leads to it', async () => {
    await send({ moved_meeting_id: quay.meeting_id })
    const page = await answerPage()
    await server.call(releaseOffer, { params: { mail_id } }, token)
    expect(await titles()).toEqual(['The quay'])
    expect(await meeting()).toMatchObject({ meeting_timestamps: tuesday })
    const shown = await open(page)
    expect([shown.status, /<h1>([^<]*)<\/h1>/.exec(shown.text)?.[1]]).toEqual([200, 'The quay'])
  })

  it('books the offered meeting where the other is gone', async () => {
    await send({ moved_meeting_id: quay.meeting_id })
    const page = await answerPage()
    await server.call(deleteMeeting, { params: { meeting_id: quay.meeting_id }, query: {} }, token)
    await choose(page, thursday.start_timestamp)
    expect(await titles()).toEqual(['The quay'])
    expect(await offerOf()).toMatchObject({ state: 'booked', slots: [thursday], moved_meeting: null })
  })

  it('[MAIL83] makes a new meeting where the reply names none', async () => {
    await send()
    await choose(await answerPage(), thursday.start_timestamp)
    expect((await titles()).toSorted()).toEqual(['The north harbour', 'The quay'])
  })

  it.each([
    ['with others', () => meetingWith(odette, 'cosmo@harbourworks.example')],
    ['with somebody else', () => meetingWith('cosmo@harbourworks.example')],
    ['of a series', () => meetingWith(odette, null, { recurring_type: 'weekly' })],
    ['of another person', async () => meetingWith(odette, null, {}, await server.aPerson())],
  ])('[MAIL83] refuses a meeting %s', async (_, make) => {
    const { meeting_id } = await make()
    const { status, errors } = await send({ moved_meeting_id: meeting_id })
    expect([status, errors?.[0]?.path]).toEqual([400, 'moved_meeting_id'])
    expect(await offerOf()).toBeNull()
  })
})

async function meetingWith(
  address: string,
  other: string | null = null,
  rule: { recurring_type?: 'weekly' } = {},
  organizer: SessionUser = ada,
): Promise<Meeting> {
  const invited = [address, ...(other === null ? [] : [other])]
  return aMeeting(server, organizer.access_token, {
    meeting_title: 'The quay',
    meeting_description: 'Bring the drawings.',
    meeting_invitees: Object.fromEntries(
      invited.map((primary_email) => [`guest:${randomUUID()}`, { primary_email }]),
    ),
    ...(rule.recurring_type && { meeting_recurrence: { is_recurring: true, ...rule } }),
  })
}

/** A meeting of an organizer elsewhere, on Tuesday. */
function invite(more: readonly string[] = [], organizer = odette): Promise<string> {
  const mail = aCalendarMail({
    from: `Odette <${organizer}>`,
    to: ada.primary_email,
    method: 'REQUEST',
    event: [
      'UID:quay@harbourworks.example',
      `ORGANIZER;CN=Odette:mailto:${organizer}`,
      `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${ada.primary_email}`,
      'DTSTAMP:20261119T090000Z',
      'DTSTART:20261124T090000Z',
      'DTEND:20261124T100000Z',
      'SUMMARY:The quay',
      ...more,
    ],
  })
  return receiveMail(server, token, mail)
}

function mailFrom(address: string, message_id = '<moving@harbourworks.example>'): Promise<string> {
  const head = [
    `Message-ID: ${message_id}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0100',
    `From: Odette <${address}>`,
    `To: ${ada.primary_email}`,
    'Subject: The north harbour',
  ]
  return importedMail(server, token, mailFile(head, asking))
}

async function draft(about: object = {}): Promise<MailDraft> {
  const asked = { params: { mail_id }, body: { reply_point: '', ...about } }
  const { data, message } = await server.call(draftReply, asked, token)
  if (!data) throw new Error(message)
  return data
}

/** A reply that offers Thursday and Friday. */
function send(about: object = {}) {
  const body = {
    mail_subject: 'Re: The north harbour',
    mail_body: 'Thursday or Friday?',
    offered_slots: [
      [thursday.start_timestamp, thursday.end_timestamp] as [string, string],
      ['2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z'] as [string, string],
    ],
    ...about,
  }
  return server.call(sendReply, { params: { mail_id }, body }, token)
}

async function runJobs(): Promise<void> {
  server.setNow('2026-11-20T09:00:10.000Z')
  const outcomes = await server.runDueJobs()
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([])
}

/** The path of the link that the guest got. */
async function answerPage(): Promise<string> {
  await runJobs()
  const links = outside.sent().flatMap(({ content }) => {
    const { parts } = readMail(content)
    return /https:\/\/meridian\.example(\/answer\/[\w-]{43})/.exec(parts[0]?.text ?? '')?.[1] ?? []
  })
  const link = links.at(-1)
  if (link === undefined) throw new Error('The guest got no link.')
  return link
}

function open(path: string) {
  return server.send({
    method: 'GET',
    path,
    headers: { 'x-forwarded-for': network, 'accept-language': 'en' },
  })
}

async function choose(path: string, start_timestamp: string): Promise<void> {
  const time = start_timestamp.replaceAll(/[-:]|\.000/g, '')
  const { text } = await open(`${path}?time=${time}`)
  const fieldIn = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  const form = { answer: 'take', seen: fieldIn('seen'), time: fieldIn('time'), zone_shown: 'Europe/Berlin' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': network }
  const payload = new URLSearchParams(form).toString()
  const { status } = await server.send({ method: 'POST', path, payload, headers })
  expect(status).toBe(303)
}

async function titles(): Promise<string[]> {
  const query = { meeting_status: 'all', limit: 100 } as const
  const { data } = await server.call(listMeetings, { query }, token)
  return (data ?? []).map(({ meeting_title }) => meeting_title)
}

async function meeting() {
  const { meeting_id } = quay
  return (await server.call(getMeeting, { params: { meeting_id }, query: {} }, token)).data
}

function guestKey(): string {
  return Object.keys(quay.meeting_invitees).find((key) => key.startsWith('guest:')) ?? ''
}

async function offerOf() {
  return (await server.call(getMail, { params: { mail_id }, query: {} }, token)).data?.mail_offer
}
