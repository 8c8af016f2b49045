import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import type { HoursItem } from '../items/groups.ts'
import type { Item, ReadTimes } from '../items/item.ts'
import { readers_zone, senders_zone } from '../terms/phrase-tables.ts'
import { zoneOfPlace } from '../terms/named-zones.ts'
import { foldText } from '../terms/tokens.ts'

/** `9 to 11 here, which is 15 to 17 for you`: one time on two clocks, of which the reader's counts; null for others. */
export function onReadersClock(read: ReadTimes, sentence: string, language: Language): ReadTimes | null {
  if (read.items.some(isPlaced)) return null
  const all = [...read.items, ...read.unmeant]
    .filter((item): item is HoursItem => item.kind === 'hours')
    .toSorted((one, other) => one.start - other.start)
  const kept: ReadersHours[] = []
  for (const [place, first] of all.entries()) {
    const second = all[place + 1]
    if (!second || kept.at(-1)?.pair[1] === first || !isSameLong(first, second)) continue
    // `10 am or 4.30 pm, all times yours`
    if (second.isChoice === true || read.items.some(isDayBetween(first, second))) continue
    kept.push(...readersOf(first, second, sentence, language))
  }
  const [{ zone } = { zone: null }] = kept
  if (zone === null) return null
  const paired = new Set<Item>(kept.flatMap(({ pair }) => pair))
  const others = (items: readonly Item[]) => items.filter((item) => !paired.has(item) && item.kind !== 'zone')
  const told = kept.map((one) => mergedOf(one, read))
  const { start, end, clause } = told[0] ?? { start: 0, end: 0, clause: 0 }
  return {
    ...read,
    items: [...others(read.items), ...told, { kind: 'zone' as const, zone, start, end, clause }].toSorted(
      (item, other) => item.start - other.start,
    ),
    unmeant: others(read.unmeant),
  }
}

/** The hours of the reader, where and how the first ones were said. */
function mergedOf({ pair: [first, second], item }: ReadersHours, { items }: ReadTimes): HoursItem {
  const { from, until, isExact } = item.hours
  const told = items.includes(first) ? first : second
  return {
    ...told,
    hours: { from, until, isExact: isExact && first.hours.isExact },
    start: first.start,
    end: first.end,
  }
}

function isPlaced(item: Item): boolean {
  return item.kind === 'zone' && !loose.has(item.zone)
}

interface ReadersHours {
  readonly pair: readonly [HoursItem, HoursItem]
  /** Those on the reader's clock. */
  readonly item: HoursItem
  readonly zone: string
}

const loose: ReadonlySet<string> = new Set([readers_zone, senders_zone])

function readersOf(
  first: HoursItem,
  second: HoursItem,
  sentence: string,
  language: Language,
): readonly ReadersHours[] {
  if (second.start - first.end > longest_between) return []
  const between = foldText(sentence.slice(first.end, second.start))
  const behind =
    foldText(sentence.slice(second.end, second.end + longest_behind)).split(/[.;!?]/u, 1)[0] ?? ''
  const isSame = /[(/=]/.test(between) || says_same[language].test(between)
  const isNoChoice = second.isChoice !== true
  const pair = [first, second] as const
  if (of_reader[language].test(behind) && (isSame || (isNoChoice && of_writer[language].test(between))))
    return [{ pair, item: second, zone: readers_zone }]
  if (of_reader[language].test(between) && (isSame || (isNoChoice && of_writer[language].test(behind))))
    return [{ pair, item: first, zone: readers_zone }]
  const city = isSame ? zoneOfPlace(sentence.slice(second.end, second.end + longest_behind)) : null
  return city === null ? [] : [{ pair, item: second, zone: city }]
}

const longest_between = 60
const longest_behind = 30

/** `Tuesday at 10 here, Wednesday at 16 with you` are two times. */
function isDayBetween(first: HoursItem, second: HoursItem): (item: Item) => boolean {
  return ({ kind, start }) => kind === 'days' && start > first.start && start < second.start
}

/** As long as one another, and not at the same time. */
function isSameLong({ hours: one }: HoursItem, { hours: other }: HoursItem): boolean {
  return one.until - one.from === other.until - other.from && one.from !== other.from
}

const says_same: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(which|that|this) (is|would be|means|makes)|so|i e|that s|meaning|or|equals'),
  de: matchPhrases(
    'also|das (ist|sind|ware|waren|heisst)|was ~3 (ist|sind|entspricht)|d h|sprich|bzw|entspricht',
  ),
  fr: matchPhrases('soit|donc|c est a dire|(ce )?qui (fait|font|correspond|donne)|c est|cela fait|ca fait'),
  es: matchPhrases(
    'que (son|es|serian|seria|equivale)|es decir|o sea|(son|es) decir|lo que (es|son)|equivale',
  ),
  it: matchPhrases('cioe|ovvero|ossia|quindi|che (sono|sarebbero|equivale|corrisponde)|vale a dire'),
}

const of_reader: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('for you|with you|your (time|end|side|clock|clocks)|where you are|at yours|yours'),
  de: matchPhrases('bei (euch|dir|ihnen)|(deine|eure|ihre)r? zeit|fur (dich|euch|sie)'),
  fr: matchPhrases('chez (vous|toi)|pour (vous|toi)|(votre|ton) heure'),
  es: matchPhrases(
    '(alla|ahi|alli)|para (ti|usted|ustedes|vosotros|vosotras)|(su|tu|vuestra) hora|(la|las) (suya|suyas|tuya|tuyas|vuestra|vuestras)',
  ),
  it: matchPhrases('da (te|voi|lei)|per (te|voi|lei)|(tua|vostra|sua) ora|ora (tua|vostra|sua)'),
}

const of_writer: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('here|(my|our) (time|end|side|clock|clocks)|for (me|us)|with us|local time'),
  de: matchPhrases('hier|bei (uns|mir)|(meine|unsere)r? zeit|ortszeit|hiesige*'),
  fr: matchPhrases('ici|chez (nous|moi)|pour (nous|moi)|(notre|mon) heure|heure locale'),
  es: matchPhrases('(aqui|aca)|(mi|nuestra) hora|para (mi|nosotros|nosotras)|hora local'),
  it: matchPhrases('qui|qua|da (noi|me)|per (noi|me)|(mia|nostra) ora|ora (mia|nostra|locale)'),
}
