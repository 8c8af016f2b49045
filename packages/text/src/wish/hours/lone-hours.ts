import { bareHourAt, type BareHour, isOpen } from './bare-hour.ts'
import { isMark } from '../days/day-range.ts'
import type { Reader } from '../items/item-reader.ts'
import type { Term } from '../terms/term.ts'

/** An hour without another end that its words, its list or the way it is written tell from a count. */
export function isLoneHour(reader: Reader, at: number, one: BareHour): boolean {
  return (
    isProposed(reader, at, one) ||
    isAheadOfDay(reader, at, one) ||
    isOfPart(reader, at, one) ||
    isOfDayPart(reader, one) ||
    isListed(reader, at, one) ||
    isOfArticle(reader, one) ||
    (one.hasMinutes && reader.terms[at - 1]?.kind === 'but') ||
    (isDotted(one) && isOpen(reader.terms[at - 1])) ||
    isClockTime(reader, one)
  )
}

/** `Can't make 2 tomorrow`, `shall we say 11 on Thursday`, `4 or Friday at 10?` */
function isAheadOfDay({ terms, language, textAt }: Reader, at: number, { hour, next }: BareHour): boolean {
  const behind = terms[next]
  if (language !== 'en' || behind === undefined || hour.isWord === true || hour.value > 12) return false
  const day = behind.kind === 'or' || on.test(textAt(behind.start, behind.end)) ? terms[next + 1] : behind
  if (day?.kind !== 'day' && day?.kind !== 'weekday') return false
  const lead = textAt(Math.max(0, hour.start - longest_push), hour.start)
  return leads_hour.test(lead) || (behind.kind === 'or' && isOpen(terms[at - 1]))
}

const on = /^on$/
const leads_hour = /(?:^|[^\p{L}])(?:say|do|make|manage|(?:how|what) about) $/u

/** `Can we do 4 instead`, `facciamo 10.30?` */
function isProposed(
  { terms, items, textAt }: Reader,
  at: number,
  { hasMinutes, hour, next }: BareHour,
): boolean {
  const [before, behind] = [terms[at - 1], terms[next]]
  // `per le 8`, `para las cuatro`, and not `para las dos`, which is for both
  const lead = textAt(Math.max(0, hour.start - longest_lead), hour.start)
  if (leads.test(lead) && hour.countsNothing === true) return hour.isWord !== true || hour.value > 2
  const goesOn =
    behind === undefined || behind.kind === 'or' || (behind.kind === 'mark' && behind.mark !== ':')
  if (says.test(lead) && hasMinutes) return true
  if (says.test(lead) && goesOn && terms[at - 1]?.kind !== 'number' && items.at(-1)?.kind !== 'length')
    return hour.value > 2 && hour.value <= 12
  if (
    goesOn &&
    hour.isWord !== true &&
    hour.value <= 12 &&
    pushes_to.test(textAt(Math.max(0, hour.start - longest_push), hour.start))
  )
    return true
  const verb_behind = behind === undefined ? '' : textAt(behind.start, behind.end)
  if (hour.isWord === true && hour.value > 2 && onto.test(lead) && moves.test(verb_behind)) return true
  // `a table for 8.15`
  if (before?.kind === 'link' && hasMinutes && (behind === undefined || behind.kind === 'mark')) return true
  const verb = before?.kind === 'word' ? textAt(Math.max(0, before.start - 3), before.end) : ''
  if (!proposes.test(verb)) return false
  const isInstead = behind !== undefined && /^(?:instead|statt)/.test(textAt(behind.start, behind.end))
  return hasMinutes || isInstead || (isMark(behind, '?') && hour.isWord !== true)
}

const longest_lead = 13
const leads = /(?:^| )(?:per le|para las) $/
/** `say 3.15`, `sagen wir vier`, `it would be eleven` */
const says =
  /(?:^|[^\p{L}])(?:say|i mean|call it|make it|day would be|slot would be|which is|that is|doors|i\.e\.|sagen wir|sag ma|disons|digamos|diciamo|facciamo|direi le) $/u
/** `Could we push today's call back to 4?` */
const pushes_to =
  /(?:^| )(?:push|move|shift|bump|slide|bring|pull|delay|postpone|reschedule)(?: [\p{L}\d:.'’-]{1,14}){1,6} to $/u
const longest_push = 60
/** `auf zehn verlegen`, `für elf bestellt`, `an fünf gedacht` */
const onto = /(?:^| )(?:auf|fur|an) $/
const moves =
  /^(?:rucken|verlegen|verschieben|vorverlegen|vorziehen|schieben|legen|bestellt|reserviert|geplant|angesetzt|gebucht|gedacht|verschoben|verlegt)$/

const proposes = /(?:we (?:do|make)|(?<!\p{L})(?:facciamo|diciamo|digamos|hacemos|disons|sagen|machen))$/u

/** `Skype 12 ok?`, `6 is a nope, 8?`, `eleven works` */
export function isJudged({ terms, items, textAt }: Reader, at: number, { hour, last }: BareHour): boolean {
  const before = terms[at - 1]
  const isOwn = before === undefined || before.kind === 'but' || before.kind === 'not' || isOpen(before)
  const said = textAt(last.end, last.end + longest_verdict)
  if (isOwn && hour.value > 2 && verdict.test(said)) return true
  const lead = textAt(Math.max(0, hour.start - longest_modal), hour.start)
  if (hour.isWord !== true && asks_whether.test(lead) && asked_verdict.test(said)) return true
  if (at === 0 && hour.value >= 7 && hour.value <= 20 && /^ ?\?/.test(said)) return true
  if (before?.kind === 'word' && hour.value >= 8 && hour.isWord !== true && /^ ok(?:ay)?\?/.test(said))
    return true
  // `Not 4, 6?`
  const named = items.at(-1)
  const isNext =
    isMark(before, ',') &&
    named?.kind === 'hours' &&
    before !== undefined &&
    before.start - named.end <= longest_verdict
  return (
    (isNext && /^ ?\?/.test(said)) || (before?.kind === 'not' && /^, \d{1,2}(?:[.:]\d\d)? ?\?/.test(said))
  )
}

/** `Would 12 be better?`, `could 3.30 work?` */
const asks_whether = /(?:^|[^\p{L}])(?:would|does|could|might|ware|ginge|passt|passte) $/u
const longest_modal = 8
const asked_verdict =
  /^ (?:be (?:better|ok|okay|all right|alright|fine|good|possible|easier|too (?:early|late))|do|work|suit|fit|(?:auch |dir |ihnen )?(?:besser|moglich|ok|gut|recht)|(?:dir |ihnen |auch )?)(?: [\p{L} ]{1,20})?\?/u
const longest_verdict = 24
const verdict =
  /^ (?:is (?:a nope|out|fine|ok|okay|good|better|best|perfect|possible|doable|too (?:early|late))|works|suits|would (?:be|suit|work|do)|ok\??$|okay\??$|passt|ginge|geht|klappt|ware (?:mir|gut|besser|ok|ideal|fein|super)|ist (?:zu (?:fruh|spat)|ok|gut|besser)|(?:me|ca|nous) (?:va|irait|convient|convien)|c'est (?:bon|trop|ok)|(?:me|nos) (?:va|viene|queda) (?:bien|mejor|perfecto|genial)|(?:mi|ci) va bene|va bene|andrebbe|e (?:meglio|troppo)|or so(?:[.,;?!)]|$))/

/** `Shifts at 15.20, 15.44 and 17.12`, `10.30, 16 or 17?` */
function isListed({ terms, items, textAt }: Reader, at: number, one: BareHour): boolean {
  const [join, behind] = [terms[at - 1], terms[one.next]]
  const named = items.at(-1)
  const isBehindHours = joins(join) && named?.kind === 'hours' && named.end === terms[at - 2]?.end
  if (isBehindHours && join?.kind === 'or' && named.hours.from === noon && isBehindNoon(one)) return true
  const isOfDay = behind !== undefined && opensDay(behind, one.last.end)
  // `Would Thursday at 9 or 3 work, or 11 on Friday?`
  if (join?.kind === 'or' && isOfDay && named?.kind === 'hours' && named.hours.isExact)
    return one.hour.isWord !== true
  const ends =
    behind === undefined ||
    behind.kind === 'mark' ||
    joins(behind) ||
    isOfDay ||
    suits_then.test(textAt(behind.start, behind.end))
  // `A las 3 o a las 4, las dos en Berlín`
  if (isBehindHours && ends)
    return one.hasMinutes || (named.hours.isExact && !(one.hour.isWord === true && one.hour.value < 3))
  if (!one.hasMinutes || one.hour.value < smallest_dotted || !joins(behind)) return false
  const other = bareHourAt(terms, one.next + 1)
  return other?.hasMinutes === true && (one.last.value > 12 || other.last.value > 12)
}

const suits_then = /^(?:works?|suits?|fits?|ok|okay|passt|passen|geht|gehen|ginge)$/

/** `At 9 or 10 on Thursday`, `at 9 or 10 CET` */
function opensDay({ kind, start }: Term, end: number): boolean {
  if (kind === 'number' || kind === 'month') return start - end > 1
  return day_words.has(kind)
}

const day_words: ReadonlySet<string> = new Set(['zone', 'weekday', 'day', 'next', 'this', 'part', 'week'])

/** `Noon or two on Thursday`, and not `noon or two days later` */
function isBehindNoon({ hour }: BareHour): boolean {
  return hour.value < 3 && hour.countsNothing === true
}

function joins(term: Term | undefined): boolean {
  return isMark(term, ',') || isMark(term, ';') || term?.kind === 'and' || term?.kind === 'or'
}

/** `Le 11 non le vedo`, `son las cuatro`, and not `le due sorelle` or `tutte le 12` */
function isOfArticle({ language, textAt }: Reader, { hour }: BareHour): boolean {
  if (language !== 'it' && language !== 'es') return false
  const lead = textAt(Math.max(0, hour.start - longest_article), hour.start)
  if (!of_article[language].test(lead) || of_all.test(lead) || hour.value < 2) return false
  return hour.isWord !== true || hour.value > 4 || leads_article.test(lead)
}

const longest_article = 16
const of_article = { it: /(?:^|[^\p{L}])le $/u, es: /(?:^|[^\p{L}])las $/u } as const
const of_all =
  /(?:tutt[ei]|tra|fra|ogni|entrambe|todas|entre|ambas|quest[ei]|con|di|de|delle|para) l(?:e|as) $/
const leads_article =
  /(?:sono|sara|saranno|sarebbero|verso|facciamo|faccio|son|seran|serian|eran) l(?:e|as) $/

/** `The boat is back at … 22.00`: neither a decimal nor a date. */
function isClockTime({ language, textAt }: Reader, one: BareHour): boolean {
  const { hour, last, hasMinutes } = one
  if (
    !hasMinutes ||
    hour.value < smallest_dotted ||
    hour.value > 23 ||
    hour.digits !== String(hour.value).length
  )
    return false
  if (last.value > 0 && last.value <= 12) return false
  if (/^ ?[°%]/.test(textAt(last.end, last.end + 2))) return false
  return language !== 'en' || last.value % 5 === 0
}

const smallest_dotted = 6
const noon = 12 * 60

/** `Thursday 18, six in the evening`, and not `Thursday, two evenings` */
function isOfPart({ terms, items, textAt }: Reader, at: number, { hour, next }: BareHour): boolean {
  const [before, part] = [terms[at - 1], terms[next]]
  const isBehindDay =
    isMark(before, ',') && items.at(-1)?.kind === 'days' && items.at(-1)?.end === before?.start
  return (
    isBehindDay && part?.kind === 'part' && hour.value <= 12 && of_hour.test(textAt(part.start, part.end))
  )
}

/** `Can we talk 8 tonight?`, and not `we are 8 tonight` */
function isOfDayPart({ terms, textAt }: Reader, { hour, next }: BareHour): boolean {
  const [day, part] = [terms[next], terms[next + 1]]
  if ((day?.kind !== 'day' && day?.kind !== 'weekday') || part?.kind !== 'part' || hour.value > 12)
    return false
  return !counts_people.test(textAt(Math.max(0, hour.start - longest_article), hour.start))
}

const counts_people =
  /(?:be|are|were|re|us|of|all|table|sind|seid|waren|zu|sommes|serons|etions|etes|somos|seremos|eramos|siamo|saremo|eravamo) $/

const of_hour = /^(?:in the|at night|de la|del|della|di|abends|morgens|mittags|vormittags|nachmittags)(?: |$)/

/** `7.30`, and neither `12.10`, which may be a date, nor `3.14`. */
function isDotted({ hour, hasMinutes, last }: BareHour): boolean {
  const isDate = last.value > 0 && last.value <= 12
  return hasMinutes && hour.value >= 6 && hour.value < 24 && last.value % 5 === 0 && !isDate
}
