import { type MeetingRequest, timeRequestsIn, usual_minutes } from '@meridian/text'
import { isNamed, monthDayOf, type Named, namedIn, type ReadMail } from './named-offer.rules.ts'
import type { AnsweredProposal, AnsweredTime, WishAnswer } from './wish-answer.rules.ts'

/**
 * What a mail asks of its reader's time, by the answer of a model where the grammar has read the mail as well. An offer
 * stays one only where the mail names its day and hour. Where the model finds no request the grammar is no longer sure
 * of its own.
 */
export function withAnswer(request: MeetingRequest, answer: WishAnswer, mail: ReadMail): MeetingRequest {
  const { ask, wish } = request
  if (answer.ask === 'none') return ask === 'cancel' ? request : { ...request, confidence: 'low' }
  const named = namedIn(mail, wish)
  const isOwnZone = [null, mail.timeZone, wish.timeZone].includes(answer.timeZone)
  const offers = answer.proposals.filter((proposal) => isOwnZone && isNamed(proposal, named))
  const wished = answer.proposals.filter((proposal) => !offers.includes(proposal))
  const times = [...answer.times, ...wished.map((proposal) => asTime(proposal, answer.minutes))]
  return {
    ask: answer.ask === 'choose' && !isChoice({ offers, times }, named) ? 'meet' : answer.ask,
    confidence: 'high',
    wish: {
      times: times.map(withSpan),
      excluded: answer.excluded.map(withSpan),
      proposals: offers.map(withSpan),
      length: answer.minutes === null ? null : withSpan({ minutes: answer.minutes }),
      deadline: answer.deadline === null ? null : withSpan({ date: answer.deadline }),
      isUrgent: wish.isUrgent,
      timeZone: answer.timeZone ?? wish.timeZone,
    },
    asking: request.asking.length > 0 ? request.asking : timeRequestsIn(mail),
    unread: [],
    others: [],
    moved: request.moved,
    named: [],
  }
}

/** A draft says of each day of a choice whether it suits, so the mail has to name each. */
function isChoice(
  {
    offers,
    times,
  }: { readonly offers: readonly AnsweredProposal[]; readonly times: readonly AnsweredTime[] },
  { dates }: Named,
): boolean {
  if (offers.length > 0) return true
  return times.every(({ first, last }) => first === null || first !== last || dates.has(monthDayOf(first)))
}

function asTime({ date, from, until }: AnsweredProposal, minutes: number | null): AnsweredTime {
  const end = until ?? Math.min(from + (minutes ?? usual_minutes), 24 * 60)
  return { first: date, last: date, weekdays: [], from, until: end }
}

/** A model does not tell where it has read something. */
function withSpan<Piece extends object>(
  piece: Piece,
): Piece & { readonly start: number; readonly end: number } {
  return { ...piece, start: 0, end: 0 }
}
