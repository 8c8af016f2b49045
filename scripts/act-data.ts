import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Act,
  act_names,
  type ActSample,
  type ActSurroundings,
  halvesOf,
  type Language,
  languages,
  readActSamples,
  readSurroundings,
  readThreadSamples,
  type ThreadSample,
} from '@meridian/text'
import { readListMails } from './list-data.ts'
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
  readonly around: ActSurroundings
}

/** The made-up mails of one half. */
export function readActHalf(half: 'tuned' | 'held-out'): ActSample[] {
  const folder = join(root, 'packages/text/samples/requests', half)
  return readdirSync(folder).flatMap((file) => {
    const language = languages.find((one) => one === basename(file, '.txt'))
    return language ? readActSamples(readFileSync(join(folder, file), 'utf8'), language) : []
  })
}

export function sentencesOf(samples: readonly ActMail[]): LabelledSentence[] {
  return samples.flatMap(({ sentences, language, subject }) => {
    const around = readSurroundings(
      sentences.map(({ text }) => text),
      language,
    )
    return sentences.flatMap(({ text, acts }, index) => {
      const surroundings = around[index]
      return surroundings ? [{ text, acts, language, subject, around: surroundings }] : []
    })
  })
}

type ActMail = Pick<ActSample, 'subject' | 'language'> & {
  readonly sentences: readonly Pick<LabelledSentence, 'text' | 'acts'>[]
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

/** F1 of each annotator against those sentences that the others marked, for all of a half together. */
export function readAgreement(folder: string): Record<'tuned' | 'heldOut', Record<Act, number>> {
  const { tuned, heldOut } = halvesOf(readThreadSamples(readFileSync(join(folder, 'threads.json'), 'utf8')))
  return { tuned: agreementOf(tuned), heldOut: agreementOf(heldOut) }
}

function agreementOf(half: readonly ThreadSample[]): Record<Act, number> {
  return {
    request: agreementOn(half, 'request'),
    commitment: agreementOn(half, 'commitment'),
    meeting: agreementOn(half, 'meeting'),
  }
}

function agreementOn(half: readonly ThreadSample[], act: Act): number {
  const judged = half.flatMap((thread) =>
    thread.mails.flatMap(({ text, sentences }) =>
      sentences
        .filter(({ start, end }) => isOwn(text.slice(start, end).trim()))
        .flatMap(({ id }) => {
          const marks = thread.readers.map((reader) => reader.labels[labels[act]]?.includes(id) ?? false)
          return marks.map((own, at) => ({ own, others: marks.some((mark, one) => mark && one !== at) }))
        }),
    ),
  )
  const both = judged.filter(({ own, others }) => own && others).length
  return (2 * both) / (judged.filter(({ own }) => own).length + judged.filter(({ others }) => others).length)
}

function isOwn(words: string): boolean {
  return !words.startsWith('>') && /\p{L}{2}/u.test(words)
}

/** The sentences of mails of public lists. */
export async function readListActs(folder: string): Promise<LabelledSentence[]> {
  return sentencesOf(await readListMails(folder))
}

function ownSentencesOf({ mails }: ThreadSample, actsOf: (id: string) => readonly Act[]): LabelledSentence[] {
  return sentencesOf(
    mails.map(({ text, subject, sentences }) => ({
      subject,
      language: 'en',
      sentences: sentences.flatMap(({ id, start, end }) => {
        const words = text.slice(start, end).trim()
        return isOwn(words) ? [{ text: words, acts: new Set(actsOf(id)) }] : []
      }),
    })),
  )
}
