import { hasMachineSigns } from './machine-signs.ts'
import { plainLetters } from './plain-letters.ts'
import type { Span } from './sentences.ts'

/** Marks that only a program would mean: tags, fences, pictures and links by reference. */
const marks =
  /<\/?\s*(?:system|assistant|instructions?)[^>]{0,60}>|^[^\S\n\r\u2028\u2029]*#{2,}\s*(?:system|instructions?)|!\[(?:[^\]!]|!(?!\[)){0,200}\][[(]|^[^\S\n\r\u2028\u2029]*\[[^[\]]{1,40}\]:\s*\S/imu

/** Marks of the roles in a conversation with a program. */
const roles =
  /^#{2,4} ?(?:response|input|anweisung|réponse|respuesta|risposta)(?!\p{L})|"role" ?: ?"(?:system|assistant|developer)"/imu

/** After these a program is to believe that the mail is over and another voice speaks. */
const ends =
  /<\|[^|]{1,40}\|>|\[\/?(?:INST|SYS(?:TEM)?)\]|<\/\s*(?:mail|e-?mail|untrusted|data|message|document)[\w-]{0,60}>|(?<!\p{L})end of (?:the )?(?:e-?mail|mail|untrusted|data|input)(?!\p{L})|^[^\S\n\r\u2028\u2029]*(?:###\s*)?(?:system|assistant)\s*:\s*(?:you|here|say|write|ignore|new|the summary|the account)(?!\p{L})/imu

/** A run of letters and digits as long as no word: something encoded, to be read by a program. */
const encoded = /[A-Za-z0-9+/=_-]{60,}/

/** Whether a sentence is meant for a program that reads along: several signs of that meet, or a mark has no other use. */
export function speaksToMachine(text: string): boolean {
  const line = text.slice(0, 2_000)
  return (
    marks.test(line) ||
    roles.test(line) ||
    ends.test(line) ||
    isEncoded(line) ||
    hasMachineSigns(plainLetters(line))
  )
}

function isEncoded(line: string): boolean {
  // A line that is drawn has no letters.
  return /[A-Za-z0-9]/.test(encoded.exec(line)?.[0] ?? '') && !/https?:\/\//i.test(line)
}

/** Goes on with an order: what to say, whom to call, where to click. */
const follows_up =
  /^\W*(?:say|write|tell|include|add|reply|answer|call|open|click|visit|send|forward|schreib\w*|sag\w*|écri\w*|di|escrib\w*|scriv\w*)(?![\p{L}\p{N}])|https?:\/\/|@|\d(?:[ ()./-]?\d){6}/iu

/**
 * Where a text speaks to programs: such sentences, and those right behind them in the paragraph that go on with the
 * order; all that follows where the text claims that the mail is over.
 */
export function machineTalkIn(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  let isGoingOn = false
  for (const piece of text.split(/(?<=[.!?…]\s)|(?<=\n)/u)) {
    const start = at
    at += piece.length
    if (ends.test(piece)) return [...spans, { start, end: text.length }]
    const isBlank = piece.trim() === ''
    isGoingOn = speaksToMachine(piece) || (isGoingOn && !isBlank && follows_up.test(piece.slice(0, 2_000)))
    if (isGoingOn) spans.push({ start, end: at })
  }
  return spans
}

export interface SeparatedText {
  /** What is said to the reader. */
  readonly kept: string
  /** What was meant for a program. */
  readonly removed: string
}

/** A text without what speaks to programs. */
export function separateMachineTalk(text: string): SeparatedText {
  const spans = machineTalkIn(text)
  let kept = ''
  let at = 0
  for (const { start, end } of spans) {
    kept += text.slice(at, start)
    at = end
  }
  const removed = spans.map(({ start, end }) => text.slice(start, end)).join('\n')
  return { kept: kept + text.slice(at), removed }
}
