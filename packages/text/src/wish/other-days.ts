import { isWantedDay } from './groups.ts'
import type { Judged } from './judge-sentence.ts'
import { isOwnDayItem } from './own-days.ts'

/** `On Wednesday the machine stands still. The other days suit me.`: the days of the sentence before do not. */
export function withOtherDays(judged: readonly Judged[]): Judged[] {
  return judged.map((one, place) => {
    const behind = judged[place + 1]
    if (behind?.isOfOthers !== true || behind.paragraph !== one.paragraph || !isTold(one)) return one
    const items = one.items.map((item) =>
      isWantedDay(item) && isOwnDayItem(item) ? { ...item, isExcluded: true } : item,
    )
    return { ...one, items, isOwnDay: false, isAboutTime: true }
  })
}

/** It asks for no meeting, and says of no time that it suits. */
function isTold({ score, isMove, isQuestion, isAboutTime, isOwnDay }: Judged): boolean {
  return score === 0 && !isMove && !isQuestion && (isOwnDay || !isAboutTime)
}
