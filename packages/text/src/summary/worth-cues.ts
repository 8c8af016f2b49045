import { type Language, lexicons } from '../language.ts'
import { conceptOf } from '../wish/learned/concepts.ts'
import { readTokens } from '../wish/terms/tokens.ts'
import type { Listed } from './listed-items.ts'
import { isTelling, type MeasuredSentence } from './summary-features.ts'

type Measured = MeasuredSentence<Listed>

/** A sentence is read so far. */
const longest_read = 400
/** Forms of one word share their beginning in all five languages. */
const stem_length = 6

const kinds = [
  'request',
  'question',
  'deadline',
  'date',
  'number',
  'money',
  'decision',
  'small_talk',
  'leans_back',
  'item',
  'link',
] as const satisfies readonly (keyof Measured['features'])[]

/**
 * By which cues it is told how much a summary needs a sentence: its words and what they mean, its kind and the kinds of
 * its neighbours, where it stands, and its shape.
 */
export function worthCues(all: readonly Measured[], language: Language): string[][] {
  const words = all.map(({ text }) =>
    readTokens(text.slice(0, longest_read)).map(({ word }) => (/^\d/.test(word) ? '0' : word)),
  )
  const concepts = words.map((own) => own.map((word) => conceptOf(word, language)))
  const ofKinds = all.map((one) => kindsOf(one, language))
  const places = placeCues(all)
  const shapes = shapeCues(all)
  return all.map((_, place) => {
    const own = words[place] ?? []
    const meant = concepts[place] ?? []
    const stems = new Set(own.map((word) => word.slice(0, stem_length)))
    // Some kinds are called as a concept is; a cue counts once.
    const named = new Set(['any', language, ...meant])
    return [
      ...named,
      ...[...stems].map((stem) => `${language} ${stem}`),
      `begins ${meant[0]}`,
      `begins ${meant[0]} ${meant[1]}`,
      `begins ${language} ${own[0]}`,
      `begins ${language} ${own[0]} ${own[1]}`,
      `ends ${own.at(-1)}`,
      ...(ofKinds[place] ?? []).filter((kind) => !named.has(kind)),
      ...[-1, 1].flatMap((step) => [
        ...(ofKinds[place + step] ?? ['none']).map((kind) => `beside ${step} ${kind}`),
        `beside ${step} begins ${concepts[place + step]?.[0]}`,
      ]),
      ...(places[place] ?? []),
      ...(shapes[place] ?? []),
    ]
  })
}

function kindsOf({ features, text }: Measured, language: Language): string[] {
  return [
    ...kinds.filter((name) => features[name] > 0),
    ...(text.endsWith('!') ? ['exclaims'] : []),
    ...(text.endsWith(':') ? ['leads'] : []),
    ...(isTelling(text, lexicons[language]) ? [] : ['polite']),
    ...(names_thing.test(text) ? ['names'] : []),
    ...(/["„«»“”(]/u.test(text) ? ['quotes'] : []),
    ...(/^p\.? ?s/iu.test(text) ? ['postscript'] : []),
  ]
}

/** A capital within a sentence; in German any noun. */
const names_thing = /(?<=[\p{Ll},;:]\s)\p{Lu}\p{L}/u

function placeCues(all: readonly Measured[]): string[][] {
  const count = all.length
  const first = all[0]?.paragraph ?? 0
  const last = all.at(-1)?.paragraph ?? 0
  const lengths = new Map<number, number>()
  for (const { paragraph } of all) lengths.set(paragraph, (lengths.get(paragraph) ?? 0) + 1)
  return all.map(({ paragraph, isFirst, isItem, lead }, place) => [
    `at ${stepOf(place, [1, 2, 3, 5, 8])}`,
    `left ${stepOf(count - place, [2, 3, 4, 6])}`,
    `fifth ${Math.floor((5 * place) / count)}`,
    `of ${stepOf(count, [5, 8, 12, 18])}`,
    `first ${isFirst} of ${stepOf(lengths.get(paragraph) ?? 1, [2, 3, 5])}`,
    `last in paragraph ${all[place + 1]?.paragraph !== paragraph}`,
    `paragraph ${stepOf(paragraph - first, [1, 2, 3])}`,
    `paragraphs left ${stepOf(last - paragraph, [1, 2, 3])}`,
    `item ${isItem} ${lead !== null}`,
  ])
}

function shapeCues(all: readonly Measured[]): string[][] {
  const sorted = all.map(({ features }) => features.central).toSorted((one, other) => other - one)
  const ranks = new Map(sorted.toReversed().map((central, rank) => [central, all.length - 1 - rank]))
  return all.map(({ words, features: { central, subject, odd } }) => [
    `words ${stepOf(words, [4, 7, 11, 16, 22, 30])}`,
    `central ${stepOf((ranks.get(central) ?? 0) / all.length, [0.01, 0.2, 0.4, 0.7])}`,
    `subject ${stepOf(subject, [0.1, 0.6, 0.7])}`,
    `odd ${stepOf(odd, [0.1, 0.3])}`,
  ])
}

/** How many of the edges a value reaches. */
function stepOf(value: number, edges: readonly number[]): number {
  return edges.filter((edge) => value >= edge).length
}
