import { readActs } from './acts/acts.ts'
import { datesIn } from './dates.ts'
import { detectLanguage, type Language, lexicons } from './language.ts'
import type { FilteredPattern } from './literal-filter.ts'
import { type OwnSentence, plainSentences } from './mail-text/prepare.ts'
import { isRequest } from './requests.ts'
import { isSentence, type Sentence } from './sentences.ts'

/** Something that notes say is still to be done; the text is theirs, word for word. */
export interface SuggestedActionItem extends Sentence {
  /** The day it is to be done by, as the notes write it; null where they do not. */
  readonly due: string | null
}

const most_items = 20
const done = /^\s*(?:[-*•]\s*)?\[[xX]\]/u
const open_box = /^\s*(?:[-*•]\s*)?\[ ?\]/u
const label =
  /^(?:action(?: items?)?|to-?do|ai|aufgaben?|offen|à faire|tareas?|pendientes?|da fare|compiti)\s*:/iu
const heading =
  /^[^.!?]{0,40}(?:action items?|next steps|to-?dos?|aufgaben|nächste schritte|à faire|prochaines étapes|tareas|próximos pasos|da fare|prossimi passi)(?: ?:)?$/iu

/**
 * What a participant has taken on or was asked to do in a meeting, by its notes: items below a heading such as "Next
 * steps", boxes not yet ticked, requests, and sentences by which a person or "we" will do something.
 */
export function suggestActionItems(
  notes: string,
  language: Language = detectLanguage(notes),
): SuggestedActionItem[] {
  const lexicon = lexicons[language]
  const found: SuggestedActionItem[] = []
  const lineAt = linesInOrder(notes)
  let isBelowHeading = false
  for (const sentence of plainSentences({ text: notes }, lexicon)) {
    const line = lineAt(sentence.start)
    if (heading.test(sentence.text)) {
      isBelowHeading = true
      continue
    }
    if (!sentence.isItem) isBelowHeading = false
    if (done.test(line) || sentence.text.endsWith('?') || !isWorthDoing(sentence)) continue
    const isMarked = open_box.test(line) || label.test(sentence.text) || (isBelowHeading && sentence.isItem)
    if (!isMarked && !isTakenOn(sentence, language)) continue
    const item = withoutMark(sentence)
    if (found.some(({ text }) => text.toLowerCase() === item.text.toLowerCase())) continue
    found.push({ ...item, due: datesIn(item.text, language)[0]?.text ?? null })
    if (found.length === most_items) break
  }
  return found
}

function isWorthDoing({ text }: OwnSentence): boolean {
  return isSentence(text) && /\p{L}/u.test(text)
}

/** A person by name, or the writers, and what they will do. */
function isTakenOn({ text }: OwnSentence, language: Language): boolean {
  const lexicon = lexicons[language]
  if (lexicon.smallTalk.test(text)) return false
  const { request, commitment } = readActs(text, language)
  return (
    isRequest(text, lexicon) ||
    request >= sure ||
    (commitment >= sure && !not.test(text.slice(0, 60))) ||
    (/^["'“]?\p{Lu}/u.test(text) && startsWithCommitment(text, lexicon.commitment))
  )
}

/** Notes tell more than mails, so that a sentence has to be plain. */
const sure = 0.8
const not = /(?<!\p{L})(?:not|won['’]t|nicht|kein\p{L}*|pas|non|no)(?!\p{L})/iu

/** Within the first words: later on it is told of, not taken on. */
function startsWithCommitment(text: string, commitment: FilteredPattern): boolean {
  const place = commitment.search(text)
  return place >= 0 && place <= 30 && !not.test(text.slice(0, 60))
}

/** How the line of each place begins, for places that come in order. */
function linesInOrder(text: string): (at: number) => string {
  let start = 0
  let end = text.indexOf('\n')
  return (at) => {
    while (end >= 0 && end < at) {
      start = end + 1
      end = text.indexOf('\n', start)
    }
    return text.slice(start, Math.min(end < 0 ? text.length : end, start + longest_mark))
  }
}

/** So far into a line its box is looked for. */
const longest_mark = 100

function withoutMark({ text, start, end }: OwnSentence): Sentence {
  const box = /^\[ ?\]\s*/u.exec(text)?.[0].length ?? 0
  const rest = text.slice(box)
  const length = label.test(rest) ? box + (/^[^:]{1,20}:\s+/u.exec(rest)?.[0].length ?? 0) : box
  return { text: text.slice(length), start: start + length, end }
}
