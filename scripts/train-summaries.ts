/**
 * Finds the weights by which sentences are chosen for summaries, and writes them to packages/text/src.
 * Usage: node scripts/train-summaries.ts <folder with threads.json>
 *
 * Learns from the tuned half of the annotated threads and from the samples in packages/text/samples/tuned alone: of
 * two sentences of one mail the one that people picked more often is to be worth more (pairwise logistic regression).
 * The weights stay near those that were set by hand, because the data is small.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  detectLanguage,
  feature_names,
  halvesOf,
  lexicons,
  measureThread,
  ownSentences,
  measureSentences,
  readSample,
  readThreadSamples,
  rouge,
  thread_features,
  type ThreadSample,
} from '@meridian/text'
import { root } from './run.ts'

type Values = Readonly<Record<string, number>>

interface Labelled {
  readonly features: Values
  /** How much people want it in the summary, from 0 to 1. */
  readonly wanted: number
}

/** Sentences that are compared with each other, and how much they count. */
interface Group {
  readonly sentences: readonly Labelled[]
  readonly weight: number
}

/** As found by hand on the samples; learning starts here. */
const prior: Values = {
  central: 0.6,
  opening: 0.6,
  early: 0.6,
  last: -0.1,
  paragraph: 0.2,
  subject: 0.35,
  request: 1.4,
  question: 0.1,
  deadline: 1.1,
  date: 1.4,
  number: 0.4,
  money: 1.2,
  decision: 0.6,
  small_talk: -1.4,
  leans_back: -0.1,
  words: 1.6,
  brief: -0.5,
  long: -0.3,
  odd: -1.2,
  thread_central: 0.4,
  first_mail: 0.3,
  new_sender: 0.3,
}
const steps = 600
const rate = 0.5
/** How strongly weights are pulled back to the prior: what the tuned half is best with. */
const pull_of_mails = 0.2
const pull_of_threads = 0.05

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Usage: node scripts/train-summaries.ts <folder with threads.json>')
  process.exit(1)
}
const { tuned } = halvesOf(readThreadSamples(readFileSync(join(folder, 'threads.json'), 'utf8')))
const samples = sampleGroups(join(root, 'packages/text/samples/tuned'))
const ofMails = learn([...samples, ...tuned.flatMap(mailGroups)], feature_names, pull_of_mails)
write('summary-weights.ts', 'summary_weights', { name: 'Features', from: './summary-features.ts' }, ofMails)
const ofThreads = learn(
  tuned.map(threadGroup),
  [...feature_names, ...thread_features],
  pull_of_threads,
  ofMails,
)
write(
  'thread-weights.ts',
  'thread_weights',
  { name: 'ThreadFeatures', from: './summarise-thread.ts' },
  ofThreads,
)

function mailGroups({ mails, readers }: ThreadSample): Group[] {
  return mails.flatMap((mail) => {
    const lexicon = lexicons[detectLanguage(mail.text)]
    const own = measureSentences(ownSentences(mail, lexicon), { subject: mail.subject, lexicon })
    const sentences = own.map(({ features, start, end }) => {
      const ids = mail.sentences.filter((one) => one.start < end && one.end > start).map(({ id }) => id)
      return { features, wanted: pickedBy(ids, readers) }
    })
    return sentences.length < 3 ? [] : [{ sentences, weight: 1 }]
  })
}

function threadGroup({ mails, readers }: ThreadSample): Group {
  const sentences = measureThread({ mails }).sentences.map(({ features, start, end, mail }) => {
    const placed = mails[mail]?.sentences ?? []
    const ids = placed.filter((one) => one.start < end && one.end > start).map(({ id }) => id)
    return { features, wanted: pickedBy(ids, readers) }
  })
  return { sentences, weight: 1 }
}

function pickedBy(ids: readonly string[], readers: ThreadSample['readers']): number {
  const picking = readers.filter(({ picked }) => ids.some((id) => picked.has(id)))
  return picking.length / readers.length
}

function sampleGroups(path: string): Group[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.txt') && !name.endsWith('.reference.txt'))
    .map((name) => {
      const reference = readFileSync(join(path, name.replace(/\.txt$/, '.reference.txt')), 'utf8')
      const sample = readSample(name, readFileSync(join(path, name), 'utf8'), reference)
      const lexicon = lexicons[detectLanguage(sample.text)]
      const own = measureSentences(ownSentences(sample, lexicon), { subject: sample.subject, lexicon })
      const sentences = own.map(({ features, text }) => {
        const facts = sample.musts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase())).length
        return { features, wanted: Math.min(1, facts * 0.6 + rouge(text, sample.reference).r2) }
      })
      return { sentences, weight: 1 }
    })
}

/** Gradient descent from the prior, to which each weight is pulled back. */
function learn(
  groups: readonly Group[],
  names: readonly string[],
  pull: number,
  start: Values = prior,
): Values {
  let weights: Values = Object.fromEntries(names.map((name) => [name, start[name] ?? prior[name] ?? 0]))
  const origin = weights
  const pairs = groups.flatMap(pairsOf)
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < steps; step += 1) {
    const slope: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
    for (const { difference, weight } of pairs) {
      const margin = names.reduce((sum, name) => sum + (weights[name] ?? 0) * (difference[name] ?? 0), 0)
      const push = weight / total / (1 + Math.exp(margin))
      for (const name of names) slope[name] = (slope[name] ?? 0) + push * (difference[name] ?? 0)
    }
    weights = Object.fromEntries(
      names.map((name) => {
        const old = weights[name] ?? 0
        return [name, old + rate * ((slope[name] ?? 0) - pull * (old - (origin[name] ?? 0)))]
      }),
    )
  }
  return weights
}

interface Pair {
  readonly difference: Values
  readonly weight: number
}

function pairsOf({ sentences, weight }: Group): Pair[] {
  const pairs = sentences.flatMap((better) =>
    sentences
      .filter((worse) => better.wanted > worse.wanted)
      .map((worse) => ({
        difference: Object.fromEntries(
          Object.keys(better.features).map((name) => [
            name,
            (better.features[name] ?? 0) - (worse.features[name] ?? 0),
          ]),
        ),
        weight: better.wanted - worse.wanted,
      })),
  )
  const total = pairs.reduce((sum, pair) => sum + pair.weight, 0)
  return pairs.map((pair) => ({ ...pair, weight: (weight * pair.weight) / total }))
}

function write(file: string, name: string, type: { name: string; from: string }, weights: Values): void {
  const lines = Object.entries(weights).map(([key, value]) => `  ${key}: ${Number(value.toFixed(3))},`)
  writeFileSync(
    join(root, 'packages/text/src', file),
    [
      `import type { ${type.name} } from '${type.from}'`,
      '',
      '/** Written by scripts/train-summaries.ts; not changed by hand. */',
      `export const ${name}: ${type.name} = {`,
      ...lines,
      '}',
      '',
    ].join('\n'),
  )
}
