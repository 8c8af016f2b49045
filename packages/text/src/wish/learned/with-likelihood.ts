import { least_likely } from '../request/agreed-times.ts'
import { type AskByGrammar, asksForTime, type Confidence, type FoundAsk } from '../request/ask.ts'

interface Grounds {
  /** That the mail asks for a time at all. */
  readonly asks: number
  /** It asks in plain words to meet at the only time that it names. */
  readonly isPlain: boolean
  /** That the likeliest of the times are meant which it was read to wish. */
  readonly times: number
  /** The mail says when the meeting may be. */
  readonly isTimed: boolean
  /** It names several times for it, each with its hour. */
  readonly isOffer: boolean
  /** All times that it offers have their hour, and it names no other time for the meeting. */
  readonly isExact: boolean
}

/** From here on a mail asks for a time. */
const least_likely_ask = 0.4
/** From here on the times that are read are offered unasked, where the grammar finds a request as well. */
const surely_asks: Readonly<Record<Confidence, number>> = { high: 0.8, low: 0.9 }

/** What the grammar finds that a mail asks for, where it is likely that it asks at all. */
export function withLikelihood(
  { ask, confidence, isSettled }: AskByGrammar,
  { asks, isPlain, times, isTimed, isOffer, isExact }: Grounds,
): FoundAsk {
  if (isSettled && !asksForTime(ask)) return { ask, confidence }
  if (asks < least_likely_ask && !isSettled && !isPlain)
    return ask === 'cancel' ? { ask, confidence } : { ask: 'none', confidence: 'high' }
  const isChoice = isOffer && (ask === 'meet' ? isExact : !asksForTime(ask))
  const asked = isChoice ? 'choose' : asksForTime(ask) ? ask : ask === 'cancel' ? 'move' : 'meet'
  if (!asksForTime(ask) && !isPlain) return { ask: asked, confidence: 'low' }
  // Of an ask without a time, and of offered days without an hour, the grammar knows best.
  const isClear = confidence === 'high' || isPlain || (ask === 'choose' ? isExact : isTimed)
  const isSure = isClear && (isPlain || asks >= surely_asks[confidence]) && times >= least_likely
  return { ask: asked, confidence: isSure ? 'high' : 'low' }
}
