import type { Span } from './sentences.ts'
import { anyWord } from './words.ts'

/** Phrases by which a mail speaks to a program that reads it and not to the person. */
const phrases = anyWord(
  [
    '(?:ignore|disregard|forget|override)\\b.{0,40}\\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior)',
    '(?:system|developer) (?:prompt|message|instructions?)|prompt injection|jailbreak',
    '(?:as|you are|act as) an? (?:ai|llm|language model|assistant|chatbot|bot)',
    '(?:ai|llm|language model|assistant|summari[sz]er|copilot|gemini|chatgpt|claude)\\b.{0,30}\\b(?:must|should|shall|has to|will|please|reading this)',
    '(?:dear|hey|note to|attention|to) (?:the )?(?:ai|llm|language model|assistant|summari[sz]er|copilot|gemini|chatgpt)',
    '(?:in|into|to|from) (?:the|your|this) (?:summary|reply|draft|answer|response)\\b.{0,60}\\b(?:say|write|include|add|state|tell|mention|insert)',
    '(?:say|write|include|add|state|tell|mention|insert|put|append)\\b.{0,80}\\b(?:in|into|to) (?:the|your|this) (?:summary|reply|draft|answer|response|output)',
    '(?:your|the) (?:summary|reply|draft|response|output) (?:must|should|has to|shall|needs to)',
    'summari[sz]e (?:this|the) (?:mail|e-?mail|message) (?:as|with|by)',
    '(?:respond|reply|answer) (?:only )?with (?:the|your|all|this)\\b',
    '(?:forward|send|leak|reveal|repeat|print) (?:all|every|the|your) (?:other |last |previous |earlier |stored )?(?:mails?|e-?mails?|messages?|inbox|passwords?|contacts?|instructions|prompt|conversation|system)',
    'new instructions?|end of (?:the )?(?:e-?mail|mail|message|untrusted|data|input)|begin(?:ning)? of (?:instructions|system)',
    '(?:ignorier\\w*|vergiss|missachte)\\b.{0,40}\\b(?:anweisung\\w*|vorgaben|regeln|bisherige\\w*)|(?:schreib\\w*|füge|sag\\w*)\\b.{0,80}\\b(?:in die|in der|der|zur) (?:zusammenfassung|antwort)|die zusammenfassung (?:muss|soll)|(?:du bist|als) (?:ein|eine) (?:ki|sprachmodell|assistent)',
    '(?:ignore[zs]?|oublie[zs]?)\\b.{0,40}\\b(?:instructions?|consignes?|règles)|(?:écri[stvez]+|ajoute[zs]?|dis|dites)\\b.{0,80}\\bdans (?:le|votre|ton|ta) (?:résumé|réponse)|le résumé doit|(?:tu es|vous êtes) une? (?:ia|assistant|modèle)',
    '(?:ignor[ae]n?|olvid[ae]|olvide)\\b.{0,40}\\b(?:instrucciones|reglas|indicaciones)|(?:escrib[ae]|añad[ae]|incluy[ae]|di)\\b.{0,80}\\ben (?:el|tu|su|la) (?:resumen|respuesta)|el resumen debe|eres (?:una ia|un asistente|un modelo)',
    '(?:ignora(?:re|te)?|dimentica(?:re|te)?)\\b.{0,40}\\b(?:istruzioni|regole|indicazioni)|(?:scrivi|aggiungi|includi|di’)\\b.{0,80}\\bnel(?:la)? (?:riassunto|sommario|risposta)|il riassunto deve|sei (?:una ia|un assistente|un modello)',
  ].join('|'),
)

/** Marks that only a program would mean: tags, fences, pictures and links by reference. */
const marks =
  /<\/?\s*(?:system|assistant|instructions?)[^>]{0,60}>|^[^\S\n\r\u2028\u2029]*(?:###\s*)?(?:system|assistant)\s*:|^[^\S\n\r\u2028\u2029]*#{2,}\s*(?:system|instructions?)|!\[(?:[^\]!]|!(?!\[)){0,200}\][[(]|^[^\S\n\r\u2028\u2029]*\[[^[\]]{1,40}\]:\s*\S/imu

/** After these a program is to believe that the mail is over and somebody else speaks. */
const ends =
  /<\|[^|]{1,40}\|>|\[\/?(?:INST|SYS(?:TEM)?)\]|<\/\s*(?:mail|e-?mail|untrusted|data|message|document)[\w-]{0,60}>|(?<!\p{L})end of (?:the )?(?:e-?mail|mail|untrusted|data|input)(?!\p{L})|^[^\S\n\r\u2028\u2029]*(?:###\s*)?(?:system|assistant)\s*:/imu

/** A run of letters and digits as long as no word: something encoded, to be read by a program. */
const encoded = /[A-Za-z0-9+/=_-]{60,}/

/** Whether a sentence is meant for a program that reads along: nobody needs it to understand the mail. */
export function speaksToMachine(text: string): boolean {
  const line = text.slice(0, 2_000)
  return [phrases, marks, ends].some((pattern) => pattern.test(line)) || isEncoded(line)
}

function isEncoded(line: string): boolean {
  return encoded.test(line) && !/https?:\/\//i.test(line)
}

/** Where a text speaks to programs: from such a sentence to the end of its paragraph, or of the text. */
export function machineTalkIn(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const piece of text.split(/(?<=[.!?…]\s)|(?<=\n)/u)) {
    const start = at
    at += piece.length
    if (start < (spans.at(-1)?.end ?? 0) || !speaksToMachine(piece)) continue
    if (ends.test(piece)) return [...spans, { start, end: text.length }]
    const paragraph = /\n[ \t]*\n/.exec(text.slice(at - 1))
    spans.push({ start, end: paragraph ? at - 1 + paragraph.index : text.length })
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
