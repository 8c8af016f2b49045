import { day_ms } from '@meridian/engine'

/** An account is young so long. */
const young_ms = 7 * day_ms

/** How many mails the person may cause in a day. */
export const mails_a_day = 500
const strangers_a_day = 200
const strangers_a_day_when_young = 20

/** How many mails a day may go to addresses without an account here. */
export function strangerLimit(registered_at: Date, now: Date): number {
  return now.getTime() - registered_at.getTime() < young_ms ? strangers_a_day_when_young : strangers_a_day
}

/** Mails that may still go out, and the limits they are counted against. */
export interface MailRoom {
  readonly own: number
  readonly strangers: number
  readonly stranger_limit: number
  readonly instance: number
  readonly instance_limit: number
}

export type LimitReached = 'daily_limit' | 'instance_limit'

/** Which limit keeps a mail from going out now; null where it may. */
export function limitReached(room: MailRoom, isToStranger: boolean): LimitReached | null {
  if (room.instance <= 0) return 'instance_limit'
  return room.own <= 0 || (isToStranger && room.strangers <= 0) ? 'daily_limit' : null
}

/** Takes in order what the room holds. */
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
