import type { Language } from '../../language.ts'
import { closeClause } from '../sentence/clause.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { saysFree, speaksOfDoing } from '../cues/occupied.ts'
import { isUnavailable } from '../cues/unavailable.ts'
import { momentOf } from '../items/ends-of-work.ts'
import { isAnyDay, isEveryWeek } from '../items/groups.ts'
import { type Item, longest_clause } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { isOwnDayItem } from '../days/own-days.ts'

/** Whether what stands behind words such as `after that` says that the writer has time then. */
export function freesThen(said: string, language: Language): boolean {
  return saysFree(said, language) || frees[language].test(said)
}

const frees: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'free|any time|anytime|whenever|suits|works|quiet|fine|easiest|best|flexible|up to you|(all|completely|entirely) yours|at your (disposal|service)|you can ~2 (ring|call|come|drop|have|keep|phone|reach|get|catch|find)|(just|please) ~1 (ring|call|phone|come|knock)|(ring|call|phone) me|pick|choose|(m|am|re|are|ll be) ~1 (home|at home)|(at|in) my (desk|office)|(at|in) the office',
  ),
  de: matchPhrases(
    'frei|jederzeit|immer|passt|gern|gerne|ruhig|luft|flexibel|richte|(habe|hab|hatte) ~2 zeit|erreichbar|verfugung|(gehore|gehoren) ~1 (ich|wir) ~3 (dir|ihnen|euch)|(kannst|konnen|konnt) ~1 (du|sie|ihr) ~5 (anrufen|klingeln|kommen|melden|haben)|(ruf|rufen|klingel|klingeln) ~2 (an|durch|einfach)|schreibtisch|(bin|sind) ~3 (zu hause|zuhause|daheim)|(bin|sind|sitze) ~4 (buro|da)|(such|suchen|nimm|nehmen) ~1 (dir|sie)',
  ),
  fr: matchPhrases(
    'libre|quand (tu|vous)|choisis|choisissez|choisir|dispo|disponible|tranquille|flexible|adapte|(me|ca) (va|convient)|joignable|(suis|sommes|serai) ~2 chez (moi|nous)|disposition|(tout|toute|entierement) a (toi|vous)|(tu peux|vous pouvez) ~2 (appeler|sonner|passer|garder|joindre|venir|avoir)|(mon|au) bureau',
  ),
  es: matchPhrases(
    'libre|cuando (quieras|quiera)|lo que (quieras|quiera)|(te|le|os) (venga|vaya)|disponible|tranquilo|tranquila|flexible|adapto|(me|nos) (va|viene)|localizable|(estoy|estamos|estare) ~2 casa|disposicion|(todo|toda) (tuyo|tuya|suyo|suya|vuestro|vuestra)|(puedes|puede) ~1 (llamar*|pasar*|venir|encontrar*)|(mi mesa|mi escritorio|el despacho|la oficina)|(llamame|llameme)|(elige|elija|escoge|escoja)',
  ),
  it: matchPhrases(
    'libero|libera|quando (vuoi|vuole)|disponibile|tranquillo|tranquilla|va bene|sempre|adatto|reperibile|raggiungibile|(sono|siamo|saro) ~1 a casa|disposizione|(tutto|tutta) (tuo|tua|suo|sua|vostro|vostra)|(puoi|puo) ~1 (chiamar*|passare|venire|trovar*)|(mi trovi|mi trova)|scrivania|(in|nel|nello) (ufficio|studio)|(scegli|scelga)',
  ),
}

/** Whether it says that the writer has something else to do then. */
export function isBusyThen(said: string, language: Language): boolean {
  return speaksOfDoing(said, language) || needs.test(said)
}

/** `In between I need to write the report` */
const needs = matchPhrases(
  '(i|we) (need|must|have to)|(muss|mussen|brauche|brauchen) (ich|wir)|(je|nous|on) (dois|devons|doit)|il (me|nous) (faut|faudra)|(tengo|tenemos) que|(debo|debemos|necesito|necesitamos)|devo|dobbiamo|(mi|ci) (serve|servono)',
)

/**
 * `Until two I am in the warehouse, then at my desk until five`: what suits begins with the hour at which the writer has
 * done with something else. False where a word such as `then` says no such thing.
 */
export function freeAfterHours(reader: Reader, at: number): boolean {
  const { terms, items, language, textAt } = reader
  const { start = 0, end = 0 } = terms[at] ?? {}
  if (reader.isReason || !freesThen(textAt(start, end + longest_clause), language)) return false
  const place = items.findLastIndex((item) => !isAnyDay(item) && !isEveryWeek(item))
  const named = items[place]
  if (named?.kind !== 'hours' || momentOf(named.hours) === null) return false
  const begin = items.findLastIndex(({ clause }) => clause !== named.clause)
  if (freesThen(textAt(items[begin]?.end ?? 0, start), language)) return false
  closeClause(reader, start)
  const last = items[place]
  const from = last?.kind === 'hours' && last.start === named.start ? momentOf(last.hours) : null
  if (last?.kind !== 'hours' || from === null) return false
  const dayAt = items.findLastIndex((item, other) => other < place && item.kind === 'days')
  for (const [other, item] of items.entries())
    items[other] = other === dayAt ? withDay(item) : beside(item, from)
  const { outUntil: _, ...rest } = last
  const hours = { from, until: 24 * 60, isExact: false }
  items[place] = { ...rest, hours, isExcluded: false, isTurned: true, isSettled: true }
  reader.isFreeAfter = true
  return true
}

/** The day on which the writer is free from an hour on. */
function withDay(item: Item): Item {
  if (!isOwnDayItem(item)) return item
  return { ...item, isExcluded: false, isSettled: true }
}

/** A part of the day before the hour does not suit. */
function beside(item: Item, from: number): Item {
  if (item.kind !== 'hours' || item.isPart !== true || item.hours.until > from) return item
  return { ...item, isExcluded: true, isSettled: true }
}

/** `My mornings go on interviews, any other time is good`: hours that the sentence named before do not suit. */
export function leaveOutNamedHours(reader: Reader, at: number): void {
  const { terms, items, language, textAt } = reader
  const { start = 0 } = terms[at] ?? {}
  const before = textAt(0, start)
  const isBusy = isUnavailable(before, language) || speaksOfDoing(before, language)
  closeClause(reader, start)
  if (!isBusy && (praises.test(before) || freesThen(before, language) || items.some(isExact))) return
  const clauses = new Set(items.flatMap((item) => (item.kind === 'hours' ? [item.clause] : [])))
  for (const [place, item] of items.entries()) {
    if (item.kind === 'hours') items[place] = { ...item, isExcluded: true, isSettled: true }
    else if (item.kind === 'days' && item.bound === null && clauses.has(item.clause))
      items[place] = { ...item, isExcluded: true }
  }
}

function isExact(item: Item): boolean {
  return item.kind === 'hours' && item.hours.isExact && !item.isExcluded
}

/** `Mornings are good, any other time works as well` */
const praises = matchPhrases(
  'good|great|ideal|perfect|ok|okay|gut|super|ginge|geht|bien|parfait|ideale|perfecto|perfecta|bene|perfetto|perfetta|ottimo',
)
