import { asksAssent, asksToAttend } from '../cues/assent.ts'
import { keepsTimes, waitsForYes } from '../cues/given-slots.ts'
import { saysAgreed } from '../cues/moving-requests.ts'
import { isTime } from '../items/groups.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { sure } from './score-sentence.ts'
import { withTimesSettled } from '../items/settle.ts'
import { hasClock } from './sentence-times.ts'

/**
 * `Monday at 10. Does that suit you?`, `The inspection is on Monday at 10. Please confirm whether you can attend`: who
 * asks so asks for the time that the sentence before names. So does who waits for a yes to a time that is kept for the
 * reader: `We have put you down for Thursday at 2. Please confirm by Monday`.
 */
export function withAskedTimes(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  return judged.map((one, place) => {
    if (!hasClock(one.items) || one.isOldTime) return one
    const isKept =
      keepsTimes(one.folded, language) &&
      judged.slice(place, place + longest_way).some(({ folded }) => waitsForYes(folded, language))
    if ((one.isDeclined || one.isCancel) && !isKept) return one
    const [behind, next] = judged.slice(place + 1)
    const asksHere = asksToAttend(one.folded, language)
    const asksToCome = [behind, next].some(
      (other) => namesNoTime(other) && asksToAttend(other?.folded ?? '', language),
    )
    const asksIfSuits =
      (one.isOffer || isBare(one) || saysAgreed(one.folded)) &&
      behind?.isQuestion === true &&
      behind.paragraph === one.paragraph &&
      namesNoTime(behind) &&
      asksAssent(behind.folded, language)
    if (!asksHere && !asksToCome && !asksIfSuits && !isKept) return one
    const items = withTimesSettled(one.items)
    return {
      ...one,
      items,
      isOffer: true,
      isAboutTime: true,
      isAnnounced: false,
      isOwnDay: false,
      isDeclined: false,
      isCancel: false,
      isAsked: true,
      ...(isKept && { score: Math.max(one.score, sure), isPlain: items.filter(isTime).length === 2 }),
    }
  })
}

/** In sentences. */
const longest_way = 4

function namesNoTime(one: Judged | undefined): boolean {
  return one !== undefined && !one.items.some(isTime)
}

/** `El lunes a las 10.` */
function isBare({ text, items }: Judged): boolean {
  const named = items.reduce((sum, { start, end }) => sum + end - start, 0)
  return text.length - named <= longest_beside
}

const longest_beside = 14
