import { isToMany } from '../mail-text/courtesies.ts'
import { isDocumentHead, isMinutes, otherPointsIn } from './document-heads.ts'
import type { Language } from '../language.ts'
import type { Listed } from './listed-items.ts'
import { filtered } from '../literal-filter.ts'
import { bringsMinutes } from '../kinds/reports.ts'
import { point_phrases } from '../points/point-phrases.ts'
import type { MeasuredSentence } from './summary-features.ts'
import { tasksOf, tasksOfOthers } from './summary-tasks.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords, wordsOf } from '../words.ts'

export interface ReadFor {
  readonly text: string
  readonly reader?: string | undefined
  readonly language: Language
}

/**
 * Where the sentences begin that no summary has: tasks of others, the head of minutes and their small points at the
 * end, and the questions of a program.
 */
export function leftOutIn(
  all: readonly MeasuredSentence<Listed>[],
  { text: mail, reader = '', language }: ReadFor,
): ReadonlySet<number> {
  const { attendance } = point_phrases[language]
  const isToAll = isToMany(mail)
  const names = new Set(wordsOf(reader))
  const [first = ''] = reader.split(' ', 1)
  const brings = new Set(
    isMinutes(all)
      ? all.slice(0, most_before).flatMap(({ text, start }) => (bringsMinutes(foldText(text)) ? [start] : []))
      : [],
  )
  const small = isMinutes(all) ? otherPointsIn(mail, all) : new Set<number>()
  const left = all.filter(
    ({ text, start, features }) =>
      (isToAll && text.endsWith('?')) ||
      attendance.test(text) ||
      (brings.has(start) && features.deadline + features.number === 0) ||
      isDocumentHead(text) ||
      (first.length > 1 &&
        text.startsWith(`${first} `) &&
        countWords(text) <= longest_absence &&
        absent.test(text)) ||
      (countWords(text) <= longest_presence && present.test(text)) ||
      (isToAll && ingredients.test(text)) ||
      (small.has(start) && features.date === 0 && !wordsOf(text).some((word) => names.has(word))),
  )
  return new Set([...tasksOfOthers(all, tasksOf(all, reader, language)), ...left.map(({ start }) => start)])
}

/** So many sentences may bring minutes. */
const most_before = 2

/** `Ada was at the doctor's` tells the reader nothing. */
const absent = filtered(
  /^\S{2,30} (?:was|is|war|ist|fehlte|était|est|estaba|estuvo|está|era|è)(?: \p{Ll}+)? (?:not (?:there|here)|at (?:the|a)|on (?:leave|holiday)|away|ill|off|absent|excused|nicht da|beim|im urlaub|krank|verhindert|entschuldigt|absente?|malade|chez|en (?:congé|vacances)|excusée?|enferm[oa]|ausente|de (?:vacaciones|viaje|baja)|en el|malat[oa]|assente|dal|in (?:ferie|viaggio)|giustificat[oa])(?!\p{L})/iu,
)
const longest_absence = 9

/** `We were Bo, Cy and I` */
const present = filtered(
  /^(?:(?:[Ww]e were|[Tt]here were|[Ww]ir waren|[Dd]abei waren|[Nn]ous étions|[ÉEée]taient (?:là|présents)|[Ee]stuvimos|[Aa]sistieron|[Aa]sistimos|[Ee]ravamo|[Cc][’']erano|[Pp]resenti)(?: |:| :))(?:\p{Lu}\p{L}{1,15}(?: \p{Lu}\p{L}{1,15})?,? ){1,8}(?:and|und|et|y|e) /u,
)
const longest_presence = 14

/** `200 g flour, 3 tbsp sugar` */
const ingredients =
  /\d ?(?:g|kg|ml|cl|dl|el|tl|tbsp|tsp|cups?|gr|prisen?|bund|cuillères?|cucharad(?:a|ita)s?|cucchiai\p{L}{0,3}) \p{L}[^.]{0,60}\d ?(?:g|kg|ml|cl|dl|el|tl|tbsp|tsp|cups?|gr|prisen?|bund|kapseln|cuillères?|cucharad(?:a|ita)s?|cucchiai\p{L}{0,3}) \p{L}/iu
