import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CueTable, studySentences } from '@meridian/text'
import { type CuedCase, learnClasses } from './learn-cues.ts'
import { needOf, readMarkedFolder, type SentencedMail } from './marked-sentences.ts'
import { root } from './run.ts'

const samples = join(root, 'packages/text/samples')
const pace = { rounds: 20, rate: 0.015, pull: 3e-2, most: 4000 }
/** A sentence is needed, fits where there is room, or may be left out. */
const marks = 3

/** Where the digest of the lessons stands that the table was learned of. */
export const worth_digest_file = join(samples, 'learned-worths.sha256')

/** The mails of each author that are not held out. */
export function mailsToLearnOf(): SentencedMail[][] {
  const folder = join(samples, 'marked-sentences')
  return readdirSync(folder)
    .filter((name) => !name.endsWith('-held-out'))
    .toSorted()
    .map((name) => readMarkedFolder(join(folder, name)))
}

/** What the sentences of a mail teach: how much a summary needs each, by the marks of the lines that it has words of. */
export function worthLessons(mail: SentencedMail): CuedCase[] {
  return studySentences(mail).map(({ start, end, cues }) => {
    const lines = mail.sentences.filter((line) => line.start < end && line.end > start)
    return { cues, label: lines.reduce<number>((most, { id }) => Math.max(most, needOf(mail, id)), 0) }
  })
}

export function learnWorths(lessons: readonly CuedCase[]): CueTable {
  return learnClasses(lessons, marks, pace)
}

/** Tells the lessons of one state of the mails and the cues from those of another. */
export function digestOfWorths(lessons: readonly CuedCase[]): string {
  const digest = createHash('sha256')
  for (const { cues, label } of lessons) digest.update(JSON.stringify([cues, label]))
  return digest.digest('hex')
}
