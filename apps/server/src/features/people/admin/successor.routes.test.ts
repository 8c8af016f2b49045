import {
  answerProposal,
  createMeeting,
  deleteAccount,
  getMeeting,
  listMeetings,
  listProposals,
  type SessionUser,
  updateAccount,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailingServer, startMailingServer } from '../../../../test/mailing-server.ts'
import { aUserWithRole } from '../../../../test/operators.ts'

let mailing: MailingServer
let admin: SessionUser
let ada: SessionUser
let bob: SessionUser
let eva: SessionUser

beforeEach(async () => {
  mailing = await startMailingServer()
  admin = await aUserWithRole(mailing.server, 'admin', 'Otto')
  ada = await mailing.server.aPerson({ first_name: 'Ada' })
  bob = await mailing.server.aPerson({ first_name: 'Bob' })
  eva = await mailing.server.aPerson({ first_name: 'Eva' })
})
afterEach(() => mailing.close())

const guest = { 'guest:01890000-0000-7000-8000-000000000001': { primary_email: 'grace@guests.example' } }

async function meet(title: string, meeting_invitees: Record<string, object>, start_date = '2026-12-01') {
  const body = {
    meeting_title: title,
    meeting_date: { start_date },
    meeting_time: { start_time: '10:00', end_time: '10:30' },
    meeting_timezone: 'Europe/Berlin',
    meeting_invitees,
  }
  const { data } = await mailing.server.call(createMeeting, { body }, ada.access_token)
  if (!data) throw new Error('The meeting was not created.')
  return data
}

function remove(successor_email: string | undefined, by = admin) {
  const query = { export: 'false' as const, ...(successor_email !== undefined && { successor_email }) }
  return mailing.server.call(deleteAccount, { params: { user_id: ada.user_id }, query }, by.access_token)
}

describe('[PPL73]', () => {
  it('passes coming meetings with guests on, with their answers, and deletes the others', async () => {
    const { call } = mailing.server
    const { meeting_id } = await meet('Plan', { ...guest, [bob.user_id]: {}, [eva.user_id]: {} })
    await meet('Alone', {})
    await meet('Over', { [eva.user_id]: {} }, '2026-11-03')
    const asked = (await call(listProposals, {}, eva.access_token)).data
    const proposal = asked?.find(({ meeting }) => meeting.meeting_id === meeting_id)
    const params = { meeting_proposal_id: proposal?.meeting_proposal_id ?? '' }
    await call(answerProposal, { params, body: { meeting_action: 'approved' } }, eva.access_token)

    const { status, data } = await remove(bob.primary_email.toUpperCase())
    expect({ status, data }).toEqual({
      status: 200,
      data: { user_id: ada.user_id, export: null, passed_on: 1 },
    })
    const own = (await call(listMeetings, { query: {} }, bob.access_token)).data
    expect(own?.map(({ meeting_title, user_id }) => [meeting_title, user_id])).toEqual([
      ['Plan', bob.user_id],
    ])
    const seen = await call(getMeeting, { params: { meeting_id }, query: {} }, eva.access_token)
    expect(seen.data?.user_details.full_name).toBe(bob.full_name)
    const people = Object.values(seen.data?.meeting_invitees ?? {})
    expect(people.map(({ meeting_action }) => meeting_action).toSorted()).toEqual(['approved', 'pending'])
    expect((await call(listMeetings, { query: {} }, eva.access_token)).data).toHaveLength(1)
  })

  it('tells a mailed guest of the new organizer, and cancels nothing', async () => {
    await meet('Plan', guest)
    await mailing.mailsAfter(300)
    await remove(bob.primary_email)
    const mails = await mailing.mailsAfter(300)
    const mailed = mails.filter(({ to }) => to.includes('grace@guests.example'))
    expect(mailed.map(({ subject }) => subject).join()).not.toMatch(/cancel/i)
    expect(mailed.at(-1)?.text).toContain(bob.full_name)
  })

  it.each(['nobody@example.com', 'Ada', 'admin', 'disabled'])(
    'refuses the successor %s and deletes nothing',
    async (who) => {
      await mailing.server.call(
        updateAccount,
        { params: { user_id: eva.user_id }, body: { is_disabled: true } },
        admin.access_token,
      )
      const known: Record<string, string> = {
        Ada: ada.primary_email,
        admin: admin.primary_email,
        disabled: eva.primary_email,
      }
      const { status, errors } = await remove(known[who] ?? who)
      expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'successor_email' })
      expect((await mailing.server.call(listMeetings, { query: {} }, ada.access_token)).status).toBe(200)
    },
  )

  it('is refused to others', async () => {
    expect((await remove(bob.primary_email, bob)).status).toBe(403)
  })
})
