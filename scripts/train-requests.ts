/**
 * Learns by which cues a sentence is a request, a commitment or a mention of a meeting, and writes the weights to
 * packages/text/src/acts. Learns from the tuned halves alone: made-up mails in five languages, annotated conversations.
 * Usage: node scripts/train-requests.ts <folder with threads.json>
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Act, act_features, act_names, type ActFeatures, measureAct } from '@meridian/text'
import { type LabelledSentence, readActHalf, readThreadHalves, sentencesOf } from './act-data.ts'
import { root } from './run.ts'

const steps = 3_000
const rate = 0.3
/** How strongly each weight is pulled back to the one that was set by hand, because the data is small. */
const pull = 0.01

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
    past: -0.6,
    commits: -0.8,
  },
  commitment: {
    bias: -3,
    commits: 3,
    dated_commitment: 0.7,
    question: -2,
    past: -0.8,
    courtesy: -0.5,
    asksReader: -0.5,
  },
  meeting: { bias: -2.5, meeting: 3, dated: 0.5, dated_meeting: 0.8, about_meeting: 1 },
}

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Usage: node scripts/train-requests.ts <folder with threads.json>')
  process.exit(1)
}
const own = sentencesOf(readActHalf('tuned'))
const others = readThreadHalves(folder).tuned
const learned = act_names.map((act) => [act, learn(act)] as const)
writeFileSync(join(root, 'packages/text/src/acts/act-weights.ts'), table())

/** Logistic regression; both sources count the same. */
function learn(act: Act): Weights {
  const origin = Object.fromEntries(act_features.map((name) => [name, prior[act][name] ?? 0])) as Weights
  const examples = [...examplesOf(own, act), ...examplesOf(others, act)]
  let weights = origin
  for (let step = 0; step < steps; step += 1) {
    const slope = Object.fromEntries(act_features.map((name) => [name, 0])) as Weights
    for (const { features, is, weight } of examples) {
      const sum = act_features.reduce((total, name) => total + weights[name] * features[name], 0)
      const error = weight * (is - 1 / (1 + Math.exp(-sum)))
      for (const name of act_features) slope[name] += error * features[name]
    }
    weights = Object.fromEntries(
      act_features.map((name) => [
        name,
        weights[name] + rate * (slope[name] - (name === 'bias' ? 0 : pull) * (weights[name] - origin[name])),
      ]),
    ) as Weights
  }
  return { ...weights, bias: weights.bias + bestShift(weights, act) }
}

/** What has to be added for the best F1 at the threshold of one half, on both sources alike. */
function bestShift(weights: Weights, act: Act): number {
  const scored = [own, others].map((source) =>
    examplesOf(source, act).map(({ features, is }) => ({
      is,
      sum: act_features.reduce((total, name) => total + weights[name] * features[name], 0),
    })),
  )
  const shifts = Array.from({ length: 41 }, (_, index) => (index - 20) / 10)
  const worth = (shift: number) =>
    scored.reduce((sum, source) => {
      const found = source.filter((one) => one.sum + shift >= 0)
      const right = found.filter(({ is }) => is === 1).length
      return sum + (2 * right) / (found.length + source.filter(({ is }) => is === 1).length)
    }, 0)
  return shifts.reduce((best, shift) => (worth(shift) > worth(best) ? shift : best), 0)
}

function examplesOf(sentences: readonly LabelledSentence[], act: Act) {
  return sentences.map(({ text, language, subject, acts }) => ({
    features: measureAct(text, language, { subject }),
    is: acts.has(act) ? 1 : 0,
    weight: 1 / sentences.length,
  }))
}

function table(): string {
  const acts = learned.flatMap(([act, weights]) => [
    `  ${act}: {`,
    ...act_features.map((name) => `    ${name}: ${Number(weights[name].toFixed(2))},`),
    '  },',
  ])
  return [
    "import type { ActFeatures } from './act-features.ts'",
    "import type { Act } from './acts.ts'",
    '',
    '/** Written by scripts/train-requests.ts; not changed by hand. */',
    'export const act_weights: Readonly<Record<Act, ActFeatures>> = {',
    ...acts,
    '}',
    '',
  ].join('\n')
}
