import { counts_to_24 } from '../hours/daytime.ts'
import { type HoursItem, isSingleDays } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { ReadSentence } from './judge-sentence.ts'
import { evening, laterHalf } from './named-half.ts'
import { evening_from } from '../wish.ts'

/**
 * `Tonight or tomorrow between 7 and 9`, `Thursday at 7 pm or Friday at 8`: behind the evening of a day the hours of a day
 * to choose beside it are of the evening too. Whoever writes `19:00` means the morning by `8:00`.
 */
export function withEveningsOfChoices(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  return sentences.map((sentence) => {
    const { items } = sentence
    const told: Item[] = []
    for (const item of items) {
      const [ahead, day] = told.slice(-2)
      const isOfEvening =
        isEvening(ahead) && isBeside(day, ahead) && !counts_to_24.test(saidOf(ahead, sentence))
      told.push(isOfEvening && !has_unit.test(saidOf(item, sentence)) ? inEvening(item) : item)
    }
    return told.some((item, place) => item !== items[place]) ? { ...sentence, items: told } : sentence
  })
}

function saidOf(item: Item, { text, start }: ReadSentence): string {
  return text.slice(item.start - start, item.end - start)
}

function isEvening(item: Item | undefined): item is HoursItem {
  return item?.kind === 'hours' && !item.isExcluded && item.hours.from >= evening_from
}

/** `From 6 pm, Tuesday from 9 to 11` are hours of their own. */
function isBeside(day: Item | undefined, { hours }: HoursItem): boolean {
  if (!day || !isSingleDays(day)) return false
  return day.isChoice === true || (day.isJoined === true && hours.isExact)
}

/** From nine on an hour is one of the morning as well. */
const late = 9 * 60
const noon = 12 * 60

/** `Ce soir ou demain à 8 h`: hours are written so where the day has 24. */
const has_unit = /\d ?(?:h|uhr)(?!\p{L})|\d[.:]\d\d/iu

function inEvening(item: Item): Item {
  if (item.kind !== 'hours' || item.isExcluded || item.isPart === true) return item
  if (item.hours.from >= late || item.hours.until >= noon) return item
  const hours = laterHalf(item, { part: evening, isDated: false }, false)
  return hours === null ? item : { ...item, hours }
}
