/**
 * Learns by which cues a sentence is a request, a commitment or a mention of a meeting, and writes the weights to
 * packages/text/src/acts. Learns from the tuned halves of made-up mails in five languages and of annotated
 * conversations, from annotated bug reports (report-acts.ts) and from mails of public lists (list-acts.ts).
 * Usage: node scripts/train-requests.ts <folder with threads.json> <folder with bugreports.xml and annotation.xml>
 *   <folder with the archives of the lists>
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Act,
  act_features,
  act_names,
  type ActFeatures,
  type ActPair,
  isTogether,
  measureAct,
} from '@meridian/text'
import {
  type LabelledSentence,
  readActHalf,
  readListActs,
  readReportActs,
  readThreadHalves,
  sentencesOf,
} from './act-data.ts'
import { learnPairs } from './learn-pairs.ts'
import { root } from './run.ts'

const steps = 6_000
const rate = 0.1
/** How strongly weights are pulled back to those set by hand: best in cross-validation over the tuned sentences. */
const pulls: Readonly<Record<Act, number>> = { request: 0.01, commitment: 0.03, meeting: 0.03 }

/** How many pairs of cues are learned beside the single ones; more than these are chance in cross-validation. */
const pair_rounds: Readonly<Record<Act, number>> = { request: 20, commitment: 20, meeting: 0 }
/** How much the made-up mails, the only ones in other languages than English, count beside each other source. */
const own_weights: Readonly<Record<Act, number>> = { request: 1, commitment: 1, meeting: 2 }

type Weights = Record<keyof ActFeatures, number>

/** What each cue is believed to say before anything is learned. */
const prior: Readonly<Record<Act, Partial<Weights>>> = {
  request: {
    bias: -2.2,
    imperative: 2.5,
    polite_order: 1.5,
    question: 0.8,
    asked_of_reader: 1.5,
    asked_together: 1.5,
    asksReader: 0.5,
    needs: 1.5,
    proposes: 1,
    anyone: 1,
    duty: 1.5,
    courtesy: -1.5,
    refers: -1.5,
    code: -1,
    past: -0.6,
    commits: -0.8,
    asked_plainly: 1.5,
    rhetorical: -1,
    welcomes: 1.5,
    formula: -1.5,
  },
  commitment: {
    bias: -3,
    commits: 2,
    promises: 1,
    own_promise: 0.5,
    formula: -1,
    dated_commitment: 0.7,
    question: -2,
    past: -0.8,
    courtesy: -0.5,
    asksReader: -0.5,
  },
  meeting: {
    bias: -2.5,
    meeting: 3,
    dated: 0.5,
    dated_meeting: 0.8,
    about_meeting: 1,
    near_meeting: 0.5,
    mail_meeting: 0.5,
    arranged_meeting: 0.7,
    formula: -1.5,
  },
}

const [folder, reportFolder, listFolder] = process.argv.slice(2)
if (folder === undefined || reportFolder === undefined || listFolder === undefined) {
  console.error(
    'Usage: node scripts/train-requests.ts <folder with threads.json> <folder with bugreports.xml and annotation.xml> <folder with the archives of the lists>',
  )
  process.exit(1)
}
const own = sentencesOf(readActHalf('tuned'))
const others = readThreadHalves(folder).tuned
const reports = readReportActs(reportFolder)
const lists = await readListActs(listFolder)
const learned = act_names.map((act) => [act, learn(act)] as const)
writeFileSync(join(root, 'packages/text/src/acts/act-weights.ts'), table())

/** Nothing in the bug reports tells where they mention a meeting. */
function sourcesOf(act: Act): (readonly LabelledSentence[])[] {
  return act === 'meeting' ? [own, others, lists] : [own, others, lists, reports]
}

interface Learned {
  readonly weights: Weights
  readonly pairs: readonly ActPair[]
}

/** Logistic regression over the single cues, then pairs of them; the sources count the same, whatever their size. */
function learn(act: Act): Learned {
  const sources = sourcesOf(act).map((source) =>
    examplesOf(source, act, source === own ? own_weights[act] : 1),
  )
  const weights = regress(sources.flat(), act)
  const judged = sources.map((source) => source.map((one) => ({ ...one, sum: sumOf(one.features, weights) })))
  const pairs = learnPairs(judged.flat(), pair_rounds[act])
  const bias = act_features.indexOf('bias')
  const scored = judged.map((source) =>
    source.map(({ is, sum, measured }) => ({
      is,
      sum: pairs.reduce((all, pair) => all + (isTogether(measured, pair) ? pair[3] : 0), sum),
    })),
  )
  weights[bias] = (weights[bias] ?? 0) + bestShift(scored)
  return {
    weights: Object.fromEntries(act_features.map((name, at) => [name, weights[at] ?? 0])) as Weights,
    pairs,
  }
}

function regress(examples: readonly Example[], act: Act): Float64Array {
  const origin = Float64Array.from(act_features, (name) => prior[act][name] ?? 0)
  const weights = origin.slice()
  for (let step = 0; step < steps; step += 1) {
    const slope = slopeOf(examples, weights)
    for (const [at, value] of weights.entries()) {
      const pull = act_features[at] === 'bias' ? 0 : pulls[act] * (value - (origin[at] ?? 0))
      weights[at] = value + rate * ((slope[at] ?? 0) - pull)
    }
  }
  return weights
}

function slopeOf(examples: readonly Example[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { features, is, weight } of examples) {
    const error = weight * (is - 1 / (1 + Math.exp(-sumOf(features, weights))))
    for (let at = 0; at < slope.length; at += 1) slope[at] = (slope[at] ?? 0) + error * (features[at] ?? 0)
  }
  return slope
}

function sumOf(features: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < weights.length; at += 1) sum += (features[at] ?? 0) * (weights[at] ?? 0)
  return sum
}

/**
 * What has to be added for the best F1 at the threshold of one half, on all sources alike: the middle of all that are as
 * good as the best but for a hundredth, because a single best one is chance.
 */
function bestShift(scored: readonly (readonly { readonly is: 0 | 1; readonly sum: number }[])[]): number {
  const shifts = Array.from({ length: 41 }, (_, index) => (index - 20) / 10)
  const worth = shifts.map((shift) => {
    const f1 = scored.map((source) => {
      const found = source.filter((one) => one.sum + shift >= 0)
      const right = found.filter(({ is }) => is === 1).length
      return (2 * right) / (found.length + source.filter(({ is }) => is === 1).length)
    })
    return f1.reduce((sum, one) => sum + one, 0) / f1.length
  })
  const best = Math.max(...worth)
  const good = shifts.filter((_, index) => (worth[index] ?? 0) >= best - 0.01)
  return good.reduce((sum, shift) => sum + shift, 0) / good.length
}

interface Example {
  readonly measured: ActFeatures
  readonly features: Float64Array
  readonly is: 0 | 1
  readonly weight: number
}

function examplesOf(sentences: readonly LabelledSentence[], act: Act, together = 1): Example[] {
  return sentences.map(({ text, language, acts, ...context }) => {
    const measured = measureAct(text, language, context)
    return {
      measured,
      features: Float64Array.from(act_features, (name) => measured[name]),
      is: acts.has(act) ? 1 : 0,
      weight: together / sentences.length,
    }
  })
}

function table(): string {
  const acts = learned.flatMap(([act, { weights }]) => [
    `  ${act}: {`,
    ...act_features.map((name) => `    ${name}: ${Number(weights[name].toFixed(2))},`),
    '  },',
  ])
  const pairs = learned.flatMap(([act, one]) => [
    `  ${act}: [`,
    ...one.pairs.map(
      ([cue, join, other, weight]) => `    ['${cue}', '${join}', '${other}', ${Number(weight.toFixed(2))}],`,
    ),
    '  ],',
  ])
  return [
    "import type { ActFeatures, ActPair } from './act-features.ts'",
    "import type { Act } from './acts.ts'",
    '',
    '/** Written by scripts/train-requests.ts; not changed by hand. */',
    'export const act_weights: Readonly<Record<Act, ActFeatures>> = {',
    ...acts,
    '}',
    '',
    '/** Written by scripts/train-requests.ts; not changed by hand. */',
    'export const act_pairs: Readonly<Record<Act, readonly ActPair[]>> = {',
    ...pairs,
    '}',
    '',
  ].join('\n')
}
