import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Act,
  act_names,
  type ActSample,
  halvesOf,
  type Language,
  languages,
  readActSamples,
  readThreadSamples,
  type ThreadSample,
} from '@meridian/text'
import { report_acts } from './report-acts.ts'
import { readReports } from './report-data.ts'
import { root } from './run.ts'

/** A sentence with what people say that it does. */
export interface LabelledSentence {
  readonly text: string
  readonly language: Language
  readonly acts: ReadonlySet<Act>
  /** Of its mail. */
  readonly subject: string
}

/** The made-up mails of one half. */
export function readActHalf(half: 'tuned' | 'held-out'): ActSample[] {
  const folder = join(root, 'packages/text/samples/requests', half)
  return readdirSync(folder).flatMap((file) => {
    const language = languages.find((one) => one === basename(file, '.txt'))
    return language ? readActSamples(readFileSync(join(folder, file), 'utf8'), language) : []
  })
}

export function sentencesOf(samples: readonly ActSample[]): LabelledSentence[] {
  return samples.flatMap(({ sentences, language, subject }) =>
    sentences.map(({ text, acts }) => ({ text, acts, language, subject })),
  )
}

/** The annotated sentences of a folder with `threads.json`, by halves. */
export function readThreadHalves(folder: string): Record<'tuned' | 'heldOut', LabelledSentence[]> {
  const { tuned, heldOut } = halvesOf(readThreadSamples(readFileSync(join(folder, 'threads.json'), 'utf8')))
  return { tuned: tuned.flatMap(labelled), heldOut: heldOut.flatMap(labelled) }
}

const labels: Readonly<Record<Act, string>> = { request: 'req', commitment: 'cmt', meeting: 'meet' }

/** Of the sentences that are no quotes; a label counts that one of the three people gave. */
function labelled(thread: ThreadSample): LabelledSentence[] {
  return ownSentencesOf(thread, (id) =>
    act_names.filter((act) => thread.readers.some((reader) => reader.labels[labels[act]]?.includes(id))),
  )
}

/** The sentences of the annotated bug reports, with what they ask for and take on. */
export function readReportActs(folder: string): LabelledSentence[] {
  return readReports(folder).flatMap((report) =>
    ownSentencesOf(report, (id) =>
      (['request', 'commitment'] as const).filter((act) => report_acts[act].includes(`${report.name}:${id}`)),
    ),
  )
}

function ownSentencesOf({ mails }: ThreadSample, actsOf: (id: string) => readonly Act[]): LabelledSentence[] {
  return mails.flatMap(({ text, subject, sentences }) =>
    sentences.flatMap(({ id, start, end }) => {
      const words = text.slice(start, end).trim()
      if (words.startsWith('>') || !/\p{L}{2}/u.test(words)) return []
      return [{ text: words, language: 'en' as const, acts: new Set(actsOf(id)), subject }]
    }),
  )
}
