import { wordsOf } from './words.ts'

const title =
  /^(?:(?:kurz|ergebnis|sitzungs|verlaufs)?protokoll|niederschrift|(?:draft )?minutes|meeting notes|notes (?:of|from)|compte[- ]rendu|procès-verbal|pv (?:de|du)|relevé de décisions|acta|verbale|resoconto)(?!\p{L})/iu
const says = /[.!?…]["'”’»)\]]{0,2}$/u
const longest_title_words = 18

/** `Present: Ada, Bo` */
const label =
  /(?<!\p{L})(?:present|in attendance|attendees|apologies|absent|anwesend|teilnehmende|teilnehmer(?:innen)?|entschuldigt|protokoll(?:ant(?:in)?)?|présents?|présentes|excusée?s?|absente?s?|participants|asistentes|presentes|ausentes|excusan|presenti|assenti(?: giustificati)?|partecipanti) ?:/iu
/** `Beginn 19 Uhr, Ende 21 Uhr` */
const lasts =
  /^(?:beginn?|begin|start(?:ed)?|début|inicio|comienzo|inizio)(?!\p{L})[^.!?]{0,30}\d[^.!?]{0,20}(?<!\p{L})(?:ende|ended?|finish(?:ed)?|fin|fine|término)(?!\p{L})[^.!?]{0,20}$/iu

/** Whether words are the head of minutes: their title, who was there, or from when to when. */
export function isDocumentHead(words: string): boolean {
  const isTitle = title.test(words) && !says.test(words) && wordsOf(words).length <= longest_title_words
  return isTitle || label.test(words.slice(0, longest_head)) || lasts.test(words)
}

const longest_head = 140

/** The first words with a capital of the names in the heads of minutes, in small letters. */
export function namesInHeads(sentences: readonly { readonly text: string }[]): ReadonlySet<string> {
  const heads = sentences.filter(({ text }) => label.test(text.slice(0, longest_head)))
  const names = heads.flatMap(({ text }) => {
    const listed = text.slice(0, longest_list).replace(label, '')
    return Array.from(
      listed.matchAll(/(?:^|[,:;&]|\s(?:and|und|et|y|e))\s*(\p{Lu}[\p{L}'’-]{1,20})/gu),
      ([, name = '']) => name.toLowerCase(),
    )
  })
  return new Set(names)
}

const longest_list = 400
