import type { Language } from '../../language.ts'
import type { Place } from './hours-in-place.ts'
import { phrase_tables } from './phrase-tables.ts'
import type { Token } from './tokens.ts'

/**
 * Whether a word gives up the time behind it for another one: `rather at 10 than at 9`, `mejor por la mañana que por la
 * tarde`, `demain soir et pas aujourd'hui`.
 */
export function givesUpTime({ tokens, at, next, terms, language }: Place): boolean {
  // `Nicht zu früh` says something of its own.
  if (next > at + 1) return false
  const word = tokens[at]?.word ?? ''
  const { than, better, not, and } = compared[language]
  if (not.test(word) && and.test(tokens[at - 1]?.word ?? '')) return leadsToTime(tokens, at, language)
  // `È meglio che venerdì ci vediamo` compares nothing.
  if (!than.test(word) || !terms.some(({ kind }) => kind === 'number' || times.has(kind))) return false
  if (!leadsToTime(tokens, at, language)) return false
  return tokens.slice(Math.max(0, at - longest_way), at).some((token) => better.test(token.word))
}

/** In words. */
const longest_way = 8

/** A time, behind articles and prepositions at most. */
function leadsToTime(tokens: readonly Token[], at: number, language: Language): boolean {
  const words = tokens.slice(at + 1, at + 1 + longest_lead).map(({ word }) => word)
  const first = words.findIndex((word) => !leads.test(word))
  if (degrees.test(words[first] ?? '')) return false
  if (/^\d/.test(words[first] ?? '')) return true
  return words
    .slice(0, first + 1)
    .some((_, from) =>
      [1, 2, 3].some((count) =>
        times.has(phrase_tables[language].get(words.slice(from, from + count).join(' '))?.kind ?? ''),
      ),
    )
}

/** `Y no muy temprano` */
const degrees = /^(?:too|very|so|zu|sehr|trop|tres|si|muy|tan|demasiado|troppo|molto)$/
const longest_lead = 4
const leads = /^(?:at|on|the|in|am|um|im|an|der|den|a|las?|por|en|el|le|l|d|du|les?|de|alle|al|il|nel|di|la)$/
const times: ReadonlySet<string> = new Set(['weekday', 'day', 'part', 'clock', 'week', 'weekend'])

interface Compared {
  readonly than: RegExp
  readonly better: RegExp
  readonly and: RegExp
  readonly not: RegExp
}

const compared: Readonly<Record<Language, Compared>> = {
  en: {
    than: /^(?:than|over)$/,
    better: /^(?:better|rather|prefer|preferable|easier|nicer)$/,
    and: /^and$/,
    not: /^not$/,
  },
  de: { than: /^als$/, better: /^(?:lieber|besser|eher|angenehmer)$/, and: /^und$/, not: /^nicht$/ },
  fr: {
    than: /^qu?e?$/,
    better: /^(?:mieux|plutot|prefere|prefererais|preferable)$/,
    and: /^et$/,
    not: /^pas$/,
  },
  es: { than: /^que$/, better: /^(?:mejor|prefiero|preferiria|antes)$/, and: /^y$/, not: /^no$/ },
  it: {
    than: /^(?:che|di)$/,
    better: /^(?:meglio|preferirei|preferisco|piuttosto)$/,
    and: /^e$/,
    not: /^non$/,
  },
}
