import {
  type Language,
  lexicons,
  separateMachineTalk,
  speaksToMachine,
  termsOf,
  wordsOf,
} from '@meridian/text'
import { isDisguised, type SourceText } from './disguise.rules.ts'
import { type KnownFacts, knownFacts, plainWords, withoutKnownFacts } from './known-facts.rules.ts'
import { linesOf, plainText, sentencesOf } from './plain-text.rules.ts'
import { type RiskyActs, riskyActsIn } from './risky-act.rules.ts'
import { capitalsOf, type KnownNames, namesKnownPeople } from './stated-name.rules.ts'

/** What an answer may speak of. */
export interface Sources {
  /** The visible mail: its subject, who wrote it, its text. */
  readonly mail: string
  /** What the person, the calendar or this server adds. */
  readonly own: string
  readonly language: Language
  /** The day of the mail (YYYY-MM-DD), from which `tomorrow` and `the 23rd` count. */
  readonly sentOn?: string | undefined
}

export interface OutputRule {
  readonly charactersMax: number
  /** Most words of each sentence are words of the sources. */
  readonly isGrounded: boolean
}

/**
 * What is left of a model's answer: plain text in which every address, link, telephone and other number is one of the
 * sources, and no sentence does what the mail says to programs. A sentence that breaks this goes as a whole.
 */
export function cleanOutput(answer: string, sources: Sources, rule: OutputRule): CleanOutput {
  const allowed = allowedOf(sources)
  let said = 0
  let dropped = 0
  let listed = 0
  const lines = linesOf(plainText(answer)).map((line) => {
    // The number of a list that counts up from one is no number of the mail.
    const mark = line.match(/^\s*(\d{1,2})[.)]\s(?=\S{2}|[^\s\d])/)
    const isListed = mark !== null && Number(mark[1]) === listed + 1
    if (isListed) listed += 1
    const lead = isListed ? mark[0] : ''
    const sentences = sentencesOf(line.slice(lead.length))
    const kept = sentences.filter((sentence) => isAllowed(sentence, allowed, rule))
    said += sentences.length
    dropped += sentences.length - kept.length
    return kept.length > 0 ? lead + kept.join(' ') : ''
  })
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return {
    text: cut(text, rule.charactersMax),
    leftOutCount: dropped,
    isTrustworthy: text !== '' && dropped * 2 <= said,
  }
}

export interface CleanOutput {
  readonly text: string
  /** The number of sentences that break the rules; what is cut because of its length is not among them. */
  readonly leftOutCount: number
  /** Most of the answer could stay: of one that mostly breaks the rules nothing is worth keeping. */
  readonly isTrustworthy: boolean
}

interface Allowed {
  readonly facts: KnownFacts
  readonly names: KnownNames
  readonly source: SourceText
  readonly terms: ReadonlySet<string>
  readonly riskyActs: RiskyActs
  /** Words that the mail has only where it speaks to programs. */
  readonly orderedTerms: ReadonlySet<string>
}

function allowedOf({ mail, own, language, sentOn }: Sources): Allowed {
  const { kept, removed } = separateMachineTalk(mail)
  const source = `${kept}\n${own}`.normalize('NFKC')
  const small = source.toLowerCase()
  const lexicon = lexicons[language]
  const terms = new Set(
    termsOf(source, lexicon).flatMap((term) => (term.length > 4 ? [term, term.slice(0, -1)] : [term])),
  )
  const words = new Set(wordsOf(source).flatMap((word) => [word, ...word.split(/['’-]/u)]))
  return {
    facts: knownFacts(source, { language, sentOn }),
    names: { language, words, capitals: capitalsOf(source) },
    source: { includes: (text) => words.has(text) || small.includes(text) },
    terms,
    riskyActs: riskyActsIn(source),
    orderedTerms: new Set(termsOf(removed, lexicon).filter((term) => !terms.has(term))),
  }
}

function isAllowed(sentence: string, allowed: Allowed, { isGrounded }: OutputRule): boolean {
  const text = sentence.normalize('NFKC')
  if (speaksToMachine(text) || head_line.test(text)) return false
  const rest = withoutKnownFacts(text, allowed.facts)
  if (
    rest === null ||
    isDisguised(rest, allowed.source, allowed.names.language) ||
    !namesKnownPeople(text, allowed.names)
  )
    return false
  if (![...riskyActsIn(text)].every((act) => allowed.riskyActs.has(act))) return false
  const { language } = allowed.names
  const terms = termsOf(plainWords(rest, language), lexicons[language])
  const ordered = terms.filter((term) => allowed.orderedTerms.has(term)).length
  if (ordered > 0 && ordered >= terms.length / 4) return false
  const known = terms.filter((term) => isKnownTerm(term, allowed.terms)).length
  return !isGrounded || terms.length === 0 || known >= terms.length / 2
}

/** Short words have endings as well: `Gäste` and `Gästen`. */
function isKnownTerm(term: string, terms: ReadonlySet<string>): boolean {
  return terms.has(term) || (term.length > 4 && terms.has(term.slice(0, -1)))
}

/** Who gets an answer is never the model's to say. */
const head_line =
  /^\s*(?:to|cc|bcc|from|reply-to|subject|an|von|kopie|betreff|à|de|objet|para|asunto|da|oggetto)\s*:\s*\S*@/iu

function cut(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const head = text.slice(0, charactersMax)
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'), head.lastIndexOf('\n'))
  return (end > charactersMax / 2 ? head.slice(0, end + 1) : head.slice(0, head.lastIndexOf(' '))).trim()
}
