import type { Language } from '../../language.ts'
import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'

interface Later {
  readonly meaning: Meaning
  readonly next: number
}

/**
 * `A week on Monday`, `Montag in acht Tagen`, `lundi en quinze`, `oggi a otto`: a day that is named, and one or two weeks
 * more.
 */
export function readWeeksLater(
  tokens: readonly Token[],
  at: number,
  language: Language,
  phrases: ReadonlyMap<string, Meaning>,
): Later | null {
  const ahead = language === 'en' ? weeksAhead(tokens, at) : null
  // `Übernächsten Dienstag`
  if (language === 'de' && /^ubernachste[nmrs]?$/.test(tokens[at]?.word ?? ''))
    return laterAt(tokens, at + 1, 1, phrases)
  if (ahead) return laterAt(tokens, ahead.next, ahead.weeks, phrases)
  for (const words of [2, 1]) {
    const behind = weeksBehind(tokens, at + words, language)
    const later = behind && laterAt(tokens, at, behind.weeks, phrases)
    if (later?.next === at + words) return { ...later, next: behind?.next ?? later.next }
  }
  return null
}

/** The day at a place, some weeks later. */
function laterAt(
  tokens: readonly Token[],
  at: number,
  weeks: number,
  phrases: ReadonlyMap<string, Meaning>,
): Later | null {
  for (const words of [2, 1]) {
    const meaning = phrases.get(textOf(tokens, at, at + words))
    if (meaning?.kind === 'day')
      return { meaning: { ...meaning, offset: meaning.offset + 7 * weeks }, next: at + words }
    if (meaning?.kind === 'weekday' && !meaning.isEvery)
      return { meaning: { ...meaning, weeksLater: weeks }, next: at + words }
  }
  return null
}

interface Weeks {
  readonly weeks: number
  readonly next: number
}

/** `For a week from Monday` is how long, and `a week today` is when. */
function weeksAhead(tokens: readonly Token[], at: number): Weeks | null {
  if (!opens_weeks.test(tokens[at]?.word ?? '')) return null
  const found = weeks_ahead.exec(textOf(tokens, at, at + 3))
  if (!found || /^(?:for|of|every|once|twice|times|within)$/.test(tokens[at - 1]?.word ?? '')) return null
  const isDirect = found[2] === 'today' || found[2] === 'tomorrow'
  return { weeks: found[1] === 'week' ? 1 : 2, next: at + (isDirect ? 2 : 3) }
}

const opens_weeks = /^(?:an?|one|two|[12])$/
const weeks_ahead = /^(?:(?:a|one|1) (week)|a fortnight|(?:two|2) weeks) (on|from|today|tomorrow)$/

function weeksBehind(tokens: readonly Token[], at: number, language: Language): Weeks | null {
  if (!leads_behind.test(tokens[at]?.word ?? '')) return null
  for (const [weeks, words] of weeks_behind[language])
    for (const width of [4, 3, 2, 1])
      if (words.test(textOf(tokens, at, at + width)) && !names_next.test(tokens[at + width]?.word ?? ''))
        return { weeks, next: at + width }
  return null
}

/** `The Tuesday after next`, and not `after next week` */
const names_next = /^(?:week|month|year)s?$/
const leads_behind = /^(?:in|en|a|after|fortnight|dans|dentro|tra|fra)$/

const weeks_behind: Readonly<Record<Language, readonly (readonly [weeks: number, words: RegExp])[]>> = {
  en: [
    [1, /^after next$/],
    [2, /^fortnight$/],
    [2, /^in (?:a fortnight|(?:two|2) weeks)$/],
    [3, /^in (?:three|3) weeks$/],
  ],
  de: [
    [1, /^in (?:(?:acht|8) tagen|(?:einer|1) woche)$/],
    [2, /^in (?:(?:vierzehn|14) tagen|(?:zwei|2) wochen)$/],
    [3, /^in (?:drei|3) wochen$/],
  ],
  fr: [
    [1, /^(?:en huit|dans (?:huit|8) jours|dans une semaine)$/],
    [2, /^(?:en quinze|dans (?:quinze|15) jours|dans (?:deux|2) semaines)$/],
    [3, /^dans (?:trois|3) semaines$/],
  ],
  es: [
    [1, /^(?:en (?:ocho|8)(?: dias)?|(?:en|dentro de) una semana)$/],
    [2, /^(?:en (?:quince|15)(?: dias)?|(?:en|dentro de) (?:dos|2) semanas)$/],
    [3, /^(?:en|dentro de) (?:tres|3) semanas$/],
  ],
  it: [
    [1, /^(?:a otto|(?:tra|fra) una settimana)$/],
    [2, /^(?:a quindici|(?:tra|fra) (?:due|2) settimane)$/],
    [3, /^(?:tra|fra) (?:tre|3) settimane$/],
  ],
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
}
