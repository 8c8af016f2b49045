import { filtered } from '../literal-filter.ts'
import type { OwnSentence } from '../mail-text/prepare.ts'
import { trimmed } from '../sentences.ts'
import { wordsOf } from '../words.ts'

const title =
  /^(?:(?:kurz|ergebnis|sitzungs|verlaufs)?protokoll|niederschrift|(?:draft )?minutes|meeting notes|notes (?:of|from)|compte[- ]rendu|procès-verbal|pv (?:de|du)|relevé de décisions|acta|verbale|resoconto)(?!\p{L})/iu
const says = /[.!?…]["'”’»)\]]{0,2}$/u
const longest_title_words = 18

/** `Present: Ada, Bo` */
const label =
  /(?<!\p{L})(?:present|in attendance|attendees|apologies|absent|anwesend|teilnehmende|teilnehmer(?:innen)?|entschuldigt|protokoll(?:ant(?:in)?)?|présents?|présentes|excusée?s?|absente?s?|participants|asistentes|presentes|ausentes|excusan|presenti|assenti(?: giustificati)?|partecipanti) ?:/iu
/** `Beginn 19 Uhr, Ende 21 Uhr` */
const lasts = filtered(
  /^(?:beginn?|begin|start(?:ed)?|début|inicio|comienzo|inizio)(?!\p{L})[^!?]{0,30}\d[^!?]{0,20}(?<!\p{L})(?:ende|ended?|finish(?:ed)?|fin|fine|término)(?!\p{L})[^!?]{0,20}$/iu,
)

/** Whether words are the head of minutes: their title, who was there, or from when to when. */
export function isDocumentHead(words: string): boolean {
  const isTitle = title.test(words) && !says.test(words) && wordsOf(words).length <= longest_title_words
  return isTitle || label.test(words.slice(0, longest_head)) || lasts.test(words)
}

const longest_head = 140

/** Whether sentences are of minutes: one of them says who was there. */
export function isMinutes(sentences: readonly { readonly text: string }[]): boolean {
  return sentences.some(({ text }) => label.test(text.slice(0, longest_head)))
}

interface Minutes<One> {
  readonly mail: string
  readonly all: readonly One[]
  /** Where short lines above a paragraph begin. */
  readonly headings: ReadonlySet<number>
}

/** The sentences of minutes, each first one of a point with the title of the point. */
export function withTitles<One extends OwnSentence>(
  told: readonly One[],
  { mail, all, headings }: Minutes<One>,
): One[] {
  const isTold = new Set(told.map(({ start }) => start))
  let title: One | null = null
  return all.flatMap((one, place) => {
    const isAbove = headings.has(one.start) || (one.isItem && all[place + 1]?.isItem === false)
    const own = titleOf(mail, one, isAbove)
    // A list of tasks below the points is of none of them.
    title = own ?? (one.isItem || one.text.endsWith(':') ? null : title)
    if (!isTold.has(one.start)) return []
    const shown = title === null || title.text === '' || title.end === one.end ? [one] : [title, one]
    title = null
    return shown
  })
}

/** `The boats` of `TOP 1 – The boats`; what has no subject of its own has no title either. */
function titleOf<One extends OwnSentence>(mail: string, one: One, isAbove: boolean): One | null {
  const mark = one.isFirst ? point_mark.exec(mail.slice(one.start, one.end))?.[0] : undefined
  const isShort = isAbove && wordsOf(one.text).length <= longest_title_words / 3
  if ((mark === undefined && !isShort) || says.test(one.text) || one.text.length > longest_title) return null
  const title = trimmed(mail, one.start + (mark?.length ?? 0), one.end)
  return { ...one, ...title, text: other_points.test(title.text) ? '' : title.text }
}

/** What stands in minutes below a title such as `Any other business`. */
export function otherPointsIn(mail: string, all: readonly OwnSentence[]): ReadonlySet<number> {
  let isOther = false
  const found = new Set<number>()
  for (const one of all) {
    const title = titleOf(mail, one, one.isFirst && other_points.test(one.text))
    if (title !== null) isOther = title.text === ''
    if (isOther) found.add(one.start)
  }
  return found
}

const point_mark = /^(?:TOP|Punkt|Item|Agenda item|Point|Punto) \d{1,2}(?!\d)[^\p{L}\p{N}]{1,4}(?=\p{L})/u
const other_points = filtered(
  /^(?:verschiedenes|sonstiges|any other business|aob|other|misc\p{L}*|divers|questions diverses|varios|otros|ruegos y preguntas|varie(?: ed eventuali)?|altro)[ .:]*$/iu,
)
const longest_title = 70

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
