export interface Signs {
  readonly isInvited: boolean
  readonly isQuestion: boolean
  readonly wishes: boolean
  /** It names a day to come, or an hour. */
  readonly hasTime: boolean
  /** It asks about such a time, and not for something that is due then. */
  readonly asksWhen: boolean
  readonly hasLength: boolean
  readonly meets: boolean
  readonly suits: boolean
}

export const sure = 0.7
export const possible = 0.4
/** A question about coming times, which may be about anything. */
export const vague = 0.3

export function scoreOf(folded: string, signs: Signs): number {
  if (signs.isInvited) return 1
  const { isQuestion, wishes, hasTime, asksWhen, hasLength, meets, suits } = signs
  if (isQuestion && meets && (hasTime || (wishes && suits))) return 0.9
  if (isQuestion && hasTime && (suits || hasLength)) return 0.8
  if (wishes && meets && hasTime) return 0.7
  if (isQuestion && (meets || asksWhen) && folded.length <= short_question) return 0.6
  if ((isQuestion || wishes) && meets) return 0.4
  if (isQuestion && asksWhen) return vague
  return 0
}

const short_question = 40
