import { drinks } from '../cues/drinks.ts'
import { speaksOfDoing } from '../cues/occupied.ts'
import { counts_to_24 } from '../hours/daytime.ts'
import { momentOf } from '../items/ends-of-work.ts'
import { type HoursItem, isWantedDay } from '../items/groups.ts'
import type { Hours, Item } from '../items/item.ts'
import type { JudgeContext, ReadSentence } from './judge-sentence.ts'

interface NamedPart {
  readonly part: HoursItem
  readonly paragraph: number
  /** Of one day: `this afternoon`, `on Thursday evening`. */
  readonly isDated: boolean
  /** The writer does something else at such hours: `I work evenings`. */
  readonly isHabit: boolean
}

/**
 * `This evening I have choir. Could we talk from seven on?`, `from 7 pm on, and at half past nine we have to stop`: the
 * half of the day that was named goes on, and an hour behind the one from which a meeting may be is later than that.
 */
export function inNamedHalf(
  sentences: readonly ReadSentence[],
  { language }: JudgeContext,
): readonly ReadSentence[] {
  let named: NamedPart | null = null
  let beginning: { readonly minute: number; readonly end: number } | null = null
  let paragraph: number | null = null
  let outing: number | null = null
  let eveningFrom: number | null = null
  return sentences.map((sentence) => {
    const { items, unmeant } = sentence
    if (sentence.paragraph !== paragraph) beginning = null
    paragraph = sentence.paragraph
    const isOfOthers = of_others.test(sentence.folded)
    if (named && (named.paragraph !== paragraph || named.isHabit || isOfOthers)) named = null
    if (isOfOthers) outing = eveningFrom = null
    if (drinks.test(sentence.folded)) outing = paragraph
    const later = new Map<Item, Item>()
    let isBehindDay = false
    let isBefore = named !== null
    const isTimed = items.some(({ kind }) => kind === 'hours')
    for (const item of [...items, ...unmeant].toSorted((one, other) => one.start - other.start)) {
      // A day that is named between has hours of its own.
      if (isWantedDay(item)) beginning = null
      // `One evening next week. Not Wednesday. After nine`
      if (item.kind === 'days' && item.isExcluded && !isTimed) continue
      if (item.kind === 'days') {
        // `Una sera della prossima settimana, da lunedì a giovedì, dopo le nove`
        const isOfOneDay = named?.isDated !== false
        const isOther = isOfOneDay || item.isChoice === true || speaksOfDoing(sentence.folded, language)
        if ((isBefore && isOther) || (isBehindDay && isOfOneDay)) named = null
        isBehindDay = true
      } else if (item.kind === 'hours' && item.isPart === true) {
        const isHabit = !isBehindDay && speaksOfDoing(sentence.folded, language)
        named = item.hours.from >= noon ? { part: item, paragraph, isDated: isBehindDay, isHabit } : null
        isBefore = false
      } else if (item.kind === 'hours') {
        const isOut =
          named === null &&
          item.hours.from < latest_morning &&
          (outing === paragraph || (eveningFrom === paragraph && item.hours.until === day))
        const inHalf: Hours =
          (named && laterHalf(item, named, isBefore)) ??
          (isOut ? laterHalf(item, { part: evening, isDated: false }, false) : null) ??
          item.hours
        const isGoal = beginning !== null && item.start - beginning.end <= longest_onto
        const behind: Hours | null =
          beginning === null || isGoal ? null : laterThan({ ...item, hours: inHalf }, beginning.minute)
        const hours: Hours = behind ?? inHalf
        if (hours !== item.hours) later.set(item, { ...item, hours })
        const minute = behind === null ? beginningOf(hours, item.isExcluded) : null
        if (minute !== null) beginning = { minute, end: item.end }
        // `Saturday from five, or else Friday from seven`
        const isWrittenSo = counts_to_24.test(
          sentence.text.slice(item.start - sentence.start, item.end - sentence.start),
        )
        if (!item.isExcluded && hours.from >= evening.hours.from && hours.until === day && !isWrittenSo)
          eveningFrom = paragraph
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
const day = 24 * 60
/** `Drinks at seven` are in the evening, and at eleven perhaps not. */
export const evening = { hours: { from: 17 * 60, until: day, isExact: false }, isExcluded: false } as const
const latest_morning = 10 * 60
/** `From 10 to 9`, `von 10 auf 9` */
const longest_onto = 6
/** Earlier hours are those of the afternoon already. */
const earliest = 5 * 60

/** The same hours in the second half of the day; null where they are not meant there. */
export function laterHalf(
  { hours, isExcluded, hasHalf }: HoursItem,
  {
    part,
    isDated,
  }: Pick<NamedPart, 'isDated'> & { readonly part: Pick<HoursItem, 'hours' | 'isExcluded' | 'outUntil'> },
  isBefore: boolean,
): Hours | null {
  const { from, until, isExact } = hours
  const end = Math.max(part.hours.until, part.outUntil ?? 0)
  const isIn = (minute: number) => minute + noon >= part.hours.from && minute + noon < end
  if (hasHalf === true) return null
  if (from === 0)
    return !isExcluded && isDated && !part.isExcluded && isIn(until) && until >= earliest && until < noon
      ? { from, until: until + noon, isExact }
      : null
  if (from < earliest || from >= noon) return null
  if (until === day) {
    // Behind an afternoon at which the writer is elsewhere, what begins is later.
    const isBehind = part.isExcluded && isDated && from + noon >= part.hours.from
    return isBehind || (isIn(from) && (!part.isExcluded || isBefore))
      ? { from: from + noon, until, isExact }
      : null
  }
  return isIn(from) && until < noon ? { from: from + noon, until: until + noon, isExact } : null
}

/** From when on a meeting may be: `from 7 pm on`, `not before seven`. */
function beginningOf({ from, until, isExact }: Hours, isExcluded: boolean): number | null {
  if (isExact) return null
  if (isExcluded) return from === 0 && until < day ? until : null
  return from > 0 && until === day ? from : null
}

/** The same hour in the second half of the day; null where it is later as it is, or cannot be. */
function laterThan({ hours, isExcluded, hasHalf, isChoice }: HoursItem, beginning: number): Hours | null {
  const moment = momentOf(hours)
  if (moment === null || hasHalf === true || isChoice || moment > beginning || moment + noon <= beginning)
    return null
  if (moment + noon >= day || moment === 0) return null
  if (hours.isExact) return { ...hours, from: moment + noon, until: moment + noon }
  const isEnd = isExcluded ? hours.from === moment : hours.until === moment
  if (!isEnd) return null
  return isExcluded ? { ...hours, from: moment + noon } : { ...hours, until: moment + noon }
}
