import type { Language } from '../../language.ts'
import { foldText } from '../terms/tokens.ts'
import type { Sign, TimeItem } from './signs.ts'

interface Surroundings {
  readonly text: string
  readonly language: Language
}

/** What stands before and behind a time in its sentence, as words of the language and as concepts. */
export function surroundingCues(
  item: TimeItem,
  signs: readonly Sign[],
  { text, language }: Surroundings,
): string[] {
  const at = signs.findIndex(({ start, end }) => start <= item.start && end >= item.end)
  if (at < 0) return []
  const words = signs.map(({ word }) => word)
  const concepts = signs.map(({ concept }) => concept)
  const said = foldText(text.slice(item.start, item.end)).match(/\p{L}+/gu) ?? []
  return [
    ...cuesAround(words, at).map((cue) => `${language} ${cue}`),
    ...cuesAround(concepts, at),
    ...pairCues(clauseOf(signs, at).map(({ concept }) => concept)).map((cue) => `clause ${cue}`),
    ...said.map((word) => `${language} says ${word}`),
  ]
}

/** How many signs on each side count. */
const reach = 9

function cuesAround(signs: readonly string[], at: number): string[] {
  const sign = (place: number) => signs[place] ?? '#'
  return [
    `1 ${sign(at - 1)}`,
    `2 ${sign(at - 2)}`,
    `-1 ${sign(at + 1)}`,
    `-2 ${sign(at + 2)}`,
    `1 ${sign(at - 1)} 2 ${sign(at - 2)}`,
    `2 ${sign(at - 2)} 3 ${sign(at - 3)}`,
    `-1 ${sign(at + 1)} -2 ${sign(at + 2)}`,
    `-2 ${sign(at + 2)} -3 ${sign(at + 3)}`,
    `1 ${sign(at - 1)} -1 ${sign(at + 1)}`,
    ...signs.slice(Math.max(0, at - reach), at).map((one) => `before ${one}`),
    ...signs.slice(at + 1, at + 1 + reach).map((one) => `behind ${one}`),
  ]
}

/** Each sign, and each together with the one before it. */
export function pairCues(signs: readonly string[]): string[] {
  return signs.flatMap((sign, place) => (place === 0 ? [sign] : [sign, `${signs[place - 1]} ${sign}`]))
}

const clause_end = /^[,.;:?!–—()]$/
/** Fewer signs than these say nothing of the time among them. */
const least_clause = 4

/** The clause of a time, without it. `On Tuesday the 15th, I am free` says behind the comma what is on that day. */
function clauseOf(signs: readonly Sign[], at: number): readonly Sign[] {
  const ends = [
    -1,
    ...signs.flatMap(({ word }, place) => (clause_end.test(word) ? [place] : [])),
    signs.length,
  ]
  const next = ends.findIndex((end) => end > at)
  const start = (ends[next - 1] ?? -1) + 1
  const end = ends[next] ?? signs.length
  const last = end - start < least_clause ? (ends[next + 1] ?? end) : end
  return signs.slice(start, last).filter((sign) => sign !== signs[at])
}
