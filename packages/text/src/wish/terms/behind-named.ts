import type { Language } from '../../language.ts'
import { type DayNumber, mondayOf, weekdayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import type { Meaning, Term } from './term.ts'
import type { Token } from './tokens.ts'

interface Behind {
  readonly meaning: Meaning
  readonly next: number
}

/** `The Saturday after`, `am darauffolgenden Freitag`, `le vendredi suivant`: the first one behind the day that was named last. */
export function readWeekdayBehind(
  tokens: readonly Token[],
  at: number,
  language: Language,
  phrases: ReadonlyMap<string, Meaning>,
): Behind | null {
  const weekdayAt = (place: number) => {
    const meaning = phrases.get(tokens[place]?.word ?? '')
    return meaning?.kind === 'weekday' && !meaning.isEvery ? meaning.day : null
  }
  const { ahead, behind } = words_behind[language]
  const later = ahead.test(tokens[at]?.word ?? '') ? weekdayAt(at + 1) : null
  if (later !== null) return { meaning: { kind: 'weekday_behind', day: later }, next: at + 2 }
  const day = weekdayAt(at)
  if (day === null) return null
  for (const width of [3, 2, 1]) {
    const words = tokens.slice(at + 1, at + 1 + width).map(({ word }) => word)
    const next = at + 1 + width
    if (words.length === width && behind.has(words.join(' ')) && !goesOn(words.join(' '), tokens[next]))
      return { meaning: { kind: 'weekday_behind', day }, next }
  }
  return null
}

/** `The Tuesday after Easter`, `giovedì dopo le 15`, `am Freitag danach ins Kino`. */
function goesOn(words: string, behind: Token | undefined): boolean {
  if (!may_go_on.test(words)) return false
  return behind !== undefined && /^[\p{L}\d]/u.test(behind.word) && !joins.test(behind.word)
}

const may_go_on = /^(?:after|danach|dopo|d apres|despues|appresso|following)$/
const joins = /^(?:or|and|if|at|is|would|oder|und|um|ou|et|si|o|y|e|se|alle)$/

const words_behind: Readonly<
  Record<Language, { readonly ahead: RegExp; readonly behind: ReadonlySet<string> }>
> = {
  en: { ahead: /^following$/, behind: new Set(['after', 'after that', 'following', 'thereafter']) },
  de: {
    ahead: /^(?:darauffolgende[nr]?|drauffolgende[nr]?|folgende[nr]?)$/,
    behind: new Set(['darauf', 'drauf', 'danach']),
  },
  fr: { ahead: /^(?!)/, behind: new Set(['suivant', 'd apres', 'qui suit']) },
  es: { ahead: /^(?!)/, behind: new Set(['siguiente', 'de despues', 'posterior']) },
  it: { ahead: /^(?!)/, behind: new Set(['dopo', 'successivo', 'seguente', 'che segue', 'appresso']) },
}

/** `Monday or Tuesday after that`: both are behind it. */
export function listBehind(terms: Term[], start: number): void {
  const [weekday, or] = [terms.at(-2), terms.at(-1)]
  // `Monday or the Tuesday after` is the one behind that Monday.
  if (or?.kind !== 'or' || start - or.end > 1 || weekday?.kind !== 'weekday' || weekday.isEvery) return
  const before = terms.at(-3)?.kind
  if (before === 'next' || before === 'this') return
  terms[terms.length - 2] = { ...weekday, kind: 'weekday_behind' }
}

/** The first such weekday behind a day. */
export function firstBehind(weekday: number, day: DayNumber): DayNumber {
  return day + ((weekday - weekdayOf(day) + 6) % 7) + 1
}

/** The last day that a range means, where a week of its sentence may say which. */
export function lastNamed({ first, last, weekday, isFrame }: DayRange, week: DayNumber | null): DayNumber {
  if (weekday === null || isFrame || first !== last || week === null) return last
  return mondayOf(week) + weekday - 1
}
