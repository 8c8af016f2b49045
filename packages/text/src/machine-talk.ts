import type { Span } from './sentences.ts'
import { anyWord } from './words.ts'

/** One thing that a sentence meant for a program does, and how much it tells. */
interface Sign {
  readonly pattern: RegExp
  readonly weight: number
}

function sign(weight: number, ...alternatives: string[]): Sign {
  return { weight, pattern: anyWord(alternatives.join('|')) }
}

const program =
  'ai|llm|language model|ai assistant|chatbot|summari[sz]er|copilot|gemini|chatgpt|ki|sprachmodell|ia|intelligence artificielle|inteligencia artificial|intelligenza artificiale'

/** Each is said in ordinary mails as well, so one alone tells nothing; heavy ones are hardly ever. */
const signs: readonly Sign[] = [
  sign(
    1,
    '(?:ignore|disregard|forget|override)\\b.{0,40}\\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior)',
    '(?:ignorier\\w*|vergiss|missachte)\\b.{0,40}\\b(?:anweisung\\w*|vorgaben|regeln|bisherige\\w*)',
    '(?:ignore[zs]?|oublie[zs]?)\\b.{0,40}\\b(?:instructions?|consignes?|règles)',
    '(?:ignor[ae]n?|olvid[ae])\\b.{0,40}\\b(?:instrucciones|reglas|indicaciones)',
    '(?:ignora(?:re|te)?|dimentica(?:re|te)?)\\b.{0,40}\\b(?:istruzioni|regole|indicazioni)',
  ),
  sign(
    1,
    '(?:all|any) (?:of )?(?:the |your |my )?(?:previous|prior|earlier|above|other|preceding) (?:instructions?|prompts?|rules|guidelines)',
    'alle[nr]? (?:bisherigen|vorherigen|vorigen|obigen)? ?(?:anweisungen|vorgaben|regeln)',
    'toutes (?:les|vos|tes) (?:instructions|consignes|règles)',
    'todas (?:las|tus|sus) (?:instrucciones|reglas|indicaciones)',
    'tutte (?:le|le tue) (?:istruzioni|regole|indicazioni)',
  ),
  sign(
    2,
    '(?:you are|act as|du bist|tu es|vous êtes|eres|sei) (?:now )?(?:an?|ein|eine|une?|una|un) (?:ai|llm|language model|ai assistant|chatbot|bot|ki|sprachmodell|ia|modèle|modelo|modello)',
  ),
  sign(
    2,
    `(?:dear|hey|note to|attention|message to|hinweis an|note pour|nota para|nota per) (?:the |die |l[’']|la )?(?:${program}|assistant)`,
  ),
  sign(1, '(?:system|developer) (?:prompt|message)|prompt injection|jailbreak'),
  sign(
    1,
    '(?:your|hidden|full|entire|original|initial|new|above) (?:system|developer) (?:prompt|message)|(?:system|developer) (?:prompt|message)\\s*:',
  ),
  sign(
    2,
    '^\\W{0,5}assistant (?:must|should|shall|has to) (?:reply|answer|respond|write|say|forward|send|ignore|summari[sz]e)',
  ),
  sign(1, `(?:${program})\\b.{0,30}\\b(?:must|should|shall|has to|will|reading this)`),
  sign(
    1,
    '(?:in|into|to) (?:the|your|this) (?:summary|reply|draft|answer|response|output)\\b.{0,60}\\b(?:say|write|include|add|state|tell|mention|insert)',
    '(?:say|write|include|add|state|tell|mention|insert|put|append)\\b.{0,80}\\b(?:in|into|to) (?:the|your|this) (?:summary|reply|draft|answer|response|output)',
    '(?:your|the) (?:summary|reply|draft|response|output) (?:must|should|has to|shall|needs to)',
    'summari[sz]e (?:this|the) (?:mail|e-?mail|message) (?:as|with|by)',
    '(?:schreib\\w*|füge|sag\\w*)\\b.{0,80}\\b(?:in die|in der|der|zur) (?:zusammenfassung|antwort)|die zusammenfassung (?:muss|soll)',
    '(?:écri[stvez]+|ajoute[zs]?|dis|dites)\\b.{0,80}\\bdans (?:le|votre|ton|ta) (?:résumé|réponse)|le résumé doit',
    '(?:escrib[ae]|añad[ae]|incluy[ae]|di)\\b.{0,80}\\ben (?:el|tu|su|la) (?:resumen|respuesta)|el resumen debe',
    '(?:scrivi|aggiungi|includi|di’)\\b.{0,80}\\bnel(?:la)? (?:riassunto|sommario|risposta)|il riassunto deve',
  ),
  sign(
    1,
    '(?:forward|send|leak|reveal|repeat|print) (?:all|every|the|your) (?:other |last |previous |earlier |stored )?(?:mails?|e-?mails?|messages?|inbox|passwords?|contacts?|instructions|prompt|conversation|system)',
  ),
  sign(1, 'new (?:instructions?|task) for|new instructions?:'),
  sign(1, 'say nothing of (?:it|this)|do not (?:mention|tell|reveal) (?:it|this)'),
]

/** So many signs have to meet in one sentence. */
const enough_signs = 2

function weighSigns(line: string): number {
  return signs.reduce((sum, { pattern, weight }) => sum + (pattern.test(line) ? weight : 0), 0)
}

/** Marks that only a program would mean: tags, fences, pictures and links by reference. */
const marks =
  /<\/?\s*(?:system|assistant|instructions?)[^>]{0,60}>|^[^\S\n\r\u2028\u2029]*#{2,}\s*(?:system|instructions?)|!\[(?:[^\]!]|!(?!\[)){0,200}\][[(]|^[^\S\n\r\u2028\u2029]*\[[^[\]]{1,40}\]:\s*\S/imu

/** After these a program is to believe that the mail is over and another voice speaks. */
const ends =
  /<\|[^|]{1,40}\|>|\[\/?(?:INST|SYS(?:TEM)?)\]|<\/\s*(?:mail|e-?mail|untrusted|data|message|document)[\w-]{0,60}>|(?<!\p{L})end of (?:the )?(?:e-?mail|mail|untrusted|data|input)(?!\p{L})|^[^\S\n\r\u2028\u2029]*(?:###\s*)?(?:system|assistant)\s*:\s*(?:you|here|say|write|ignore|new|the summary|the account)(?!\p{L})/imu

/** A run of letters and digits as long as no word: something encoded, to be read by a program. */
const encoded = /[A-Za-z0-9+/=_-]{60,}/

/** Whether a sentence is meant for a program that reads along: several signs of that meet, or a mark has no other use. */
export function speaksToMachine(text: string): boolean {
  const line = text.slice(0, 2_000)
  return marks.test(line) || ends.test(line) || isEncoded(line) || weighSigns(line) >= enough_signs
}

function isEncoded(line: string): boolean {
  return encoded.test(line) && !/https?:\/\//i.test(line)
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
