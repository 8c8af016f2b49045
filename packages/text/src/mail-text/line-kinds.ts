import { all_lexicons } from '../language.ts'
import { rememberLatest } from '../latest.ts'
import { filtered } from '../literal-filter.ts'
import type { Span } from '../sentences.ts'
import { onOneLine } from '../words.ts'

export interface Line extends Span {
  readonly text: string
  readonly isItem: boolean
}

const dash_line = /^\s*(?:--|__+|==+|\*\*+|–)\s*$/
/** The gap between two columns, in a line without blanks at its end. */
const column_gap = /\S(?:\t| {3}|\s\|\s)/
const quoted_line = /^\s*>/

export function isQuotedLine(words: string): boolean {
  return quoted_line.test(words)
}

/** The line above what was passed on. */
export function isForwardMark(words: string): boolean {
  return (
    words.length < 120 &&
    all_lexicons.some(({ forwarded }) => forwarded.test(words)) &&
    /[-:]|^\s*\p{Lu}/u.test(words)
  )
}

/** A line of the head of such a mail. */
export function isHead(words: string): boolean {
  return words.length < 300 && all_lexicons.some(({ head }) => head.test(words))
}

/** "On Monday, Ada wrote:". */
export function isQuoteIntroduction(words: string): boolean {
  return (
    words.length < 320 &&
    introduction_ends.has(words.trimEnd().at(-1) ?? '') &&
    all_lexicons.some(({ quoteIntroduction }) => quoteIntroduction.test(onOneLine(words)))
  )
}

/** Of `wrote`, `schrieb`, `écrit`, `escribió`, `scritto`, or a colon behind. */
const introduction_ends: ReadonlySet<string> = new Set(':ebtóo')

/** Quotes, rules, tables and footers. */
export function isDropped(words: string): boolean {
  return isLatestDropped(words)
}

/** The lines of a mail are gone through several times, for its sentences and for what its writer says. */
const isLatestDropped = rememberLatest(isDroppedLine, 60_000)

function isDroppedLine(words: string): boolean {
  if (quoted_line.test(words) || dash_line.test(words)) return true
  if (isQuoteIntroduction(words)) return true
  if (column_gap.test(words.trimEnd()) && !/(?<!\.\p{L}{1,2})[.!?:]\s*$/u.test(words)) return true
  return (
    words.length < longest_footer &&
    (all_lexicons.some(({ footer }) => footer.test(words)) || isNotice(words)) &&
    !/[?]\s*$/.test(words)
  )
}

const longest_footer = 600

/** `This message is confidential` and `VAT number 123`, and neither `a confidential call` nor `I now have a VAT number`. */
function isNotice(words: string): boolean {
  if (confidential.test(words) && (words.length < longest_stamp || of_message.test(words))) return true
  return of_firms.test(words) && !of_persons.test(words)
}

const confidential = /(?<!\p{L})(?:confiden[tc]ial|vertraulich|confidentiel|confidenzial|riservat)/iu
const longest_stamp = 30
const of_message = filtered(
  /(?<!\p{L})(?:this|dies\p{L}{0,4}|ce|cet|cette|est[ea]|quest[oa]|présente?|presente|any|les)[ '’](?:e-?mails?|mails?|messages?|communication|transmission|attachments?|nachricht|courriel|courrier|pièces jointes|correo|mensaje|comunicación|messaggio|comunicazione)(?!\p{L})/iu,
)
const of_firms =
  /(?<!\p{L})(?:registered office|vat number|geschäftsführer(?:in)?|amtsgericht|ust-?id\p{L}{0,4}|handelsregister|partita iva)(?!\p{L})/iu
const of_persons =
  /(?<!\p{L})(?:I|[Ww]e|[Yy]ou|[Mm]y|[Oo]ur|[Yy]our|[Ii]ch|[Ww]ir|[Dd]u|[Mm]ich|[Mm]ir|[Uu]ns|[Ss]ie|Ihnen|[Mm]ein\p{L}{0,2}|[Uu]nser\p{L}{0,2}|[Ii]o|[Nn]oi|[Tt]u|te)(?!\p{L})/u
