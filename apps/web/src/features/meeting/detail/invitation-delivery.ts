import type { MeetingInvitation, NotToldReason } from '@meridian/contract'
import { tServer } from '../../../platform/text/server-text.ts'
import { mark, t } from '../../../platform/text/text.ts'
import { type Clock, formatShortDay, formatTime, isoDate } from '../../../platform/time/format.ts'

/** What the organizer reads of telling an invitee by mail. */
export interface DeliveryStatus {
  readonly text: string
  readonly isProblem: boolean
}

export interface InvitationDelivery {
  /** Of each invitee, by key. */
  readonly statuses: ReadonlyMap<string, DeliveryStatus | null>
  /** Where guests without an account answer, by key. */
  readonly answerLinks: ReadonlyMap<string, string>
  /** What holds for all whom a mail would have to reach, in place of that. */
  readonly note: string | null
}

/** What the organizer reads of telling all invitees. */
export function invitationDelivery(
  invitations: readonly MeetingInvitation[],
  nowMs: number,
  clock: Clock,
  /** A change that its calendar has not taken: nobody has been notified from there. */
  isUnwritten = false,
): InvitationDelivery {
  const unreached = invitations.filter((one) => !seesInvitationHere(one))
  const reason = commonReason(unreached)
  const isUntold = isUnwritten && (reason === 'google' || reason === 'elsewhere')
  return {
    statuses: new Map(
      invitations.map((one) => [
        one.invitee_key,
        reason === null || seesInvitationHere(one) ? deliveryStatus(one, nowMs, clock) : null,
      ]),
    ),
    answerLinks: new Map(
      invitations.flatMap(({ invitee_key, answer_link }) =>
        answer_link === null ? [] : [[invitee_key, answer_link] as const],
      ),
    ),
    note: isUntold
      ? t('Not notified: the calendar has not taken the last change')
      : reason && reasonText(reason),
  }
}

/** 'Invited by mail, 12:03' and the like; null where there is nothing to say about this one. */
export function deliveryStatus(
  invitation: MeetingInvitation,
  nowMs: number,
  clock: Clock,
): DeliveryStatus | null {
  const { invitation_state, mail_kind, told_at, not_told_reason, daily_limit, problem } = invitation
  if (invitation_state === 'failed') {
    const reason = problem === null ? t('No mail server accepted the mail.') : tServer(problem)
    return { text: t("Couldn't be notified: {reason}", { reason }), isProblem: true }
  }
  if (seesInvitationHere(invitation)) return quiet(t('Sees the invitation in Meridian'))
  if (invitation_state === 'waiting') return quiet(t('Will be notified by mail'))
  if (invitation_state === 'not_told') {
    const reason = not_told_reason === null ? null : reasonText(not_told_reason, daily_limit)
    return reason === null ? null : quiet(reason)
  }
  if (told_at === null) return null
  return quiet(
    t<string>(delivery_texts[mail_kind ?? 'invitation'], { when: whenWords(told_at, nowMs, clock) }),
  )
}

/** Why none of them is told by mail, where it is the same for all of them and not about a single person. */
function commonReason(invitations: readonly MeetingInvitation[]): NotToldReason | null {
  const [first] = invitations
  const reason = first?.not_told_reason ?? null
  if (reason === null || !shared_reasons.has(reason)) return null
  return invitations.every((one) => one.not_told_reason === reason) ? reason : null
}

/** People with an account need no mail to see that they are invited. */
function seesInvitationHere({ invitee_key, not_told_reason }: MeetingInvitation): boolean {
  return not_told_reason === 'no_mail' && !invitee_key.startsWith('guest:')
}

/** Null where no notification is needed any more. */
function reasonText(reason: NotToldReason, daily_limit: number | null = null): string | null {
  return reason === 'past' ? null : t<string>(reason_texts[reason], { limit: daily_limit ?? '' })
}

const shared_reasons: ReadonlySet<NotToldReason> = new Set([
  'no_mail',
  'google',
  'elsewhere',
  'offered',
  'past',
  'unconfirmed',
])

const reason_texts: Readonly<Record<Exclude<NotToldReason, 'past'>, string>> = {
  no_mail: mark(
    'Email is not set up on this server. Send guests without an account their answer link or the .ics file.',
  ),
  switched_off: mark('Not notified: has turned mails off'),
  google: mark('Google sends the notification'),
  elsewhere: mark("Notified by the organizer's calendar"),
  offered: mark('Notified once one of the offered times is chosen'),
  declined: mark('Not notified again: has declined'),
  no_account: mark('Not notified: the account is disabled'),
  address_unconfirmed: mark("Not notified: the address isn't confirmed"),
  unconfirmed: mark('Not notified yet: confirm your address first'),
  daily_limit: mark(
    'Not notified yet: the daily limit of {limit} mails to guests is reached. The rest is sent on the next days.',
  ),
  instance_limit: mark(
    'Not notified yet: this server has sent its {limit} mails of the day. The rest is sent on the next days.',
  ),
}

const delivery_texts = {
  invitation: mark('Invited by mail, {when}'),
  update: mark('Notified of the change by mail, {when}'),
  cancellation: mark('Notified of the cancellation by mail, {when}'),
} as const

function quiet(text: string): DeliveryStatus {
  return { text, isProblem: false }
}

/** '12:03' today, 'Fri 20 Nov, 12:03' else. */
function whenWords(moment: string, nowMs: number, clock: Clock): string {
  const day = isoDate(moment, clock.zone)
  const time = formatTime(moment, clock)
  return day === isoDate(nowMs, clock.zone) ? time : t('{day}, {time}', { day: formatShortDay(day), time })
}
