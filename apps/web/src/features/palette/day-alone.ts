import type { Meaning } from './sentence/meaning.ts'
import type { Value } from './sentence/parts.ts'

/** Words before a day that only ask to see that day, in English and German. */
const go_words =
  /^(?:(?:go|jump|show)(?: me)?(?: to)?|(?:geh|gehe|spring|springe|zeig|zeige)(?: zum?| zur)?|zum)$/iu

/** The date of a text that names one day and nothing else, such as 'Mon 15 March' or 'go to tomorrow'; else null. */
export function dayAlone({ title }: Pick<Meaning, 'title'>, values: readonly Value[]): string | null {
  const [value, ...others] = values
  if (value?.kind !== 'date' || value.last !== null || others.length > 0) return null
  return title === '' || go_words.test(title) ? value.first : null
}
