import { day_ms } from '@meridian/engine'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { Mail } from '../../../platform/mail/mail.ts'
import { answerLink } from '../rsvp-page/rsvp-link.service.ts'
import { declinedCalendar, declinedWords } from './declined-proposal.rules.ts'
import { type DeclinedProposal, findDeclinedProposal } from './mailed-reply.queries.ts'
import { limitReached, lockMailRoom, sendOnce } from '../../outbox/outbox.api.ts'

/**
 * Mails a guest that the organizer has declined the guest's counter proposal; once, however often the job
 * runs.
 */
export function declineCounter(
  call: JobCall,
  { counter_proposal_id }: { readonly counter_proposal_id: string },
): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    const declined = await findDeclinedProposal(tx, counter_proposal_id)
    if (!declined || Number(declined.last_ends_at) <= call.now().getTime()) return
    await post(call, tx, declined)
  })
}

async function post({ box, config, now, log }: JobCall, tx: Db, declined: DeclinedProposal): Promise<void> {
  const { counter_proposal_id, guest_email: address, guest_name, organizer_name, answered_at } = declined
  const { publicUrl } = config
  const link = publicUrl === undefined ? null : answerLink(box, publicUrl, declined.meeting_attendee_id)
  const mail = Mail.safeParse({
    ...declinedWords(declined, link),
    calendar: { method: 'DECLINECOUNTER', content: declinedCalendar(declined, now()) },
    to: { name: oneLine(guest_name ?? ''), address },
    from_name: `${oneLine(organizer_name)} via Meridian`,
    reply_to: { name: oneLine(organizer_name), address: declined.organizer_email },
  })
  if (!mail.success) {
    log.warn({ counter_proposal_id }, 'a guest could not be mailed: the address is invalid')
    return
  }
  const key = {
    address,
    about_id: counter_proposal_id,
    kind: 'answer' as const,
    time: answered_at.toISOString(),
  }
  const room = await lockMailRoom(tx, config, declined.user_id, now())
  const isHeldBack = limitReached(room, true) !== null
  const sendAt = isHeldBack ? new Date(now().getTime() + day_ms) : now()
  const { user_id } = declined
  await sendOnce(
    tx,
    box,
    { key, user_id, route: 'instance', mail: mail.data, isToStranger: true, sendAt },
    now(),
  )
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}
