import type { Language } from '../../language.ts'
import type { Reader } from '../items/item-reader.ts'
import type { Term } from '../terms/term.ts'

/** `After the trade fair`, `until my holiday`: what happens then is no day that a rule knows. */
export function mayLimitByEvent(
  { textAt, language }: Pick<Reader, 'textAt' | 'language'>,
  { kind, start, end }: Term,
): boolean {
  if (language === 'de' && saysWhither(textAt(Math.max(0, start - longest_way), end + longest_pronoun)))
    return false
  return kind === 'after' || kind === 'before' || event_limits.test(textAt(start, end))
}

/** `Ich richte mich nach Ihnen`, `der Zug nach Linz` */
function saysWhither(folded: string): boolean {
  return whither.test(folded)
}

const whither =
  /(?<!\p{L})nach (?:ihnen|dir|euch)(?!\p{L})|(?<!\p{L})(?:zug|bus|flug|flieger|fahre|fahren|fahrt|reise|fliege|fliegen) nach(?!\p{L})/u
const longest_way = 9
const longest_pronoun = 7

const event_limits = /^(?:until|till|bis|jusqu|hasta|fino|ab|a partir|starting|as of|as from|des$)/

/** Whether what follows a word such as `if` is open: `my car is ready`, and not `you are free`. */
export function isOpenCondition(folded: string, language: Language): boolean {
  return open_conditions[language].test(folded)
}

export const longest_subject = 24

const open_conditions: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:my|our|the|he|she|they|there|it (?:rains|snows)|i'm|i am|i have|i get|i need|everything|all goes|nothing)[ ']/,
  de: /^ (?:der|die|das|mein|meine|unser|unsere|er|alles|ich|wir (?:fertig|zuruck|da)) /,
  fr: /^[ ']?(?:le|la|les|mon|ma|mes|notre|nos|tout|ils?|elles?|je (?:suis|serai|rentre)) /,
  es: /^ (?:el|la|los|las|mi|mis|todo|llueve|haya|este|tenga|termine|vuelva) /,
  it: /^ (?:il|lo|la|i|gli|mio|mia|tutto|piove|nevica|sono|torno|ho) /,
}
