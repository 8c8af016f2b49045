import type { Language } from '../language.ts'
import type { HoursItem } from './groups.ts'
import type { Item } from './item.ts'
import type { Judged } from './judge-sentence.ts'
import { foldText } from './tokens.ts'
import { asSettled } from './settle.ts'

/** `Could we move tomorrow's meeting at 9 to the afternoon?`: the hour of the meeting as it was is none of the new one. */
export function withoutOldHours(judged: readonly Judged[], language: Language): readonly Judged[] {
  return judged.map((one) => (one.isMove ? withNewHours(one, language) : one))
}

function withNewHours(one: Judged, language: Language): Judged {
  const old = one.items.filter((item, place) => isOldHour(one, item, place, language))
  const items = one.items
    .filter((item) => !old.includes(item))
    .map((item, place, all) => (isFromTo(one, item, all[place - 1]) ? toEnd(item) : item))
  if (old.length === 0) return { ...one, items }
  const isOffer = one.isOffer && items.some((item) => item.kind === 'hours' && item.hours.isExact)
  const unmeant = [...one.unmeant, ...old.map(asSettled)]
  return { ...one, items, unmeant, isOffer }
}

/** A single hour right before another time of the same day, to which a word such as 'to' leads. */
function isOldHour({ items, text, start }: Judged, item: Item, place: number, language: Language): boolean {
  const next = items[place + 1]
  if (item.kind !== 'hours' || next?.kind !== 'hours' || item.isExcluded || next.isExcluded) return false
  if (next.isJoined === true || item.clause !== next.clause) return false
  const day = items[place - 1]
  if (day?.kind === 'days' && day.isTarget) return false
  const between = foldText(text.slice(item.end - start, next.end - start))
  return leads_to[language].test(between) && isHour(item)
}

function isHour({ hours }: HoursItem): boolean {
  return (hours.isExact && hours.from === hours.until) || hours.until === 24 * 60
}

const leads_to: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:to|into) /,
  de: /(?:^| )(?:auf|in) /,
  fr: /(?:^| )(?:a|au|en|vers) /,
  es: /(?:^| )(?:a|para|por) /,
  it: /(?:^| )(?:a|al|alla|alle|nel) /,
}

/** `Our call on Tuesday from 9 to 11`, and not `to Tuesday, from 9 to 11`. */
function isFromTo({ text, start }: Judged, item: Item, day: Item | undefined): item is HoursItem {
  if (item.kind !== 'hours' || !item.hours.isExact || item.hours.until <= item.hours.from) return false
  if (item.isExcluded || day?.kind !== 'days' || day.isTarget || day.isExcluded || day.isJoined === true)
    return false
  return (
    from_to.test(foldText(text.slice(item.start - start, item.end - start))) &&
    leads_from.test(foldText(text.slice(Math.max(0, item.start - start - longest_lead), item.start - start)))
  )
}

const from_to = / (?:to|a|alle|a las) /
const leads_from = /(?:^| )(?:from|de|de las|dalle) ?$/
const longest_lead = 8

function toEnd(item: HoursItem): HoursItem {
  const { until } = item.hours
  return { ...item, hours: { from: until, until, isExact: true } }
}
