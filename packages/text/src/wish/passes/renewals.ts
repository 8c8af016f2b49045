import type { Judged } from './judge-sentence.ts'

/** How much a sentence asks to meet that asks for a time instead of one that is given up. */
export const renewed = 0.9

/** `I have to cancel Monday. Could you suggest a new date?`: what gives a meeting up makes what follows ask for another time. */
export function withRenewals(judged: readonly Judged[]): readonly Judged[] {
  const from = judged.findIndex(({ isGivenUp }) => isGivenUp)
  if (from < 0) return judged
  return judged.map((one, place) => {
    if (place < from || one.isMove) return one
    if (one.isRenewal) {
      const isAboutTime = one.isAboutTime || one.items.length > 0
      return { ...one, score: Math.max(one.score, renewed), isAboutTime }
    }
    // The time that was to be is none for the new meeting.
    return one.isGivenUp ? { ...one, isOffer: false } : one
  })
}

/** Whether the mail asks for a time instead of one that it gives up. */
export function isRenewed(judged: readonly Judged[], least: number): boolean {
  const from = judged.findIndex(({ isGivenUp }) => isGivenUp)
  return from >= 0 && judged.slice(from).some(({ score }) => score >= least)
}

/** `I have to cancel our call on Wednesday. I'll come back to you`, where no sentence asks for a time. */
export function isDeferred(judged: readonly Judged[], least: number): boolean {
  return (
    judged.some((one) => one.isGivenUp) &&
    judged.some((one) => one.isDeferred) &&
    judged.every(({ score, isMove, isQuestion }) => score < least && !isMove && !isQuestion)
  )
}
