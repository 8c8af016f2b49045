import { isTime } from './items/groups.ts'
import { longest_input } from '../mail-text/prepare.ts'
import { takesNoReplies } from '../mail-text/takes-no-replies.ts'
import { findRequest, type Grounds, type MeetingRequest, nothing } from './request/find-request.ts'
import { type AskingMail, judgeMail } from './judge-mail.ts'
import type { Item } from './items/item.ts'
import { isLeftOut, type Judged } from './passes/judge-sentence.ts'
import type { Learned } from './learned/tables.ts'
import { zoneOfPlace, zoneOfTimes } from './terms/named-zones.ts'
import { senders_zone } from './terms/phrase-tables.ts'
import { isOfMeeting } from './request/unclear-sentences.ts'
import { type MeetingWish, offersExactTimes } from './wish.ts'

/** What a mail as a whole asks of its reader's time, and when. Without `learned` the grammar alone reads it. */
export function readRequest(mail: AskingMail, learned: Learned | null): MeetingRequest {
  if (mail.isBulk || takesNoReplies(mail)) return nothing
  const { judged, subject, grounds } = judgeMail(mail)
  return withSendersZone(decide(judged, subject, { ...grounds, learned }), judged, grounds.text)
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
  ]
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }, place, all) => start !== all[place - 1]?.start || end !== all[place - 1]?.end)
  if (unread.length === 0) return found
  // What the writer says beside exact times does not change these.
  const isOfOffer = found.wish.proposals.some(({ start, end }) =>
    unread.some((span) => span.start >= start && span.end <= end),
  )
  const isExact = found.ask === 'choose' && offersExactTimes(found.wish) && !isOfOffer
  return { ...found, confidence: isExact ? found.confidence : 'low', unread }
}

function namesTime({ items }: Judged): boolean {
  return items.some(isTime)
}

/** Whether a mail says until when it wishes to meet: then `before I sign` tells why, and no other limit. */
function namesLastDay({ times, deadline, proposals }: MeetingWish): boolean {
  if (deadline !== null || proposals.length > 0) return true
  return times.length > 0 && times.every(({ last }) => last !== null)
}

/** `My time` is that of the city which the mail names; without one it stays unknown. */
function withSendersZone(request: MeetingRequest, judged: readonly Judged[], text: string): MeetingRequest {
  const { ask, wish } = request
  if (ask === 'none') return request
  const named = wish.timeZone ?? zoneOfTimes(text.slice(0, longest_input)) ?? zoneBeside(judged, wish)
  if (named === null) return request
  if (named !== senders_zone) return { ...request, wish: { ...wish, timeZone: named } }
  const apart = judged.find(({ items }) => items.some(isApart))
  const zone = (apart && zoneOfPlace(apart.text)) ?? zoneOfPlace(text.slice(0, longest_input))
  const isOwn =
    wish.timeZone === senders_zone || (apart !== undefined && speaks_of_own_clock.test(apart.folded))
  const placed = { ...wish, timeZone: isOwn ? zone : null }
  return placed.timeZone === null
    ? { ...request, wish: placed, confidence: 'low' }
    : { ...request, wish: placed }
}

/** `We are six hours behind you`, and not `my colleague in Tokyo is eight hours ahead`. */
const speaks_of_own_clock =
  /(?<!\p{L})(?:i|we|us|here|ich|wir|hier|je|j|nous|on|ici|yo|estoy|estamos|aqui|aca|io|sono|siamo|qui|noi)(?!\p{L})/u

/** `I am thinking in London hours`, or how far clocks are apart, in a sentence that says nothing else of the meeting. */
function zoneBeside(judged: readonly Judged[], wish: MeetingWish): string | null {
  if (!namesHours(wish)) return null
  const zones = judged.flatMap((one) => {
    const isOfHours = one.items.some((item) => item.kind === 'hours' && !isLeftOut(item)) && !one.isAboutTime
    return isOfHours ? [] : one.items.filter((item) => item.kind === 'zone')
  })
  const zone = zones.find((item) => item.isApart !== true) ?? zones[0]
  return zone?.zone ?? null
}

function isApart(item: Item): boolean {
  return item.kind === 'zone' && item.isApart === true
}

function namesHours({ times, excluded, proposals }: MeetingWish): boolean {
  const all = [...times, ...excluded]
  return (
    proposals.some(({ from }) => from !== null) || all.some(({ from, until }) => from > 0 || until < 24 * 60)
  )
}
