import { type Language, wordsOf } from '@meridian/text'
import { blanked } from './blanked.rules.ts'
import { romanNumbers } from './disguise.rules.ts'
import { partsOfNumber } from './number-words.rules.ts'
import {
  addressesIn,
  sequencesIn,
  withoutKnownAddresses,
  withoutKnownSequences,
} from './stated-address.rules.ts'
import { measuresIn } from './stated-amount.rules.ts'
import { type KnownDays, knownDays, withoutKnownDays } from './stated-day.rules.ts'
import { spellsDigits, statedNumbers } from './stated-number.rules.ts'
import { statedTimes } from './stated-time.rules.ts'

/** The addresses, numbers, days and times that the sources name. */
export interface KnownFacts {
  readonly language: Language
  readonly addresses: ReadonlySet<string>
  readonly sequences: ReadonlySet<string>
  readonly numbers: ReadonlySet<number>
  readonly days: KnownDays
  readonly minutes: ReadonlySet<number>
  readonly measures: ReadonlySet<string>
}

export function knownFacts(
  source: string,
  { language, sentOn }: { language: Language; sentOn: string | undefined },
): KnownFacts {
  const digits = (source.match(/\p{N}+/gu) ?? []).map(Number)
  const numbers = [...digits, ...statedNumbers(source, language).map(({ value }) => value)]
  return {
    language,
    addresses: new Set(addressesIn(source)),
    sequences: new Set(sequencesIn(source)),
    numbers: new Set([...numbers, ...derivedNumbers(source, language), ...yearsOf(sentOn)]),
    days: knownDays(source, language, sentOn),
    minutes: new Set(statedTimes(source).flatMap(({ minutes }) => minutes)),
    measures: measuresIn(source),
  }
}

function yearsOf(sentOn: string | undefined): number[] {
  return sentOn === undefined ? [] : [Number(sentOn.slice(0, 4))]
}

const counted =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,30})[\s-](?:(weeks?|wochen?|semaines?|semanas?|settiman[ae])|(days?|tage[n]?|jours?|días?|giorni)|(hours?|stunden?|heures?|horas?|or[ae])|(min|minutes?|minuten?|minutos?|minuti))(?!\p{L})/giu

/** Two weeks are 14 days, 90 minutes are one and a half hours. */
function derivedNumbers(source: string, language: Language): number[] {
  return [...source.matchAll(counted)].flatMap(([, count = '', weeks, days, hours, minutes]) => {
    const value = /^\p{N}/u.test(count) ? Number(count) : partsOfNumber(count.toLowerCase(), language)?.[0]
    if (value === undefined) return []
    if (weeks) return [value * 7]
    if (days) return [value / 7]
    if (hours) return [value * 60]
    return minutes ? [value / 60] : []
  })
}

/** The sentence without the facts that the sources name; null where it names another one. */
export function withoutKnownFacts(sentence: string, known: KnownFacts): string | null {
  const unaddressed = withoutKnownAddresses(sentence, known.addresses)
  const undated = unaddressed && withoutKnownDays(unaddressed, known.days, known.language)
  const untimed = undated && withoutKnownTimes(undated, known.minutes)
  const rest = untimed && withoutKnownSequences(untimed, known.sequences)
  if (!rest) return null
  if (spellsDigits(rest, known.language) || ![...measuresIn(rest)].every((one) => known.measures.has(one)))
    return null
  const isKnown = statedNumbers(rest, known.language).every(
    ({ value, isInWords }) => known.numbers.has(value) || (isInWords && value <= 1),
  )
  const isRomanKnown = romanNumbers(rest).every((value) => known.numbers.has(value))
  return isKnown && isRomanKnown ? rest : null
}

function withoutKnownTimes(sentence: string, known: ReadonlySet<number>): string | null {
  const isBlank = new Uint8Array(sentence.length)
  for (const { minutes, isSure, start, end } of statedTimes(sentence)) {
    const isKnown = minutes.some((minute) => known.has(minute))
    if (isSure && !isKnown) return null
    if (isKnown) isBlank.fill(1, start, end)
  }
  return blanked(sentence, isBlank)
}

/** The words that name no number and no measure. */
export function plainWords(text: string, language: Language): string {
  return wordsOf(text)
    .filter(
      (word) =>
        !/^\p{N}/u.test(word) && partsOfNumber(word, language) === null && measuresIn(word).size === 0,
    )
    .join(' ')
}
