import type { Language } from '../language.ts'
import { speaksOfDoing } from './cues/occupied.ts'
import type { HoursItem } from './groups.ts'
import type { Hours, Item } from './item.ts'

interface TimedSentence {
  readonly folded: string
  readonly paragraph: number
  readonly items: readonly Item[]
  readonly unmeant: readonly Item[]
}

interface NamedPart {
  readonly part: HoursItem
  readonly paragraph: number
  /** Of one day: `this afternoon`, `on Thursday evening`. */
  readonly isDated: boolean
  /** The writer does something else at such hours: `I work evenings`. */
  readonly isHabit: boolean
}

/** `This evening I have choir. Could we talk from seven on?`: the half of the day that was named goes on. */
export function inNamedHalf<Sentence extends TimedSentence>(
  sentences: readonly Sentence[],
  language: Language,
): Sentence[] {
  let named: NamedPart | null = null
  return sentences.map((sentence) => {
    const { paragraph, items, unmeant } = sentence
    if (named && (named.paragraph !== paragraph || named.isHabit || of_others.test(sentence.folded)))
      named = null
    const later = new Map<Item, Item>()
    let isBehindDay = false
    let isBefore = named !== null
    const isTimed = items.some(({ kind }) => kind === 'hours')
    for (const item of [...items, ...unmeant].toSorted((one, other) => one.start - other.start)) {
      // `One evening next week. Not Wednesday. After nine`
      if (item.kind === 'days' && item.isExcluded && !isTimed) continue
      if (item.kind === 'days') {
        // `Una sera della prossima settimana, da lunedì a giovedì, dopo le nove`
        if (isBefore || (isBehindDay && named?.isDated !== false)) named = null
        isBehindDay = true
      } else if (item.kind === 'hours' && item.isPart === true) {
        const isHabit = !isBehindDay && speaksOfDoing(sentence.folded, language)
        named = item.hours.from >= noon ? { part: item, paragraph, isDated: isBehindDay, isHabit } : null
        isBefore = false
      } else if (item.kind === 'hours' && named) {
        const hours = item.hasHalf === true ? null : laterHalf(item, named, isBefore)
        if (hours) later.set(item, { ...item, hours })
      }
    }
    if (later.size === 0) return sentence
    const placed = (all: readonly Item[]) => all.map((item) => later.get(item) ?? item)
    return { ...sentence, items: placed(items), unmeant: placed(unmeant) }
  })
}

/** `Otherwise free after 7` */
const of_others = /^(?:otherwise|else|sonst|ansonsten|sinon|autrement|si no|altrimenti)(?!\p{L})/u

const noon = 12 * 60
/** Earlier hours are those of the afternoon already. */
const earliest = 5 * 60

/** The same hours in the second half of the day; null where they are not meant there. */
function laterHalf(
  { hours, isExcluded }: HoursItem,
  { part, isDated }: NamedPart,
  isBefore: boolean,
): Hours | null {
  const { from, until, isExact } = hours
  const end = Math.max(part.hours.until, part.outUntil ?? 0)
  const isIn = (minute: number) => minute + noon >= part.hours.from && minute + noon < end
  if (from === 0)
    return !isExcluded && isDated && !part.isExcluded && isIn(until) && until >= earliest && until < noon
      ? { from, until: until + noon, isExact }
      : null
  if (from < earliest || from >= noon) return null
  if (until === 24 * 60) {
    // Behind an afternoon at which the writer is elsewhere, what begins is later.
    const isBehind = part.isExcluded && isDated && from + noon >= part.hours.from
    return isBehind || (isIn(from) && (!part.isExcluded || isBefore))
      ? { from: from + noon, until, isExact }
      : null
  }
  return isIn(from) && until < noon ? { from: from + noon, until: until + noon, isExact } : null
}
