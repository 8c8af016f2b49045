import { matchPhrases } from '../cues/phrase-matcher.ts'
import { isOneDay, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Judged } from './judge-sentence.ts'
import { isOwnDayItem } from '../days/own-days.ts'

/** A sentence says of the days of one before it what they are for the meeting. */
export function withTakenUpDays(judged: readonly Judged[]): readonly Judged[] {
  return judged.map((one, place) => {
    const asMeant = asOthers(one, judged[place + 1]) ?? asBeginning(one, judged[place + 1])
    const meant = asMeant ?? asThoseDays(one, judged.slice(place + 1, place + 1 + most_between))
    return meant ? { ...one, items: one.items.map(meant), isOwnDay: false, isAboutTime: true } : one
  })
}

type AsMeant = (item: Item) => Item

/** `On Wednesday the machine stands still. The other days suit me.`: the days of the sentence before do not. */
function asOthers(one: Judged, behind: Judged | undefined): AsMeant | null {
  const { score, isMove, isQuestion, isAboutTime, isOwnDay } = one
  // It asks for no meeting, and says of no time that it suits.
  const isTold = score === 0 && !isMove && !isQuestion && (isOwnDay || !isAboutTime)
  if (!isTold || behind?.isOfOthers !== true || behind.paragraph !== one.paragraph) return null
  return (item) => (isWantedDay(item) && isOwnDayItem(item) ? { ...item, isExcluded: true } : item)
}

/** `I am back on the 5th. From then on I can come any day`: the day of the sentence before is where the days begin. */
function asBeginning(one: Judged, behind: Judged | undefined): AsMeant | null {
  const goesOn = behind?.beginsFromThen === true && !behind.isDeclined && behind.paragraph === one.paragraph
  const day = one.items.findLast(
    (item) =>
      isOneDay(item) &&
      (item.bound === null || item.bound === 'from') &&
      !item.days.some(({ isFrame }) => isFrame),
  )
  if (!goesOn || day?.kind !== 'days' || one.score > 0 || one.isQuestion) return null
  return (item) => (item === day ? { ...day, isExcluded: false, bound: 'from', isSettled: true } : item)
}

/**
 * `The meters are replaced from the 11th to the 15th. Please tell us when we may come in that period`: such days are
 * meant, whatever was said of them.
 */
function asThoseDays(one: Judged, behind: readonly Judged[]): AsMeant | null {
  if (one.score > 0 || one.isOldTime || !one.items.some(isWantedDay)) return null
  const next = behind.findIndex(({ items }) => items.some(isWantedDay))
  const isTakenUp = (next < 0 ? behind : behind.slice(0, next)).some(takesUp)
  return isTakenUp ? (item) => (isWantedDay(item) ? { ...item, isSettled: true } : item) : null
}

/** Between a stretch and what takes it up may stand how long it takes and the like. */
const most_between = 3

function takesUp({ score, folded, isQuestion }: Judged): boolean {
  if (!isQuestion && of_now.test(folded)) return false
  return score > 0 && those_days.test(folded) && !avoids.test(folded)
}

const those_days = matchPhrases(
  [
    '(one|any|either|some) of (those|these|the) ~1 days|on (those|these) days|(during|over|within|in) (those|these) (days|dates)|(in|during|within|over) (that|this) ~1 (period|time|stretch|window|span|time frame|timeframe)|in that time',
    '(einem|einen|einer) (der|dieser|von den) ~1 tage*|an (diesen|den) tagen|in (diesem|dem genannten|jenem|dem) (zeitraum|zeitfenster)|innerhalb dieses zeitraums|wahrend dieser zeit|in diesen tagen|in jenen tagen',
    '(un|l un) (de|des) ~2 jours|ces jours la|pendant ces jours|(dans|pendant|durant|sur|au cours de) cette (periode|plage)|dans cet intervalle|dans ce laps de temps|durant ces jours',
    '(uno|alguno|cualquiera) de (esos|estos|los) ~1 dias|esos dias|(en|durante|dentro de) (ese|este|dicho) (periodo|plazo|intervalo|tramo)|en esas fechas',
    '(uno|qualcuno) (di|dei) ~2 giorni|in quei giorni|quei giorni|(in|durante|entro) (quel|questo|tale) (periodo|intervallo|arco)|in quelle date',
  ].join('|'),
)

/** `In this period I am quite free` speaks of these days. */
const of_now = /(?:in questo periodo|en este periodo|in this period|en ce moment|in diesen tagen)(?!\p{L})/u

/** `Could we do it after that period?` */
const avoids = matchPhrases(
  '(after|before|outside|outside of|except|avoid|not) ~2 (period|time|dates|days)|(nach|vor|ausserhalb|nicht) ~2 (zeitraum*|zeit|tagen)|(apres|avant|hors|sauf|pas) ~2 (periode|jours)|(despues|antes|fuera|salvo|no) ~3 (periodo|plazo|dias|fechas)|(dopo|prima|fuori|tranne|non) ~2 (periodo|giorni|date)',
)
