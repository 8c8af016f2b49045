import { answerProposal, getMail, listProposals } from '@meridian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aCalendarMail } from '../../../../test/calendar-mail.ts'
import { type MailAccount, startMailAccount } from '../../../../test/mail-account.ts'

let ada: MailAccount

beforeEach(async () => {
  ada = await startMailAccount()
})
afterEach(() => ada.close())

it('[INV43] goes from the invited mailbox at Gmail, once, and joins its conversation there', async () => {
  const asked = aCalendarMail({
    from: 'Nora Outside <nora@outside.example>',
    to: 'ada@example.com',
    method: 'REQUEST',
    event: [
      'UID:kick-off@outside.example',
      'DTSTAMP:20261120T080000Z',
      'SUMMARY:Kick-off',
      'DTSTART;TZID=Europe/Berlin:20261124T100000',
      'DTEND;TZID=Europe/Berlin:20261124T110000',
      'ORGANIZER;CN=Nora Outside:mailto:nora@outside.example',
      'ATTENDEE;CN=Ada at work:mailto:ada@example.com',
    ],
  })
  ada.deliver({ raw_base64: Buffer.from(asked).toString('base64') })
  await ada.join()
  await ada.finish()
  const mail = await ada.mail('Invitation')
  expect(mail.mail_invitation).toMatchObject({ can_answer: true, meeting_title: 'Kick-off' })
  const { access_token } = ada.person
  const [proposal] = (await ada.server.call(listProposals, {}, access_token)).data ?? []
  const { meeting_proposal_id = '' } = proposal ?? {}
  const body = { meeting_action: 'approved' as const }
  await ada.server.call(answerProposal, { params: { meeting_proposal_id }, body }, access_token)
  await pass(11)
  await pass(61)
  const [raw = '', ...others] = sentMails()
  expect(others).toEqual([])
  // Calendar programs accept a reply only from the attendee's own address.
  expect(raw).toMatch(/^From: \S.*<ada@example\.com>\r$/m)
  expect(raw).toMatch(/^To: Nora Outside <nora@outside\.example>\r$/m)
  expect(raw).toMatch(/^In-Reply-To: <mail\.\d+@outside\.example>\r$/m)
  expect(raw).toMatch(/text\/calendar;[^]*method=REPLY/)
  const { mail_id } = mail
  const { data } = await ada.server.call(getMail, { params: { mail_id }, query: {} }, access_token)
  expect(data?.mail_invitation?.meeting_action).toBe('approved')
  // What came back as a sent mail of the person asks nothing.
  expect((await ada.server.call(listProposals, {}, access_token)).data).toEqual([])
})

async function pass(seconds: number): Promise<void> {
  await ada.advance(seconds * 1000)
  const outcomes = await ada.server.runDueJobs()
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([])
}

function sentMails(): string[] {
  const mailbox = ada.google.scene.world.mail.mailboxes.get('ada@example.com')
  return [...(mailbox?.messages.values() ?? [])]
    .filter(({ label_ids }) => label_ids.includes('SENT'))
    .map(({ raw }) => raw.toString('utf8'))
}
