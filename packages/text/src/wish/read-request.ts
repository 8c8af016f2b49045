import { longest_input } from '../prepare.ts'
import { takesNoReplies } from '../takes-no-replies.ts'
import { findRequest, type Grounds, type MeetingRequest, nothing } from './find-request.ts'
import { type AskingMail, judgeMail } from './judge-mail.ts'
import type { Judged } from './judge-sentence.ts'
import type { Learned } from './learned/tables.ts'
import { zoneOfPlace, zoneOfTimes } from './named-zones.ts'
import { senders_zone } from './phrase-tables.ts'
import { isOfMeeting } from './unclear-sentences.ts'
import type { MeetingWish } from './wish.ts'

/** What a mail as a whole asks of its reader's time, and when. Without `learned` the grammar alone reads it. */
export function readRequest(mail: AskingMail, learned: Learned | null): MeetingRequest {
  if (mail.isBulk || takesNoReplies(mail)) return nothing
  const { judged, subject, grounds } = judgeMail(mail)
  return withSendersZone(decide(judged, subject, { ...grounds, learned }), grounds.text)
}

function decide(judged: readonly Judged[], subject: string, grounds: Grounds): MeetingRequest {
  const found = findRequest(judged, subject, grounds)
  if (found.ask === 'none' || found.ask === 'cancel') return found
  const isBounded = namesLastDay(found.wish)
  const unread = [
    ...found.unread,
    ...judged.flatMap((one) =>
      isOfMeeting(one) && (isBounded ? namesTime(one) : one.items.length > 0 || one.score > 0)
        ? one.unread
        : [],
    ),
  ].toSorted((one, other) => one.start - other.start)
  return unread.length === 0 ? found : { ...found, confidence: 'low', unread }
}

function namesTime({ items }: Judged): boolean {
  return items.some(({ kind }) => kind === 'days' || kind === 'hours')
}

/** Whether a mail says until when it wishes to meet: then `before I sign` tells why, and no other limit. */
function namesLastDay({ times, deadline, proposals }: MeetingWish): boolean {
  if (deadline !== null || proposals.length > 0) return true
  return times.length > 0 && times.every(({ last }) => last !== null)
}

/** `My time` is that of the city which the mail names; without one it stays unknown. */
function withSendersZone(request: MeetingRequest, text: string): MeetingRequest {
  if (request.wish.timeZone === null && request.ask !== 'none') {
    const named = zoneOfTimes(text.slice(0, longest_input))
    return named === null ? request : { ...request, wish: { ...request.wish, timeZone: named } }
  }
  if (request.wish.timeZone !== senders_zone) return request
  const zone = zoneOfPlace(text.slice(0, longest_input))
  const wish = { ...request.wish, timeZone: zone }
  return zone === null ? { ...request, wish, confidence: 'low' } : { ...request, wish }
}
