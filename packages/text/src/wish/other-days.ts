import { matchPhrases } from './cues/phrase-matcher.ts'
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

/** `From the 25th to the 28th I have a stand at the fair. Lunch on one of those days?`: the days of the sentence before are meant. */
export function withThoseDays(judged: readonly Judged[]): Judged[] {
  return judged.map((one, place) => {
    const behind = judged[place + 1]
    const isMeant =
      behind !== undefined &&
      behind.score > 0 &&
      those_days.test(behind.folded) &&
      !behind.items.some(isWantedDay) &&
      one.score === 0 &&
      one.items.some(isWantedDay)
    return isMeant ? { ...one, isOwnDay: false, isAboutTime: true } : one
  })
}

const those_days = matchPhrases(
  [
    '(one|any|either|some) of (those|these|the) ~1 days|on (those|these) days',
    '(einem|einen|einer) (der|dieser|von den) ~1 tage*|an (diesen|den) tagen',
    '(un|l un) (de|des) ~2 jours|ces jours la|pendant ces jours',
    '(uno|alguno|cualquiera) de (esos|estos|los) ~1 dias|esos dias',
    '(uno|qualcuno) (di|dei) ~2 giorni|in quei giorni|quei giorni',
  ].join('|'),
)
