/**
 * Finds the weights by which sentences are chosen for summaries, and writes them to packages/text/src.
 * Usage: node scripts/train-summaries.ts <folder with threads.json> <folder with bugreports.xml and annotation.xml>
 *
 * Learns from the tuned half of the annotated threads, from the annotated bug reports (report-data.ts) and from the
 * samples in packages/text/samples/tuned. Mails that name facts and mails that discuss have weights of their own:
 * those of facts stay near what was set by hand, those of discussions are learned from people's choices.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  detectLanguage,
  feature_names,
  halvesOf,
  isSummarised,
  lexicons,
  measureSentences,
  measureThread,
  namesFacts,
  ownSentences,
  readSample,
  readThreadSamples,
  rouge,
  thread_features,
  type ThreadSample,
} from '@meridian/text'
import { type Group, learn, type Values } from './learn-weights.ts'
import { readReports } from './report-data.ts'
import { root } from './run.ts'

/** For mails that name facts, as found by hand on the samples. */
const prior_of_facts: Values = {
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
  item: 0,
  link: 0,
  words: 1.6,
  brief: -0.5,
  long: -0.3,
  odd: -1.2,
}
/** For mails that discuss: what the annotated texts have too little of to learn from. */
const prior_of_discussion: Values = {
  ...Object.fromEntries(feature_names.map((name) => [name, 0])),
  deadline: 0.5,
  small_talk: -1,
  odd: -0.3,
}
const prior_of_threads: Values = {
  ...prior_of_discussion,
  request: 0.15,
  date: 0.2,
  money: 0.3,
  decision: 0.2,
}
/** The shape of a text, which counts alike whatever it is about. */
const shape = ['central', 'opening', 'early', 'subject', 'words', 'brief'] as const
/** The pull to each prior, and how much bug reports count beside mails: best in cross-validation over tuned threads. */
const pull_of_facts = 0.2
const pull_of_discussion = 0.05
const pull_of_threads = 0.02
const reports_beside_mails = 0.5
const reports_beside_threads = 1

const [folder, reportFolder] = process.argv.slice(2)
if (folder === undefined || reportFolder === undefined) {
  console.error(
    'Usage: node scripts/train-summaries.ts <folder with threads.json> <folder with bugreports.xml and annotation.xml>',
  )
  process.exit(1)
}
const { tuned } = halvesOf(readThreadSamples(readFileSync(join(folder, 'threads.json'), 'utf8')))
const reports = readReports(reportFolder)
const samples = sampleGroups(join(root, 'packages/text/samples/tuned'))
const facts = learn({
  groups: [...samples, ...tuned.flatMap(mailGroups)],
  names: feature_names,
  prior: prior_of_facts,
  pull: pull_of_facts,
})
const discussion = learn({
  groups: [
    ...weighted(tuned.flatMap(discussionGroups), 1),
    ...weighted(reports.flatMap(discussionGroups), reports_beside_mails),
  ],
  names: shape,
  prior: prior_of_discussion,
  pull: pull_of_discussion,
})
const threads = learn({
  groups: [
    ...weighted(tuned.map(threadGroup), 1),
    ...weighted(reports.map(threadGroup), reports_beside_threads),
  ],
  names: [...shape, ...thread_features],
  prior: prior_of_threads,
  pull: pull_of_threads,
})
write(
  'summary-weights.ts',
  { name: 'Features', from: './summary-features.ts' },
  {
    fact_weights: facts,
    discussion_weights: discussion,
  },
)
write(
  'thread-weights.ts',
  { name: 'ThreadFeatures', from: './summarise-thread.ts' },
  {
    thread_weights: threads,
  },
)

/** All groups together count as much as told. */
function weighted(groups: readonly Group[], together: number): Group[] {
  return groups.map((group) => ({ ...group, weight: together / groups.length }))
}

function mailGroups({ mails, readers }: ThreadSample): Group[] {
  return mails.flatMap((mail) => {
    const sentences = measured(mail).map(({ features, start, end }) => {
      const ids = mail.sentences.filter((one) => one.start < end && one.end > start).map(({ id }) => id)
      return { features, wanted: pickedBy(ids, readers) }
    })
    return sentences.length < 3 ? [] : [{ sentences, weight: 1 }]
  })
}

/** Of the mails that are summarized as discussions, those of which people told something. */
function discussionGroups(thread: ThreadSample): Group[] {
  const mails = thread.mails.filter((mail) => {
    const ids = new Set(mail.sentences.map(({ id }) => id))
    const isTold = thread.readers.some(({ abstract }) =>
      abstract.some((one) => one.ids.some((id) => ids.has(id))),
    )
    return isTold && isSummarised(mail) && !namesFacts(measured(mail))
  })
  return mailGroups({ ...thread, mails }).filter(({ sentences }) => hasChoice(sentences))
}

function hasChoice(sentences: Group['sentences']): boolean {
  return new Set(sentences.map(({ wanted }) => wanted)).size > 1
}

function measured(mail: { readonly subject: string; readonly text: string }) {
  const lexicon = lexicons[detectLanguage(mail.text)]
  return measureSentences(ownSentences(mail, lexicon), { subject: mail.subject, lexicon })
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
      const sentences = measured(sample).map(({ features, text }) => {
        const facts = sample.musts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase())).length
        return { features, wanted: Math.min(1, facts * 0.6 + rouge(text, sample.reference).r2) }
      })
      return { sentences, weight: 1 }
    })
}

function write(
  file: string,
  type: { name: string; from: string },
  tables: Readonly<Record<string, Values>>,
): void {
  const lines = Object.entries(tables).flatMap(([name, weights]) => [
    '',
    '/** Written by scripts/train-summaries.ts; not changed by hand. */',
    `export const ${name}: ${type.name} = {`,
    ...Object.entries(weights).map(([key, value]) => `  ${key}: ${Number(value.toFixed(3))},`),
    '}',
  ])
  writeFileSync(
    join(root, 'packages/text/src', file),
    [`import type { ${type.name} } from '${type.from}'`, ...lines, ''].join('\n'),
  )
}
