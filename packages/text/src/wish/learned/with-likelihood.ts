import { asksForTime, type FoundAsk } from '../ask.ts'
import { least_clear } from './likely-roles.ts'

interface Likelihoods {
  /** That the mail asks for a time at all. */
  readonly asks: number
  /** Of the least likely of the roles that its times have. */
  readonly roles: number
}

/** From here on a mail asks for a time. */
const least = 0.4
/** From here on the times that are read are offered unasked, where the grammar is sure as well. */
const sure: Likelihoods = { asks: 0.7, roles: least_clear }

/** What the grammar finds that a mail asks for, where it is likely that it asks at all. */
export function withLikelihood({ ask, confidence }: FoundAsk, { asks, roles }: Likelihoods): FoundAsk {
  if (asks < least) return ask === 'cancel' ? { ask, confidence } : { ask: 'none', confidence: 'high' }
  if (!asksForTime(ask)) return { ask: 'meet', confidence: 'low' }
  const isSure = confidence === 'high' && asks >= sure.asks && roles >= sure.roles
  return { ask, confidence: isSure ? 'high' : 'low' }
}
