import type { MailInvitation } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'

type Told = Pick<MailInvitation, 'kind' | 'organizer' | 'person' | 'answer' | 'meeting_action'> &
  Partial<Pick<MailInvitation, 'calendar_answer' | 'claim'>>

/** What the calendar in a mail does, and what the reader has answered, in a line. */
export function invitationTitle(told: Told): string {
  const { kind, organizer, person, answer } = told
  const host = nameOf(organizer)
  const name = person ? nameOf(person) : host
  if (kind === 'cancellation') return t('{name} has cancelled this meeting', { name: host })
  if (kind === 'announcement') return t('A meeting of {name}', { name: host })
  if (kind === 'counter_proposal') return t('{name} proposes another time', { name })
  if (kind === 'counter_declined') return t('{name} keeps the original time', { name: host })
  if (kind === 'answer') return told.claim ? claimWords(name, answer) : answerWords(name, answer)
  const own = ownAnswer(told)
  if (own === 'accepted') return t('You accepted the invitation of {name}', { name: host })
  if (own === 'declined') return t('You declined the invitation of {name}', { name: host })
  if (own === 'tentative') return t('You may come to the meeting of {name}', { name: host })
  return t('{name} invites you', { name: host })
}

function ownAnswer({ meeting_action, calendar_answer }: Told): string | undefined {
  if (calendar_answer) return calendar_answer.answer
  if (meeting_action === 'approved') return 'accepted'
  return meeting_action === 'rejected' ? 'declined' : undefined
}

function answerWords(name: string, answer: MailInvitation['answer']): string {
  if (answer === 'accepted') return t('{name} comes', { name })
  if (answer === 'declined') return t('{name} does not come', { name })
  if (answer === 'tentative') return t('{name} may come', { name })
  return t('{name} has answered', { name })
}

/** The answer does not count until the reader has recorded it for a guest. */
function claimWords(name: string, answer: MailInvitation['answer']): string {
  if (answer === 'accepted') return t('{name} may be coming: check who answered', { name })
  if (answer === 'declined') return t('{name} may not be coming: check who answered', { name })
  return t('{name} may have answered: check who it is', { name })
}

function nameOf({ name, address }: MailInvitation['organizer']): string {
  return name || address || t('Somebody')
}
