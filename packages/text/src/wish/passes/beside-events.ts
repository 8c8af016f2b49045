import { saysSuitable } from '../cues/occupied.ts'
import { isOneDay, isWantedDay } from '../items/groups.ts'
import type { Language } from '../../language.ts'
import type { Item } from '../items/item.ts'
import { asSettled, withUnmeant } from '../items/settle.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { foldText } from '../terms/tokens.ts'

/** `The day after the workshop on Tuesday`: the day of the event says which, and is not meant itself. */
export function withDaysBesideEvents(
  judged: readonly Judged[],
  { language }: JudgeContext,
): readonly Judged[] {
  return judged.map((told) => {
    const one = withoutDayBefore(told, language)
    const shifts = one.items.flatMap((item) => {
      const shift = shiftOf(item, one, language)
      return shift ? [{ item, ...shift }] : []
    })
    if (shifts.length === 0) return one
    const items = one.items.flatMap((item): Item[] => {
      const shift = shifts.find((other) => other.item === item)
      if (shift) return [shifted(item, shift.by)]
      return shifts.some(({ from, item: day }) => item.start >= from && item.end <= day.start) ? [] : [item]
    })
    return { ...one, items }
  })
}

/** `The exam is on Friday, shall we meet the day after?`: the day of the event is none of the meeting. */
function withoutDayBefore(one: Judged, language: Language): Judged {
  const [event, day, ...others] = one.items.filter(isWantedDay)
  if (!event || !day || others.length > 0 || day.isChoice === true) return one
  if (!day_after.test(foldText(one.text.slice(day.start - one.start, day.end - one.start)))) return one
  const ahead = foldText(one.text.slice(0, Math.max(0, day.start - one.start)))
  const isTold = day.clause !== event.clause && is_on.test(ahead) && !saysSuitable(ahead, language)
  if (!isTold || !(one.isQuestion || one.score > 0)) return one
  return withUnmeant(
    { ...one, items: one.items.map((item) => (item === day ? asSettled(day) : item)) },
    (item) => item === event,
  )
}

const day_after =
  /(?:day after|tag danach|tag darauf|folgetag|lendemain|dia siguiente|dia despues|giorno dopo|giorno seguente|indomani)/
const is_on =
  /(?:^|[^\p{L}])(?:is|are|ends|opens|ist|sind|findet|haben wir|habe ich|est|a lieu|j'ai|es|son|sera|tengo|tenemos|e|ho|abbiamo|we have|i have|we've got|i've got)(?!\p{L})/u

/** From where the words say it that lead to the day, and by how many days. */
function shiftOf(
  item: Item,
  { text, start }: Judged,
  language: Language,
): { from: number; by: number } | null {
  if (!isOneDay(item) || item.isExcluded) return null
  const lead = Math.max(0, item.start - start - longest_lead)
  const before = text.slice(lead, item.start - start)
  const clause = before.slice(Math.max(...marks.map((mark) => before.lastIndexOf(mark))) + 1)
  const [after, ahead] = leads[language]
  const folded = foldText(clause)
  const by = after.test(folded) ? 1 : ahead.test(folded) ? -1 : 0
  return by === 0 ? null : { from: item.start - clause.length, by }
}

function shifted(item: Item, by: number): Item {
  if (item.kind !== 'days') return item
  const days = item.days.map((day) => ({ ...day, first: day.first + by, last: day.last + by, weekday: null }))
  return { ...item, days, bound: null, isSettled: true }
}

const longest_lead = 60
const marks = [',', '.', ';', ':', '!', '?']

/** An event has up to three words of its own. */
const leads: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  en: [
    /(?:^| )the day after (?:the |our |my |your )\p{L}{1,20}(?: \p{L}{1,20}){0,2} on $/u,
    /(?:^| )the day before (?:the |our |my |your )\p{L}{1,20}(?: \p{L}{1,20}){0,2} on $/u,
  ],
  de: [
    /(?:^| )tag nach (?:dem|der|den|unserem|unserer|meiner|meinem|deiner|deinem) \p{L}{1,30} (?:am|vom) $/u,
    /(?:^| )tag vor (?:dem|der|den|unserem|unserer|meiner|meinem|deiner|deinem) \p{L}{1,30} (?:am|vom) $/u,
  ],
  fr: [
    /(?:^| )lendemain (?:de la |de l'|du |de notre |de mon |de ma |de ton )\p{L}{1,20} (?:de |du |le )?$/u,
    /(?:^| )la veille (?:de la |de l'|du |de notre |de mon |de ma |de ton )\p{L}{1,20} (?:de |du |le )?$/u,
  ],
  es: [
    /(?:^| )dia (?:despues|siguiente) (?:del|de la|al|a la) \p{L}{1,20} (?:del|de la|el) $/u,
    /(?:^| )dia (?:antes|anterior) (?:del|de la|al|a la) \p{L}{1,20} (?:del|de la|el) $/u,
  ],
  it: [
    /(?:^| )giorno dopo (?:il |lo |la |l')\p{L}{1,20} (?:di |del )?$/u,
    /(?:^| )giorno prima (?:del |dello |della |dell')\p{L}{1,20} (?:di |del )?$/u,
  ],
}
