import {
  detectLanguage,
  feature_names,
  isSummarised,
  lexicons,
  measureSentences,
  measureThread,
  ownSentences,
  type SummaryWeights,
  thread_features,
  type ThreadFeatures,
  type ThreadSample,
} from '@meridian/text'
import { type Group, learn, type Values } from './learn-weights.ts'

/** The shape of a text, which counts alike whatever it is about. */
const shape = ['central', 'opening', 'early', 'subject', 'words', 'brief'] as const

/** What the annotated texts have too little of to learn from. */
const cues_of_discussion: Values = { deadline: 0.5, small_talk: -1, odd: -0.3 }
/** What counts in mails that name facts beside the shape, found by hand on the samples. */
const cues_of_facts: Values = {
  request: 0.5,
  deadline: 0.75,
  date: 0.5,
  money: 0.6,
  number: 0.2,
  decision: 0.25,
  paragraph: 0.1,
  small_talk: -1,
  odd: -0.6,
}
const cues_of_threads: Values = {
  ...cues_of_discussion,
  request: 0.15,
  date: 0.2,
  money: 0.3,
  decision: 0.2,
}

/** The pull to no weight, and how much bug reports count beside mails: best in cross-validation (--check). */
const pull_of_mails = 0.2
const pull_of_threads = 0.02
const reports_beside_mails = 0.5
const reports_beside_threads = 1

export interface Lessons {
  readonly mails: SummaryWeights
  readonly threads: ThreadFeatures
}

interface Material {
  readonly threads: readonly ThreadSample[]
  readonly reports: readonly ThreadSample[]
}

/** The weights that annotated conversations and bug reports teach. */
export function learnSummaries({ threads, reports }: Material): Lessons {
  const found = learn({
    groups: [
      ...weighted(threads.flatMap(mailGroups), 1),
      ...weighted(reports.flatMap(mailGroups), reports_beside_mails),
    ],
    names: shape,
    prior: {},
    pull: pull_of_mails,
  })
  const ofThreads = learn({
    groups: [
      ...weighted(threads.map(threadGroup), 1),
      ...weighted(reports.map(threadGroup), reports_beside_threads),
    ],
    names: [...shape, ...thread_features],
    prior: cues_of_threads,
    pull: pull_of_threads,
  })
  return {
    mails: {
      facts: weightsOf(feature_names, { ...found, ...cues_of_facts }),
      discussion: weightsOf(feature_names, { ...found, ...cues_of_discussion }),
    },
    threads: weightsOf([...feature_names, ...thread_features], ofThreads),
  }
}

function weightsOf<Name extends string>(
  names: readonly Name[],
  values: Values,
): Readonly<Record<Name, number>> {
  const rounded = names.map((name) => [name, Number((values[name] ?? 0).toFixed(3))])
  return Object.fromEntries(rounded) as Readonly<Record<Name, number>>
}

/** All groups together count as much as told. */
function weighted(groups: readonly Group[], together: number): Group[] {
  return groups.map((group) => ({ ...group, weight: together / groups.length }))
}

/** Of the mails that are summarized, those of which people told something. */
function mailGroups({ mails, readers }: ThreadSample): Group[] {
  return mails.flatMap((mail) => {
    const ids = new Set(mail.sentences.map(({ id }) => id))
    const isTold = readers.some(({ abstract }) => abstract.some((one) => one.ids.some((id) => ids.has(id))))
    if (!isTold || !isSummarised(mail)) return []
    const lexicon = lexicons[detectLanguage(mail.text)]
    const measured = measureSentences(ownSentences(mail, lexicon), { subject: mail.subject, lexicon })
    const sentences = measured.map(({ features, start, end }) => {
      const own = mail.sentences.filter((one) => one.start < end && one.end > start)
      return {
        features,
        wanted: pickedBy(
          own.map(({ id }) => id),
          readers,
        ),
      }
    })
    return hasChoice(sentences) ? [{ sentences, weight: 1 }] : []
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

function hasChoice(sentences: Group['sentences']): boolean {
  return new Set(sentences.map(({ wanted }) => wanted)).size > 1
}

function pickedBy(ids: readonly string[], readers: ThreadSample['readers']): number {
  const picking = readers.filter(({ picked }) => ids.some((id) => picked.has(id)))
  return picking.length / readers.length
}
