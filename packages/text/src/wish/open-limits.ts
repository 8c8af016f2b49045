import type { Language } from '../language.ts'
import type { Term } from './term.ts'

/** `After the trade fair`, `until my holiday`: what happens then is no day that a rule knows. */
export function mayLimitByEvent(kind: Term['kind'], folded: string): boolean {
  return kind === 'after' || kind === 'before' || event_limits.test(folded)
}

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
