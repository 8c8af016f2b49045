import type { Language } from '../../language.ts'
import { days_per_week } from '../days/day-number.ts'
import { countAt } from './counted-away.ts'
import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'

interface Ahead {
  readonly meaning: Meaning
  readonly next: number
}

/** `In six weeks`, `dans dix jours`, `entro venti giorni`: counted from the day of the mail, as a day, a week, or all days up to then. */
export function readAhead(
  tokens: readonly Token[],
  at: number,
  language: Language,
  phrases: ReadonlyMap<string, Meaning>,
): Ahead | null {
  const week = restOfWeek(tokens, at)
  if (week) return week
  const lead = leadAt(tokens, at, language)
  if (!lead) return null
  const place = lead.next + (about.test(tokens[lead.next]?.word ?? '') ? 1 : 0)
  const isOne = one_week[language].test(tokens[place]?.word ?? '')
  const count = isOne ? 1 : countAt(tokens[place], phrases)
  const months = isOne || one_month.test(tokens[place]?.word ?? '') ? 1 : count
  if (months !== null && counts_months.test(tokens[place + 1]?.word ?? ''))
    return monthsAhead(months, lead.isLimit, place + 2)
  const unit = unitAt(tokens, place + 1, phrases)
  if (count === null || !unit || count * unit.days < 2) return null
  const isSaidOf = goesOn(tokens, unit.next, phrases) || how_often.test(tokens[at - 1]?.word ?? '')
  const isWeekday = phrases.get(tokens[at - 1]?.word ?? '')?.kind === 'weekday'
  const isExact = isClock(tokens, unit.next)
  // `En una semana` alone is all days up to then.
  if (isOne && tokens[at]?.word === 'en' && !isExact) return null
  const days = count * unit.days
  if (isSaidOf || days > most_days || (isWeekday && count === 1)) return null
  if (lead.isLimit) return { meaning: { kind: 'span', first: 0, last: days }, next: unit.next }
  if (countsThings(tokens, at, phrases)) return null
  if (isOfWork(tokens, place + 1, unit.next))
    return count > most_working_days
      ? null
      : { meaning: { kind: 'day', offset: count, isWorking: true }, next: unit.next }
  const weeks = unit.days === 7 ? count : weeks_as_days.get(count)
  if (weeks === undefined) return { meaning: { kind: 'day', offset: days }, next: unit.next }
  const meaning: Meaning = isExact
    ? { kind: 'day', offset: weeks * days_per_week }
    : { kind: 'week', offset: weeks }
  return { meaning, next: unit.next }
}

/** `In a week at 10` is of that very day. */
function isClock(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 4).map(({ word }) => word)
  return clock.test(words.join(' '))
}

const clock = /^(?:, )?(?:at|um|punkt|a las?|a|alle|all) \d/

const counts_months = /^(?:months?|monat|monaten?|mois|mes|meses|mese|mesi)$/
const one_month = /^(?:a|one|einem|un|1)$/

/** `In two months`: some days about that date; within them, all days up to it. */
function monthsAhead(count: number, isLimit: boolean, next: number): Ahead | null {
  const days = Math.round(count * month_days)
  if (days > most_days) return null
  const first = isLimit ? 0 : days - about_days
  return { meaning: { kind: 'span', first, last: isLimit ? days : days + about_days }, next }
}

const month_days = 30.44
const about_days = 5

/** More of them are a time within which somebody answers. */
const most_working_days = 5

/** `In four business days`, `dans trois jours ouvrés` */
function isOfWork(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => of_work.test(word))
}

/** `Four talks in three weeks`, and not `twenty minutes in three weeks` */
function countsThings(tokens: readonly Token[], at: number, phrases: ReadonlyMap<string, Meaning>): boolean {
  const thing = tokens[at - 1]?.word ?? ''
  return countAt(tokens[at - 2], phrases) !== null && /^\p{L}/u.test(thing) && !phrases.has(thing)
}

/** `Within the week`, and not `within the week of the fair` */
function restOfWeek(tokens: readonly Token[], at: number): Ahead | null {
  if (!opens_rest.test(tokens[at]?.word ?? '')) return null
  const words = tokens
    .slice(at, at + 3)
    .map(({ word }) => word)
    .join(' ')
  const isOfWhat = /^[\p{L}\d]/u.test(tokens[at + 3]?.word ?? '')
  return rest_of_week.test(words) && !isOfWhat ? { meaning: { kind: 'week', offset: 0 }, next: at + 3 } : null
}

const opens_rest = /^(?:within|dans|en|entro)$/
const rest_of_week = /^(?:within the week|dans la semaine|en la semana|entro la settimana)$/

interface Lead {
  readonly next: number
  readonly isLimit: boolean
}

function leadAt(tokens: readonly Token[], at: number, language: Language): Lead | null {
  const { dates, limits, first } = leads[language]
  if (!first.has(tokens[at]?.word ?? '')) return null
  for (let words = longest_lead; words > 0; words -= 1) {
    const lead = tokens
      .slice(at, at + words)
      .map(({ word }) => word)
      .join(' ')
    if (limits.has(lead)) return { next: at + words, isLimit: true }
    if (dates.has(lead)) return { next: at + words, isLimit: false }
  }
  return null
}

function unitAt(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, Meaning>,
): { readonly days: number; readonly next: number } | null {
  const [one, two] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  const both = phrases.get(`${one} ${two}`)
  if (both?.kind === 'span_unit') return { days: both.days, next: at + 2 }
  const unit = phrases.get(one)
  if (unit?.kind === 'span_unit') return { days: unit.days, next: at + (two === 'time' ? 2 : 1) }
  const week = unit?.kind === 'week_noun' && /^(?:week|woche|semaine|semana|settimana)$/.test(one)
  return week ? { days: 7, next: at + (two === 'time' ? 2 : 1) } : null
}

const longest_lead = 6
const most_days = 190

interface Leads {
  readonly dates: ReadonlySet<string>
  readonly limits: ReadonlySet<string>
  /** The words that one of them begins with. */
  readonly first: ReadonlySet<string>
}

const leads: Readonly<Record<Language, Leads>> = {
  en: leadsOf(['in'], ['in the coming', 'over the coming', 'within the coming', 'in the next']),
  de: leadsOf(
    ['in'],
    [
      'spatestens in',
      'innerhalb der nachsten',
      'im laufe der nachsten',
      'in den kommenden',
      'der nachsten',
      'bis in',
    ],
  ),
  fr: leadsOf(['dans'], ['dans les', 'd ici', 'd ici a', 'sous', 'au plus tard dans', 'dans un delai de']),
  es: leadsOf(
    ['en', 'dentro de'],
    [
      'en un plazo de',
      'en el plazo de',
      'en un plazo maximo de',
      'de aqui a',
      'antes de',
      'a mas tardar en',
      'como mucho en',
    ],
  ),
  it: leadsOf(['tra', 'fra'], ['entro', 'da qui a', 'nel giro di', 'al piu tardi tra']),
}

function leadsOf(dates: readonly string[], limits: readonly string[]): Leads {
  const first = new Set([...dates, ...limits].map((lead) => lead.split(' ')[0] ?? lead))
  return { dates: new Set(dates), limits: new Set(limits), first }
}

/** `In einer Woche` */
const one_week: Readonly<Record<Language, RegExp>> = {
  en: /^(?:a|one)$/,
  de: /^(?:einer|ner)$/,
  fr: /^une$/,
  es: /^una$/,
  it: /^una$/,
}

/** `Dans huit jours`, `in 14 Tagen` */
const weeks_as_days: ReadonlyMap<number, number> = new Map([
  [7, 1],
  [8, 1],
  [14, 2],
  [15, 2],
])

const about = /^(?:about|around|roughly|etwa|rund|ca|circa|ungefahr|environ|unos|unas)$/

/** `Within ten days of receipt`, `in two weeks of rain`, `dans les huit jours qui précèdent` */
const goes_on =
  /^(?:of|after|before|from|prior|nach|vor|ab|seit|de|des|du|d|qui|suivant|suivants|suivantes|apres|avant|que|siguientes|posteriores|desde|a|dal|dalla|dall|di|dopo|prima|che|successivi|successive|seguenti)$/

/** `In drei Tagen ab 10 Uhr`, `dans trois jours à 10h` and `en tres días a las 10` go on with an hour. */
function goesOn(tokens: readonly Token[], at: number, phrases: ReadonlyMap<string, Meaning>): boolean {
  const word = tokens[at]?.word ?? ''
  if (!goes_on.test(word)) return false
  if (!leads_hour.test(word)) return true
  const hour = at + (articles.test(tokens[at + 1]?.word ?? '') ? 2 : 1)
  const isHour = named_hour.test(tokens[hour]?.word ?? '') || countAt(tokens[hour], phrases) !== null
  return !isHour || isMonthAt(tokens, hour + 1, phrases)
}

function isMonthAt(tokens: readonly Token[], at: number, phrases: ReadonlyMap<string, Meaning>): boolean {
  const words = [0, 1, 2].map((ahead) => phrases.get(tokens[at + ahead]?.word ?? '')?.kind)
  return words.includes('month') || words[0] === 'span_unit'
}

const leads_hour = /^(?:a|de|from|before|after|ab|vor|nach)$/
const articles = /^(?:las|la)$/
const named_hour = /^(?:midi|una|mediodia|noon|mittag)$/

const of_work =
  /^(?:working|business|werktagen?|arbeitstagen?|habiles|laborables|ouvres|ouvrables|lavorativi)$/

/** `Twice in three weeks` */
const how_often = /^(?:times|once|twice|mal|einmal|zweimal|dreimal|fois|vez|veces|volta|volte)$/
