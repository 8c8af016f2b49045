import { matchPhrases } from './cues/phrase-matcher.ts'
import { isWantedDay } from './groups.ts'
import type { Item } from './item.ts'
import type { Judged } from './judge-sentence.ts'

/** Between a stretch and what takes it up may stand how long it takes and the like. */
const most_between = 3

/**
 * `The meters are replaced from the 11th to the 15th. Please tell us when we may come in that period`: days of a sentence
 * before are meant, whatever was said of them there.
 */
export function withThoseDays(judged: readonly Judged[]): Judged[] {
  const meant = new Set(judged.flatMap((one, place) => (takesUp(one) ? namedBefore(judged, place) : [])))
  return judged.map((one, place) =>
    meant.has(place)
      ? { ...one, items: one.items.map(settledStretch), isOwnDay: false, isAboutTime: true }
      : one,
  )
}

function takesUp({ score, folded, items, isQuestion }: Judged): boolean {
  if (!isQuestion && of_now.test(folded)) return false
  return score > 0 && those_days.test(folded) && !avoids.test(folded) && !items.some(isWantedDay)
}

/** The place of the nearest sentence before that names days and asks nothing. */
function namedBefore(judged: readonly Judged[], place: number): number[] {
  for (let at = place - 1; at >= Math.max(0, place - most_between); at -= 1) {
    const one = judged[at]
    if (one === undefined || !one.items.some(isWantedDay)) continue
    return one.score === 0 && !one.isOldTime ? [at] : []
  }
  return []
}

function settledStretch(item: Item): Item {
  return isWantedDay(item) ? { ...item, isSettled: true } : item
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
