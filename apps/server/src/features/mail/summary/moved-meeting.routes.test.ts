import { randomUUID } from 'node:crypto'
import { draftReply, type MailDraft, type SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { importedMail, mailFile } from '../../../../test/imported-mail.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  // A Friday.
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
})
afterAll(() => server.close())

const odette = 'odette@harbourworks.example'

describe('[GEN361] a mail that moves a meeting of the calendar', () => {
  it.each([
    ['Could we move our meeting on Tuesday to Thursday, same time?'],
    ['Können wir das Treffen am Dienstag auf Donnerstag verschieben, gleiche Uhrzeit?'],
    ['Peut-on décaler la réunion de mardi à jeudi, même heure ?'],
    ['¿Podemos pasar la reunión del martes al jueves a la misma hora?'],
    ["Possiamo spostare l'incontro di martedì a giovedì alla stessa ora?"],
  ])('is answered with its hour and its length: %s', async (text) => {
    await meetingWith(odette)
    expect(slotsOf(await draft(text))).toEqual(['2026-11-26T09:00/10:00'])
  })

  it('may lie within its own time, and within no other', async () => {
    await meetingWith(odette)
    const later = 'Could we push our meeting on Tuesday back by half an hour?'
    expect(slotsOf(await draft(later))).toEqual(['2026-11-24T09:30/10:30'])
    await aMeeting(server, ada.access_token, {
      meeting_title: 'Tide tables',
      meeting_time: { start_time: '11:00', end_time: '11:30' },
    })
    expect(slotsOf(await draft(later))).not.toContain('2026-11-24T09:30/10:30')
  })

  it('is known by its title where the mail names no day', async () => {
    await meetingWith(odette)
    const text = 'Could we push it back by a week?'
    expect(slotsOf(await draft(text, { subject: 'Re: Plan' }))).toEqual(['2026-12-01T09:00/10:00'])
  })

  it('has the hour of the sender’s clock, across a clock change and in odd zones', async () => {
    server.setNow('2026-10-20T09:00:00.000Z')
    await meetingWith(odette, { meeting_date: { start_date: '2026-10-23' } })
    const text = 'Could we move our meeting on Friday to Monday, same time?'
    const of = (offset: string) => draft(text, { date: `Tue, 20 Oct 2026 12:00:00 ${offset}` })
    expect(slotsOf(await of('+0200'))).toEqual(['2026-10-26T09:00/10:00'])
    // Kathmandu sets no clock back.
    expect(slotsOf(await of('+0545'))).toEqual(['2026-10-26T08:00/09:00'])
  })

  it('keeps the other times of a series taken', async () => {
    const weekly = { is_recurring: true, recurring_type: 'weekly' as const }
    await meetingWith(odette, { meeting_recurrence: weekly })
    const text = 'Could we move our meeting on Tuesday to Tuesday next week, same time?'
    expect(slotsOf(await draft(text))).not.toContain('2026-12-01T09:00/10:00')
  })

  it.each([
    ['with somebody else', 'cosmo@harbourworks.example', {}],
    ['where answers go elsewhere', odette, { replyTo: 'cosmo@harbourworks.example' }],
  ])('is none %s', async (_, address, sent) => {
    await meetingWith(address)
    const { confidence, slots } = await draft(
      'Could we move our meeting on Tuesday to Thursday, same time?',
      sent,
    )
    expect({ confidence, slots }).toEqual({ confidence: 'low', slots: [] })
  })

  it('is none of another person', async () => {
    const bo = await server.aPerson({ first_name: 'Bo' })
    await meetingWith(odette, {}, bo)
    const { slots } = await draft('Could we move our meeting on Tuesday to Thursday, same time?')
    expect(slots).toEqual([])
  })
})

async function meetingWith(
  primary_email: string,
  fields: Parameters<typeof aMeeting>[2] = {},
  organizer: SessionUser = ada,
): Promise<void> {
  await aMeeting(server, organizer.access_token, {
    meeting_invitees: { [`guest:${randomUUID()}`]: { primary_email } },
    ...fields,
  })
}

interface Sent {
  readonly subject?: string
  readonly date?: string
  readonly replyTo?: string
}

let mails = 0

async function draft(text: string, { subject, date, replyTo }: Sent = {}): Promise<MailDraft> {
  mails += 1
  const head = [
    `Message-ID: <moved-${mails}@harbourworks.example>`,
    `Date: ${date ?? 'Fri, 20 Nov 2026 09:00:00 +0100'}`,
    `From: Odette <${odette}>`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    'To: ada@people.example',
    `Subject: ${subject ?? 'The north harbour'}`,
  ]
  const mail_id = await importedMail(server, ada.access_token, mailFile(head, text))
  const asked = { params: { mail_id }, body: { reply_point: '' } }
  const { data, message } = await server.call(draftReply, asked, ada.access_token)
  if (!data) throw new Error(message)
  return data
}

/** Such as `2026-11-26T09:00/10:00`, in UTC. */
function slotsOf({ slots }: MailDraft): string[] {
  return slots.map(([start, end]) => `${start.slice(0, 16)}/${end.slice(11, 16)}`)
}
