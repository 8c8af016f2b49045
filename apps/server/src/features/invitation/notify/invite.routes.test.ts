import {
  deleteMeeting,
  getMailAllowance,
  getMeeting,
  listInvitations,
  type Meeting,
  type SessionUser,
  updateUser,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { type MailingServer, startMailingServer } from '../../../../test/mailing-server.ts'
import { openStream } from '../../../../test/live-stream.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer } from '../../../../test/server.ts'
import { testBox } from '../../../../test/test-box.ts'
import { listInvitations as listStates } from './invited-state.service.ts'

let mailing: MailingServer
let ada: SessionUser
let bo: SessionUser

beforeEach(async () => {
  mailing = await startMailingServer()
  ada = await mailing.server.aPerson()
  bo = await mailing.server.aPerson({ first_name: 'Bo' })
})
afterEach(() => mailing.close())

const kim_key = 'guest:11111111-1111-4111-8111-111111111111'
const kim = { [kim_key]: { primary_email: 'kim@guests.example', full_name: 'Kim Guest' } }

function ask(meeting: Pick<Meeting, 'meeting_id'>, token?: string) {
  const params = { meeting_id: meeting.meeting_id }
  return mailing.server.call(listInvitations, { params }, token)
}

describe('[INV16]', () => {
  it('shows the organizer which guests wait, which had a mail and when, and which get none', async () => {
    await mailing.server.call(updateUser, { body: { invitations_by_mail: false } }, bo.access_token)
    const meeting = await aMeeting(mailing.server, ada.access_token, {
      meeting_invitees: { ...kim, [bo.user_id]: {} },
    })
    const notBo = {
      invitee_key: bo.user_id,
      invitation_state: 'not_told',
      mail_kind: null,
      told_at: null,
      not_told_reason: 'switched_off',
      daily_limit: null,
      problem: null,
      answer_link: null,
    }
    const answer_link = expect.stringMatching(/^https:\/\/meet\.example\/answer\//)
    const toKim = { ...notBo, invitee_key: kim_key, not_told_reason: null, answer_link }
    const before = await ask(meeting, ada.access_token)
    expect(before.data).toEqual(expect.arrayContaining([notBo, { ...toKim, invitation_state: 'waiting' }]))
    expect(before.data).toHaveLength(2)
    await mailing.mailsAfter(20)
    const told = { invitation_state: 'told', mail_kind: 'invitation', told_at: '2026-11-20T09:00:20.000Z' }
    expect((await ask(meeting, ada.access_token)).data).toContainEqual({ ...toKim, ...told })
  })

  it('takes the same six statements before the mails and after them, for one guest and for ten', async () => {
    const { user_id, role, full_name, timezone } = ada
    const actor = { user_id, role, full_name, timezone, token_sha256: Buffer.alloc(32) }
    const tools = { config: { mailsPerDay: 100 }, box: testBox, origin: 'https://meet.example' }
    const counts: number[] = []
    for (const guests of [1, 10]) {
      const meeting_invitees = Object.fromEntries(
        Array.from({ length: guests }, () => [
          `guest:${crypto.randomUUID()}`,
          { primary_email: `${crypto.randomUUID()}@guests.example` },
        ]),
      )
      const { meeting_id } = await aMeeting(mailing.server, ada.access_token, { meeting_invitees })
      for (const seconds of [0, 20]) {
        await mailing.mailsAfter(seconds)
        counts.push(
          await countStatements(mailing.server.db, async (db) => {
            const states = await listStates({ db, ...tools }, actor, meeting_id, mailing.now())
            expect(states.map(({ invitation_state }) => invitation_state)).toEqual(
              Array.from({ length: guests }, () => (seconds === 0 ? 'waiting' : 'told')),
            )
          }),
        )
      }
    }
    expect(counts).toEqual([6, 6, 6, 6])
  })

  it('[OUT12] reports that the daily limit of the instance is reached', async () => {
    const small = await startMailingServer({ settings: { MAILS_PER_DAY: '1' } })
    try {
      const cy = await small.server.aPerson({ first_name: 'Cy' })
      const lou = { 'guest:22222222-2222-4222-8222-222222222222': { primary_email: 'lou@guests.example' } }
      const body = { meeting_invitees: { ...kim, ...lou } }
      const { meeting_id } = await aMeeting(small.server, cy.access_token, body)
      expect(await small.mailsAfter(20)).toHaveLength(1)
      const { data } = await small.server.call(listInvitations, { params: { meeting_id } }, cy.access_token)
      expect(data).toContainEqual(
        expect.objectContaining({ not_told_reason: 'instance_limit', daily_limit: 1 }),
      )
    } finally {
      await small.close()
    }
  })

  it('[OUT12] tells how many guests can be mailed now, by the limit that is reached first', async () => {
    const allowance = async () => (await mailing.server.call(getMailAllowance, {}, ada.access_token)).data
    expect(await allowance()).toEqual({ guest_mails_left: 20, guest_mails_per_day: 20 })
    await aMeeting(mailing.server, ada.access_token, { meeting_invitees: kim })
    await mailing.mailsAfter(20)
    expect(await allowance()).toEqual({ guest_mails_left: 19, guest_mails_per_day: 20 })
    const small = await startMailingServer({ settings: { MAILS_PER_DAY: '1' } })
    try {
      const cy = await small.server.aPerson({ first_name: 'Cy' })
      const { data } = await small.server.call(getMailAllowance, {}, cy.access_token)
      expect(data).toEqual({ guest_mails_left: 1, guest_mails_per_day: 1 })
    } finally {
      await small.close()
    }
  })

  it('reports why a mail failed', async () => {
    mailing.mails.behave('refuse_recipient')
    const meeting = await aMeeting(mailing.server, ada.access_token, { meeting_invitees: kim })
    await mailing.mailsAfter(20)
    expect((await ask(meeting, ada.access_token)).data).toMatchObject([
      { invitation_state: 'failed', told_at: null, problem: expect.stringMatching(/^The mail was refused/) },
    ])
  })

  it('reports why no guest is notified', async () => {
    const over = await aMeeting(mailing.server, ada.access_token, {
      meeting_invitees: kim,
      meeting_date: { start_date: '2026-11-02' },
    })
    expect((await ask(over, ada.access_token)).data).toMatchObject([
      { invitation_state: 'not_told', not_told_reason: 'past' },
    ])
    const silent = await startTestServer()
    try {
      const cy = await silent.aPerson()
      const meeting = await aMeeting(silent, cy.access_token, { meeting_invitees: kim })
      const params = { meeting_id: meeting.meeting_id }
      const { data } = await silent.call(listInvitations, { params }, cy.access_token)
      expect(data).toMatchObject([{ invitation_state: 'not_told', not_told_reason: 'no_mail' }])
    } finally {
      await silent.close()
    }
  })

  it('still shows the deliveries of a cancelled meeting', async () => {
    const meeting = await aMeeting(mailing.server, ada.access_token, { meeting_invitees: kim })
    await mailing.mailsAfter(20)
    const query = { how: 'cancel' } as const
    const params = { meeting_id: meeting.meeting_id }
    await mailing.server.call(deleteMeeting, { params, query }, ada.access_token)
    expect((await ask(meeting, ada.access_token)).data).toMatchObject([{ invitation_state: 'waiting' }])
    await mailing.mailsAfter(20)
    expect((await ask(meeting, ada.access_token)).data).toMatchObject([
      { invitation_state: 'told', mail_kind: 'cancellation' },
    ])
    const early = await aMeeting(mailing.server, ada.access_token, { meeting_invitees: kim })
    await mailing.server.call(
      deleteMeeting,
      { params: { meeting_id: early.meeting_id }, query },
      ada.access_token,
    )
    expect((await ask(early, ada.access_token)).data).toMatchObject([
      { invitation_state: 'not_told', not_told_reason: null },
    ])
  })

  it('announces at once that a delayed mail was sent', async () => {
    mailing.mails.behave('busy')
    const address = await mailing.server.app.listen({ port: 0, host: '127.0.0.1' })
    const meeting = await aMeeting(mailing.server, ada.access_token, { meeting_invitees: kim })
    await mailing.mailsAfter(20)
    expect((await ask(meeting, ada.access_token)).data).toMatchObject([{ invitation_state: 'waiting' }])
    await using stream = await openStream(address, ada.access_token)
    mailing.mails.behave('accept')
    await mailing.mailsAfter(60)
    await stream.untilChange('meeting')
    expect((await ask(meeting, ada.access_token)).data).toMatchObject([{ invitation_state: 'told' }])
  })

  it('[INV22] hands the organizer the address at which a guest without an account answers', async () => {
    const silent = await startTestServer()
    try {
      const [cy, di] = [await silent.aPerson(), await silent.aPerson({ first_name: 'Di' })]
      const { meeting_id } = await aMeeting(silent, cy.access_token, {
        meeting_invitees: { ...kim, [di.user_id]: {} },
      })
      const linkOf = async (invitee_key: string) => {
        const { data } = await silent.call(listInvitations, { params: { meeting_id } }, cy.access_token)
        return data?.find((one) => one.invitee_key === invitee_key)?.answer_link
      }
      expect(await linkOf(di.user_id)).toBeNull()
      const link = (await linkOf(kim_key)) ?? ''
      expect(link).toMatch(/^https?:\/\/[^/]+\/answer\/[\w-]{43}$/)
      const { pathname } = new URL(link)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await silent.app.inject(pathname)).statusCode).toBe(200)
      expect((await silent.app.inject(`${pathname}/meeting.ics`)).body).toContain('kim@guests.example')
      const seen = /name="seen" value="([^"]+)"/.exec((await silent.app.inject(pathname)).body)?.[1] ?? ''
      const payload = new URLSearchParams({ answer: 'yes', seen, zone_shown: 'UTC' }).toString()
      await silent.app.inject({ method: 'POST', url: pathname, headers, payload })
      const params = { meeting_id }
      const { data } = await silent.call(getMeeting, { params }, cy.access_token)
      expect(data?.meeting_invitees[kim_key]?.meeting_action).toBe('approved')
      await silent.call(deleteMeeting, { params, query: { how: 'cancel' } }, cy.access_token)
      expect(await linkOf(kim_key)).toBeNull()
    } finally {
      await silent.close()
    }
  })

  it('[INV22] has no such address where the meeting is over', async () => {
    const over = await aMeeting(mailing.server, ada.access_token, {
      meeting_invitees: kim,
      meeting_date: { start_date: '2026-11-02' },
    })
    expect((await ask(over, ada.access_token)).data).toMatchObject([{ answer_link: null }])
  })

  it('is for the organizer alone', async () => {
    const cy = await mailing.server.aPerson({ first_name: 'Cy' })
    const meeting = await aMeeting(mailing.server, ada.access_token, {
      meeting_invitees: { [bo.user_id]: {} },
    })
    expect((await ask(meeting)).status).toBe(401)
    expect((await ask(meeting, cy.access_token)).status).toBe(404)
    expect((await ask(meeting, bo.access_token)).status).toBe(403)
    expect((await ask(meeting, (await aUserWithRole(mailing.server, 'admin')).access_token)).status).toBe(403)
    const bad = await ask({ meeting_id: 'nonsense' }, ada.access_token)
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'meeting_id'])
  })
})
