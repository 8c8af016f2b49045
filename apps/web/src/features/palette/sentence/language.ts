import type { Match, Rule } from './text.ts'

/** The grammar of one language. The rules of a list come in the order of their precedence. */
export interface Language {
  readonly repeats: readonly Rule[]
  readonly moments: readonly Rule[]
  readonly lengths: readonly Rule[]
  /** Rules that name an end, such as 'until Friday', begin with what `endings` matches. */
  readonly dates: readonly Rule[]
  readonly endings: RegExp
  /** What a date that is meant begins with, such as 'on'. */
  readonly leads: RegExp
  readonly times: readonly Rule[]
  readonly dayParts: readonly Rule[]
  readonly zones: readonly Rule[]
  readonly wholeDays: readonly Rule[]
  readonly places: readonly Rule[]
  /** A list of names after 'with', in the group `names`; `and` parts it. */
  readonly company: RegExp
  readonly and: RegExp
  /** Words after 'with' that are not a name. */
  readonly notNames: RegExp
  /** A person to call or meet, in the group `names`; the words stay in the title. */
  readonly calls: RegExp
  readonly isMorning: RegExp
  readonly isEvening: RegExp
  /** Words that the ends of a title do not begin or end with. */
  readonly loose: RegExp
}

export type Choose = (matches: readonly Match[]) => Match | undefined
