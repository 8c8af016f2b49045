import { day_ms } from '@meridian/engine'

/** How long an account counts as young. */
const young_ms = 7 * day_ms

/** Daily cap per organizer, so that the instance cannot be used to send spam. */
export const mails_a_day = 500
const strangers_a_day = 200
const strangers_a_day_when_young = 20

/** Daily cap of mails to addresses without an account here. */
export function strangerLimit(registered_at: Date, now: Date): number {
  return now.getTime() - registered_at.getTime() < young_ms ? strangers_a_day_when_young : strangers_a_day
}

/** The mails that may still be sent, with the limits. */
export interface MailRoom {
  readonly own: number
  readonly own_limit: number
  readonly strangers: number
  readonly stranger_limit: number
  readonly instance: number
  readonly instance_limit: number
}

export type LimitReached = 'daily_limit' | 'instance_limit'

/** The limit that holds a mail back; null where it may be sent. */
export function limitReached(room: MailRoom, isToStranger: boolean): LimitReached | null {
  if (room.instance <= 0) return 'instance_limit'
  return room.own <= 0 || (isToStranger && room.strangers <= 0) ? 'daily_limit' : null
}

/** Takes mails in order up to the limits. */
export function withinLimit<Mail extends { readonly isToStranger: boolean }>(
  mails: readonly Mail[],
  room: MailRoom,
): Mail[] {
  let left = room
  return mails.filter(({ isToStranger }) => {
    if (limitReached(left, isToStranger) !== null) return false
    left = {
      ...left,
      own: left.own - 1,
      instance: left.instance - 1,
      strangers: left.strangers - Number(isToStranger),
    }
    return true
  })
}
