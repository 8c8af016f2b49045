import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type ThreadMail } from '@meridian/text'

/** How much a summary needs a sentence: it has to tell it, tells it where there is room, or may leave it out. */
export type Need = 2 | 1 | 0

/** A made-up mail whose writer said of each sentence how much a summary needs it. */
export interface SentencedMail extends ThreadMail {
  readonly needs: ReadonlyMap<string, Need>
  readonly reader: string
}

/** Whom all are written to. */
const reader = 'Marit Lindqvist'

/** Whether a folder has mails with marked sentences: its files are named after languages. */
export function holdsMarkedMails(folder: string): boolean {
  return readdirSync(folder).some((name) => languages.some((language) => name === `${language}.txt`))
}

/** The mails of a folder, one file a language. */
export function readMarkedFolder(folder: string): SentencedMail[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readMarkedSentences(readFileSync(join(folder, name), 'utf8')))
}

/** A sentence without a mark may be left out. */
export function needOf({ needs }: SentencedMail, id: string): Need {
  return needs.get(id) ?? 0
}

const first_line = /^=== (.*?)(?: <[^<>]*>)? \| (.*)$/u
const marked_line = /^([012]) (.*\S)\s*$/u

/**
 * Reads mails that stand below one another: `=== sender <address> | subject`, and below it a sentence a line behind its
 * mark, with an empty line where a paragraph ends. Sentences of a paragraph stand in one line of the mail.
 */
export function readMarkedSentences(file: string): SentencedMail[] {
  const mails: { from: string; subject: string; lines: string[] }[] = []
  for (const line of file.split(/\r?\n/)) {
    const [, from, subject] = first_line.exec(line) ?? []
    if (from !== undefined && subject !== undefined) mails.push({ from, subject: subject.trim(), lines: [] })
    else if (line.startsWith('===')) throw new Error(`No sender and subject: ${line}`)
    else mails.at(-1)?.lines.push(line)
  }
  return mails.map(({ from, subject, lines }) => ({ from, subject, reader, ...joined(lines) }))
}

function joined(lines: readonly string[]): Pick<SentencedMail, 'text' | 'sentences' | 'needs'> {
  const needs = new Map<string, Need>()
  const sentences: { id: string; start: number; end: number }[] = []
  let text = ''
  let before: string | null = null
  for (const line of lines) {
    if (line.trim() === '') {
      before = null
      continue
    }
    const [, mark, words] = marked_line.exec(line) ?? []
    if (mark === undefined || words === undefined) throw new Error(`No mark: ${line}`)
    if (text !== '') text += before === null ? '\n\n' : goesOn(before, words) ? ' ' : '\n'
    const id = String(sentences.length)
    sentences.push({ id, start: text.length, end: text.length + words.length })
    needs.set(id, Number(mark) as Need)
    text += words
    before = words
  }
  return { text, sentences, needs }
}

const begins_line = /^(?:[-*•–>]|\d{1,2}[.)]|[a-h]\)|\||--)/u
const ends_sentence = /[.!?…]["'”’»)\]]*$|[:;]-?[)D]$|\p{Extended_Pictographic}\uFE0F?$/u

/** Greetings, rows and signatures have lines of their own. */
function goesOn(before: string, words: string): boolean {
  const isOwnLine = begins_line.test(words) || before.startsWith('>') || !ends_sentence.test(before)
  return !isOwnLine && (ends_sentence.test(words) || words.split(' ').length > longest_row_words)
}

const longest_row_words = 5
