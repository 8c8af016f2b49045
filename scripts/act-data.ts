import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Act,
  type ActSample,
  halvesOf,
  type Language,
  languages,
  readActSamples,
  readThreadSamples,
  type ThreadSample,
} from '@meridian/text'
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
function labelled({ mails, readers }: ThreadSample): LabelledSentence[] {
  return mails.flatMap(({ text, subject, sentences }) =>
    sentences.flatMap(({ id, start, end }) => {
      const words = text.slice(start, end).trim()
      if (words.startsWith('>') || !/\p{L}{2}/u.test(words)) return []
      const acts = (Object.keys(labels) as Act[]).filter(
        (act) => readers.filter((reader) => reader.labels[labels[act]]?.includes(id)).length >= 1,
      )
      return [{ text: words, language: 'en' as const, acts: new Set(acts), subject }]
    }),
  )
}
