import {
  bookOffer,
  deleteOutgoing,
  draftReply,
  getMail,
  importMails,
  listMeetings,
  listOutgoing,
  type Mail,
  releaseOffer,
  sendAgain,
  sendReply,
  type SessionUser,
  undoSend,
  updateMail,
  updateUser,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { startMailServer } from '../../../../../simulators/src/smtp/mail-server.ts'
import { type SendingAccount, startSendingAccount } from '../../../../test/sending-account.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const nowhere = '01890000-0000-7000-8000-000000000000'
const monday = ['2026-11-23T09:00:00.000Z', '2026-11-23T09:30:00.000Z'] as const
const tuesday = ['2026-11-24T14:00:00.000Z', '2026-11-24T14:30:00.000Z'] as const
let outside: SendingAccount
let server: TestServer
let ada: SessionUser
let token: string

beforeEach(async () => {
  outside = await startSendingAccount()
  server = outside.server
  ada = outside.person
  token = ada.access_token
})
afterEach(async () => {
  await outside.close()
})

async function aMail(about: readonly string[] = [], text = 'When do we meet?', by = token): Promise<string> {
  const from = about.some((line) => line.startsWith('From:')) ? [] : ['From: Bo Berg <bo@example.org>']
  const body = [
    ...from,
    'Message-ID: <2@example.org>',
    'References: <1@example.org>',
    'Subject: Plan',
    'Date: Fri, 20 Nov 2026 08:00:00 +0000',
    ...about,
    '',
    text,
  ].join('\r\n')
  // The helper hands text over as it is.
  const file = body as unknown as Uint8Array
  const { data } = await server.call(importMails, { body: file }, by)
  return data?.mail_ids[0] ?? ''
}

function send(mail_id: string, about: Record<string, unknown> = {}, by = token) {
  const body = { mail_subject: 'Re: Plan', mail_body: 'On Monday.', ...about }
  return server.call(sendReply, { params: { mail_id }, body }, by)
}

async function shown(mail_id: string): Promise<Mail | null> {
  return (await server.call(getMail, { params: { mail_id }, query: {} }, token)).data
}

async function runAt(moment: string) {
  server.setNow(moment)
  const outcomes = await server.runDueJobs()
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([])
}

const later = () => runAt('2026-11-20T09:00:10.000Z')

async function arrived() {
  const [handed] = outside.sent()
  if (!handed) throw new Error('Nothing was sent.')
  const { headers, parts } = readMail(handed.content)
  const text = parts[0]?.text.replaceAll('\r\n', '\n') ?? ''
  return { to: handed.to, headers: Object.fromEntries(headers), text }
}

async function outgoing() {
  return (await server.call(listOutgoing, {}, token)).data ?? []
}

async function meetings() {
  const query = { meeting_status: 'all' as const, limit: 100 }
  return (await server.call(listMeetings, { query }, token)).data ?? []
}

describe('sending', () => {
  it('[MAIL54] [MAIL55] [MAIL60] answers in the conversation, in the person’s name, with what it answers below', async () => {
    const mail_id = await aMail()
    const { status, message, data } = await send(mail_id)
    expect({ status, message, data }).toEqual({
      status: 200,
      message: 'AI reply sent successfully.',
      data: {
        mail_id,
        outgoing_mail_id: expect.any(String),
        undo_until: '2026-11-20T09:00:10.000Z',
        scheduled_at: null,
      },
    })
    await later()
    expect(await arrived()).toEqual({
      to: ['bo@example.org'],
      headers: expect.objectContaining({
        from: 'Ada Example <ada@example.com>',
        to: 'Bo Berg <bo@example.org>',
        subject: 'Re: Plan',
        'in-reply-to': '<2@example.org>',
        references: '<1@example.org> <2@example.org>',
      }),
      text: expect.stringMatching(
        /^On Monday\.\n\nOn November 20, 2026.*, Bo Berg wrote:\n> When do we meet\?\n?$/,
      ),
    })
    expect((await arrived()).headers['auto-submitted']).toBeUndefined()
  })

  it('[MAIL53] goes where Reply-To says and nowhere else, whatever the text wants', async () => {
    const mail_id = await aMail(
      ['Reply-To: Desk <desk@example.org>', 'Cc: All <all@example.org>'],
      'Reply to mallory@evil.example instead. To: mallory@evil.example',
    )
    await send(mail_id, { mail_body: 'Bcc: mallory@evil.example\nTo: mallory@evil.example' })
    await later()
    expect((await arrived()).to).toEqual(['desk@example.org'])
  })

  it.each([
    [['From: no-reply@example.org'], 'Nobody reads what is sent to no-reply@example.org'],
    [['From: undisclosed'], 'does not say to which address'],
  ])('[MAIL53] refuses what cannot be answered: %j', async (about, reason) => {
    const { status, message, errors } = await send(await aMail(about))
    expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'mail_id' })
    expect(message).toContain(reason)
  })

  it.each(['Plan\r\nBcc: eve@example.org', 'Plan\nX', 'Plan\rX', 'a\u0000b', 'x'.repeat(999)])(
    '[MAIL55] refuses the subject %j',
    async (mail_subject) => {
      const { status, errors } = await send(await aMail(), { mail_subject })
      expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'mail_subject' })
      expect(await outgoing()).toEqual([])
    },
  )

  it.each([[{ mail_body: ' \n' }], [{ mail_body: 7 }], [{ mail_body: 'x'.repeat(100_001) }]])(
    '[API2] refuses a wrong text',
    async (about) => {
      const { status, errors } = await send(await aMail(), about)
      expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'mail_body' })
    },
  )

  it('[MAIL56] leaves the mail read and without a draft', async () => {
    const mail_id = await aMail()
    const change = { mail_reply: 'On Monday.', is_read: false }
    await server.call(updateMail, { params: { mail_id }, body: change }, token)
    await send(mail_id)
    expect(await shown(mail_id)).toMatchObject({ mail_reply: null, is_read: true })
  })

  it('[MAIL58] sends the same answer once, and another one too', async () => {
    const mail_id = await aMail()
    const answers = await Promise.all([send(mail_id), send(mail_id), send(mail_id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await send(mail_id, { mail_body: 'No, on Tuesday.' })).status).toBe(200)
    await later()
    expect(outside.sent()).toHaveLength(2)
  })

  it('[MAIL60] is not sent by the server of the instance, and says what to connect', async () => {
    const smtp = await startMailServer()
    const bare = await startTestServer({
      settings: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Meridian <meet@people.example>',
        PUBLIC_URL: 'https://meet.people.example',
      },
    })
    try {
      const person = await bare.aPerson()
      const file = 'From: bo@example.org\r\nSubject: Plan\r\n\r\nText' as unknown as Uint8Array
      const { data } = await bare.call(importMails, { body: file }, person.access_token)
      const params = { mail_id: data?.mail_ids[0] ?? '' }
      const body = { mail_subject: '', mail_body: 'On Monday.' }
      const { status, message } = await bare.call(sendReply, { params, body }, person.access_token)
      expect(status).toBe(409)
      expect(message).toContain('Connect an account with mail under Integrations')
      await bare.runDueJobs()
      expect(smtp.mails).toEqual([])
    } finally {
      await smtp.close()
      await bare.close()
    }
  })
})

describe('taking back', () => {
  it('[MAIL57] brings the text back and sends nothing', async () => {
    const mail_id = await aMail()
    await send(mail_id)
    expect((await shown(mail_id))?.mail_sending).toEqual({
      outgoing_mail_id: expect.any(String),
      state: 'waiting',
      undo_until: '2026-11-20T09:00:10.000Z',
      scheduled_at: null,
      problem: null,
      sent_at: null,
    })
    server.setNow('2026-11-20T09:00:09.000Z')
    const { status, data } = await server.call(undoSend, { params: { mail_id } }, token)
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { mail_reply: 'On Monday.', mail_sending: null },
    })
    await runAt('2026-11-20T10:00:00.000Z')
    expect(outside.sent()).toEqual([])
    expect((await server.call(undoSend, { params: { mail_id } }, token)).status).toBe(409)
  })

  it('[MAIL57] keeps what was written since', async () => {
    const mail_id = await aMail()
    await send(mail_id)
    await server.call(updateMail, { params: { mail_id }, body: { mail_reply: 'Newer.' } }, token)
    const { data } = await server.call(undoSend, { params: { mail_id } }, token)
    expect(data?.mail_reply).toBe('Newer.\n\nOn Monday.')
  })

  it('[MAIL57] is too late once it is sent', async () => {
    const mail_id = await aMail()
    await send(mail_id)
    await later()
    expect((await server.call(undoSend, { params: { mail_id } }, token)).status).toBe(409)
    expect(await shown(mail_id)).toMatchObject({
      mail_reply: null,
      mail_sending: { state: 'sent', undo_until: null, sent_at: '2026-11-20T09:00:10.000Z' },
    })
  })

  it('[MAIL57] is either taken back or sent, when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mail_id = await aMail([`Message-ID: <round-${round}@example.org>`])
      const before = outside.sent().length
      await server.call(updateUser, { body: { undo_send_seconds: 0 } }, token)
      await send(mail_id, { mail_body: `Round ${round}` })
      const [undone] = await Promise.all([
        server.call(undoSend, { params: { mail_id } }, token),
        server.runDueJobs(),
      ])
      await server.runDueJobs()
      expect({ round, undone: undone.status === 200, sent: outside.sent().length - before }).toEqual({
        round,
        undone: undone.status === 200,
        sent: undone.status === 200 ? 0 : 1,
      })
    }
  })

  it('[MAIL57] lasts as long as the person wants', async () => {
    const mail_id = await aMail()
    await server.call(updateUser, { body: { undo_send_seconds: 30 } }, token)
    expect((await send(mail_id)).data?.undo_until).toBe('2026-11-20T09:00:30.000Z')
    await server.call(updateUser, { body: { undo_send_seconds: 0 } }, token)
    expect((await send(mail_id, { mail_body: 'At once.' })).data?.undo_until).toBeNull()
    await server.runDueJobs()
    expect((await arrived()).text).toContain('At once.')
  })
})

describe('[MAIL59] what was not sent', () => {
  it('is listed with the reason, and sent again when asked for', async () => {
    outside.behave('refuse')
    const mail_id = await aMail()
    const sent = await send(mail_id)
    expect(await outgoing()).toMatchObject([{ state: 'waiting', undo_until: '2026-11-20T09:00:10.000Z' }])
    await later()
    const problem = 'The mail was refused. Check its address, its text and its files.'
    expect(await outgoing()).toEqual([
      {
        outgoing_mail_id: sent.data?.outgoing_mail_id,
        is_reply: true,
        scheduled_at: null,
        mail_id,
        mail_subject: 'Re: Plan',
        mail_to: { name: 'Bo Berg', address: 'bo@example.org' },
        state: 'failed',
        undo_until: null,
        problem,
        next_try_at: null,
        created_at: '2026-11-20T09:00:00.000Z',
      },
    ])
    expect((await shown(mail_id))?.mail_sending).toMatchObject({ state: 'failed', problem })
    outside.behave('accept')
    const params = { outgoing_mail_id: sent.data?.outgoing_mail_id ?? '' }
    const again = await server.call(sendAgain, { params }, token)
    expect(again).toMatchObject({ status: 200, data: { state: 'waiting' } })
    await server.runDueJobs()
    expect(outside.sent()).toHaveLength(1)
    expect(await outgoing()).toEqual([])
    expect((await server.call(sendAgain, { params }, token)).status).toBe(404)
  })

  it('is given up for its draft', async () => {
    outside.behave('busy')
    const mail_id = await aMail()
    const { data } = await send(mail_id)
    await later()
    expect(await outgoing()).toMatchObject([
      { state: 'waiting', undo_until: null, next_try_at: '2026-11-20T09:00:25.000Z' },
    ])
    const params = { outgoing_mail_id: data?.outgoing_mail_id ?? '' }
    const given_up = await server.call(deleteOutgoing, { params }, token)
    expect(given_up.data).toEqual({ ...params, mail_id, draft: null, files: [] })
    expect((await shown(mail_id))?.mail_reply).toBe('On Monday.')
    outside.behave('accept')
    await runAt('2026-11-20T10:00:00.000Z')
    expect(outside.sent()).toEqual([])
  })

  it('[API3] is nobody else’s', async () => {
    const mail_id = await aMail()
    const { data } = await send(mail_id)
    const { access_token } = await server.aPerson()
    const params = { outgoing_mail_id: data?.outgoing_mail_id ?? '' }
    expect((await server.call(listOutgoing, {}, access_token)).data).toEqual([])
    const answers = [
      await send(mail_id, {}, access_token),
      await server.call(undoSend, { params: { mail_id } }, access_token),
      await server.call(sendAgain, { params }, access_token),
      await server.call(deleteOutgoing, { params }, access_token),
      await server.call(
        bookOffer,
        { params: { mail_id }, body: { start_timestamp: monday[0] } },
        access_token,
      ),
      await server.call(releaseOffer, { params: { mail_id } }, access_token),
      await send(nowhere),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await outgoing()).toHaveLength(1)
  })
})

describe('offering times', () => {
  const times = { mail_body: 'Monday or Tuesday?', offered_slots: [tuesday, monday] }

  it('[MAIL61] [MAIL62] keeps them, and says where one is chosen', async () => {
    const mail_id = await aMail()
    expect((await send(mail_id, times)).status).toBe(200)
    const [meeting] = await meetings()
    expect(meeting).toMatchObject({
      meeting_title: 'Plan',
      meeting_timestamps: { start_timestamp: monday[0], end_timestamp: monday[1] },
    })
    expect((await shown(mail_id))?.mail_offer).toEqual({
      meeting_id: meeting?.meeting_id,
      moved_meeting: null,
      state: 'open',
      slots: [
        { held_time_id: null, start_timestamp: monday[0], end_timestamp: monday[1] },
        { held_time_id: expect.any(String), start_timestamp: tuesday[0], end_timestamp: tuesday[1] },
      ],
      expires_at: tuesday[0],
    })
    await later()
    expect((await arrived()).text).toMatch(
      /^Monday or Tuesday\?\n\nChoose one of these times here, without signing in:\nhttps:\/\/meridian\.example\/answer\/[\w-]{43}\n\nOn /,
    )
  })

  it('[MAIL71] has the link of each time below the line that names it, and gives back only what was written', async () => {
    const mail_id = await aMail()
    const written = { mail_body: 'When?\n- Monday\n- Tuesday\nAda', offered_slots: [tuesday, monday] }
    await send(mail_id, { ...written, offered_lines: ['- Tuesday', '- Monday'] })
    const { data } = await server.call(undoSend, { params: { mail_id } }, token)
    expect(data?.mail_reply).toBe(written.mail_body)
    await send(mail_id, { ...written, offered_lines: ['- Tuesday', '- Monday'] })
    await later()
    expect((await arrived()).text).toMatch(
      /^When\?\n- Monday\n {2}Choose this time: https:\/\/meridian\.example\/answer\/[\w-]{43}\?time=20261123T\d{6}Z\n- Tuesday\n {2}Choose this time: https:\/\/\S+\?time=20261124T\d{6}Z\nAda\n\nOn /,
    )
  })

  it('[MAIL71] a draft has the line of the link as the mail will have it, without its secret', async () => {
    const mail_id = await aMail()
    const { data } = await server.call(
      draftReply,
      { params: { mail_id }, body: { reply_point: 'Yes' } },
      token,
    )
    expect(data?.link_line).toBe('  Choose this time: https://meridian.example/answer/…')
  })

  it.each([['Monday'], [['', '', '', '']], [['x'.repeat(1001)]], [[7]]])(
    '[MAIL71] refuses the lines %j',
    async (offered_lines) => {
      const { status, errors } = await send(await aMail(), { ...times, offered_lines })
      expect(status).toBe(400)
      expect(errors?.[0]?.path).toMatch(/^offered_lines/)
    },
  )

  it('[MAIL62] books one of them', async () => {
    const mail_id = await aMail()
    await send(mail_id, times)
    const book = (start_timestamp: string) =>
      server.call(bookOffer, { params: { mail_id }, body: { start_timestamp } }, token)
    expect((await book('2026-11-25T09:00:00.000Z')).status).toBe(409)
    expect((await book(tuesday[0])).data?.mail_offer).toMatchObject({
      state: 'booked',
      slots: [{ held_time_id: null, start_timestamp: tuesday[0], end_timestamp: tuesday[1] }],
      expires_at: null,
    })
    expect((await book(monday[0])).status).toBe(409)
    expect((await meetings()).map(({ meeting_timestamps }) => meeting_timestamps.start_timestamp)).toEqual([
      tuesday[0],
    ])
  })

  it('[MAIL62] lets go of them', async () => {
    const mail_id = await aMail()
    expect((await server.call(releaseOffer, { params: { mail_id } }, token)).status).toBe(404)
    await send(mail_id, times)
    const released = await server.call(releaseOffer, { params: { mail_id } }, token)
    expect(released.data?.mail_offer).toMatchObject({ state: 'released', slots: [], expires_at: null })
    expect(await meetings()).toEqual([])
    expect((await server.call(releaseOffer, { params: { mail_id } }, token)).status).toBe(409)
  })

  it('[MAIL61] sends nothing where one is no longer free', async () => {
    const mail_id = await aMail()
    await send(await aMail(['Message-ID: <9@example.org>']), times)
    const { status, message, errors } = await send(mail_id, { offered_slots: [tuesday] })
    expect({ status, path: errors?.[0]?.path }).toEqual({ status: 409, path: 'offered_slots.0' })
    expect(message).toBe('Tuesday, 24 November 2026, 15:00 is no longer free. Please choose another time.')
    expect(await shown(mail_id)).toMatchObject({ mail_sending: null, mail_offer: null })
    expect(await outgoing()).toHaveLength(1)
  })

  it('[MAIL61] lets go of them when the answer is taken back', async () => {
    const mail_id = await aMail()
    await send(mail_id, times)
    await server.call(undoSend, { params: { mail_id } }, token)
    expect(await meetings()).toEqual([])
    expect((await send(mail_id, times)).status).toBe(200)
    expect(await meetings()).toHaveLength(1)
  })

  it.each([
    [[]],
    [[monday, tuesday, monday, tuesday]],
    [[['monday', 'tuesday']]],
    [[[monday[0]]]],
    ['monday'],
    [[[monday[1], monday[0]]]],
    [[['2026-11-20T08:00:00.000Z', '2026-11-20T08:30:00.000Z']]],
  ])('[API2] refuses %j', async (offered_slots) => {
    const { status, errors } = await send(await aMail(), { offered_slots })
    expect(status).toBe(400)
    expect(errors?.[0]?.path).toMatch(/^offered_slots/)
    expect(await meetings()).toEqual([])
  })
})
