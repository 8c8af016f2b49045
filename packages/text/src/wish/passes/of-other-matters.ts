import { isTime } from '../items/groups.ts'
import { withUnmeant } from '../items/settle.ts'
import type { Judged } from './judge-sentence.ts'

/** Whether a sentence asks for something, or moves or calls off a meeting: any other may tell of another matter. */
export function asksOrMoves({ isQuestion, isMove, isCancel, isGivenUp, score }: Judged): boolean {
  return isQuestion || isMove || isCancel || isGivenUp || score > 0
}

/** The same sentence, where its times are those of another matter. */
export function asOfOther(one: Judged): Judged {
  return {
    ...withUnmeant(one, isTime),
    isOffer: false,
    isAnnounced: false,
    isAboutTime: false,
    isLimitOnly: false,
  }
}
