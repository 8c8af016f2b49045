import type { MailInvitation } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refusal } from '../../../../test/answers.ts'
import { focusOn } from '../../../../test/keyboard.ts'
import { answersOfMail } from '../../../../test/mail-answers.ts'
import { aMail, anInvitation } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'

const card = page.getByRole('region', { name: /Otto Example/ })

it('[WML86] after an answer in a mail, given or refused, the keyboard goes on in the card', async () => {
  const proposal = anInvitation(1)
  const mail = aMail({ is_read: true, mail_invitation: invitationOf(proposal) })
  let isRefused = true
  const shown = await show(`/user/mails/${mail.mail_id}`, {
    answers: {
      ...answersOfMail(mail),
      listProposals: [proposal],
      answerProposal: () => (isRefused ? new Refusal(409, 'The meeting was changed.') : proposal),
    },
  })
  const accept = card.getByRole('button', { name: 'Accept' })
  await focusOn(accept)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The meeting was changed.')).toBeVisible()
  await expect.element(accept).toBeVisible()
  await expect.poll(isFocusNear).toBe(true)

  isRefused = false
  const accepted = aMail({
    is_read: true,
    mail_invitation: { ...invitationOf(proposal), meeting_action: 'approved' },
  })
  await focusOn(accept)
  shown.answer({ ...answersOfMail(accepted), listProposals: [] })
  await userEvent.keyboard('{Enter}')
  await expect.element(card.getByRole('button', { name: 'Decline' })).toBeVisible()
  await expect.element(accept).not.toBeInTheDocument()
  await expect.poll(isFocusNear).toBe(true)
})

function isFocusNear(): boolean {
  return document.activeElement?.contains(card.element()) === true && document.activeElement !== document.body
}

function invitationOf({ meeting_proposal_id, meeting }: ReturnType<typeof anInvitation>): MailInvitation {
  return {
    kind: 'request',
    meeting_proposal_id,
    meeting_action: 'pending',
    meeting_id: meeting.meeting_id,
    meeting_title: meeting.meeting_title,
    location_name: null,
    ...meeting.meeting_timestamps,
    meeting_timezone: meeting.meeting_timezone,
    is_all_day: false,
    is_recurring: false,
    organizer: { name: 'Otto Example', address: 'otto@people.example' },
    person: null,
    answer: null,
    comment: null,
    availability: null,
    own_counter_proposal: null,
    is_tentative: false,
    is_mail_only: false,
    can_answer: true,
    can_propose: true,
    calendar_answer: null,
    claim: null,
    reason: null,
  }
}
