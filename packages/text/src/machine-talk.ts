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

/** Marks that only a program would mean: turns of a conversation, tags, fences. */
const marks =
  /<\|[^|]{1,40}\|>|\[\/?(?:INST|SYS(?:TEM)?)\]|<\/?\s*(?:system|assistant|user|mail|email|untrusted|data|instructions?)[^>]{0,60}>|^\s*(?:###\s*)?(?:system|assistant|user|human)\s*:|^\s*`{3}|^\s*#{2,}\s*(?:system|instructions?)|!\[[^\]]{0,200}\](?:\[|\()|^\s*\[[^\]]{1,40}\]:\s*\S/iu

/** A run of letters and digits as long as no word: something encoded, to be read by a program. */
const encoded = /[A-Za-z0-9+/=_-]{60,}/

/** Whether a sentence is meant for a program that reads along: nobody needs it to understand the mail. */
export function speaksToMachine(text: string): boolean {
  const line = text.slice(0, 2_000)
  return phrases.test(line) || marks.test(line) || (encoded.test(line) && !/https?:\/\//i.test(line))
}
