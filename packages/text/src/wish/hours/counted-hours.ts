import { filtered } from '../../literal-filter.ts'
import { addItem } from '../items/add-item.ts'
import type { Hours } from '../items/item.ts'
import { forgetSigns, type Reader } from '../items/item-reader.ts'
import { dayRange } from '../days/day-range.ts'
import type { Term } from '../terms/term.ts'
import { type ReadLength, readLength } from './read-length.ts'

/**
 * `Can you call me in an hour?`, `on peut se voir dans deux heures ?`, `in the next three hours`: hours counted from when
 * the mail was written. `We can do it in an hour` says how long it takes.
 */
export function readCountedHours(reader: Reader, at: number): number | null {
  const { terms, language, textAt } = reader
  const isOfNext = terms[at]?.kind === 'next'
  const isWithin = isOfNext || (terms[at + 1]?.kind === 'next' && terms[at + 2]?.kind === 'unit')
  const length = readLength(terms, isOfNext ? at + 1 : at) ?? countHours(terms, at)
  if (!length) return null
  const start = terms[at]?.start ?? 0
  const before = textAt(Math.max(0, start - longest_lead), start)
  const end = terms[length.next - 1]?.end ?? start
  if (isWithin ? !opens_stretch[language].test(before) : !isAhead(reader, before, end)) return null
  const { minute } = reader
  const today = reader.days.today
  if (minute === null) return addDay(reader, at, length.next, today)
  const ahead = minute + length.minutes
  const day = isWithin ? 0 : Math.floor(ahead / day_minutes)
  const next = addDay(reader, at, length.next, today + day)
  const hours = isWithin ? within(minute, ahead) : from(ahead % day_minutes)
  return addItem(reader, at, next, { kind: 'hours', hours, isExcluded: false })
}

/** `Next three hours`, `trois prochaines heures`, `24 hours` */
function countHours(terms: readonly Term[], at: number): ReadLength | null {
  const counted = terms.slice(at, at + 3).filter(({ kind }) => kind !== 'next')
  const [number, unit] = counted
  const isCounted =
    number?.kind === 'number' && number.value <= most_hours && unit?.kind === 'unit' && unit.minutes === 60
  if (!isCounted) return null
  return { minutes: number.value * 60, next: terms.indexOf(unit, at) + 1 }
}

const most_hours = 72

function addDay(reader: Reader, at: number, next: number, day: number): number {
  forgetSigns(reader)
  const days = [dayRange(day, day, {})]
  return addItem(reader, at, next, { kind: 'days', days, isExcluded: false, bound: null, isTarget: false })
}

const day_minutes = 24 * 60
/** In minutes: nobody means such a time to the minute. */
const step = 15
const longest_wait = 60

function from(minute: number): Hours {
  const begin = Math.ceil(minute / step) * step
  return { from: begin, until: Math.min(day_minutes, begin + longest_wait), isExact: false }
}

function within(minute: number, until: number): Hours {
  return { from: minute, until: Math.min(day_minutes, until), isExact: false }
}

function isAhead({ language, textAt }: Reader, before: string, end: number): boolean {
  if (always[language].test(before)) return true
  if (!mostly[language].test(before)) return false
  return meets_before.test(before) || meets_behind.test(textAt(end, end + longest_lead))
}

const longest_lead = 28

const opens_stretch = {
  en: /(?:^| )(?:in|within|over|during|sometime in) the $/,
  de: /(?:^| )(?:in den|innerhalb der|im laufe der|die) $/,
  fr: /(?:^| )(?:dans|d'ici|pendant) (?:les |la )?$/,
  es: /(?:^| )(?:en|dentro de|durante) (?:las |la )?$/,
  it: /(?:^| )(?:nelle|entro le|nell|nella|entro la) ?$/,
} as const

/** Of words that count ahead and never say how long something takes. */
const always = {
  en: /(?!)/,
  de: /(?!)/,
  fr: /(?:^| )dans (?:environ |a peu pres )?$/,
  es: /(?:^| )dentro de (?:unas? )?$/,
  it: /(?:^| )[tf]ra (?:circa )?$/,
} as const

const mostly = {
  en: /(?:^| )in (?:about |around |like )?$/,
  de: /(?:^| )in (?:etwa |ca\. |rund |ungefahr )?$/,
  fr: /(?!)/,
  es: /(?:^| )en (?:unas? )?$/,
  it: /(?!)/,
} as const

const meets_before = filtered(
  /(?:^| )(?:meet|talk|speak|call|ring|phone|chat|connect|catch up|sync|me|us|you|free|available|around|up|there|back|over|vernos|hablar|hablamos|llamarme|llamarte|llamas|vemos|quedamos|libre|disponible) (?:again )?(?:in|en) (?:about |around |like |unas? )?$/,
)
const meets_behind =
  /^ (?:noch |mal |kurz |nochmal |per \p{L}+ )?(?:treffen|sehen|sprechen|telefonieren|reden|anrufen|zuruckrufen|zeit|frei|erreichbar|da\b|hier|los)/u
