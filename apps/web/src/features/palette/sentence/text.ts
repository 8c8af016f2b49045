import type { Part, Reader, Value } from './parts.ts'

export type Groups = Readonly<Record<string, string | undefined>>

/** What stands around a match in a text whose understood parts are covered. */
export interface Around {
  readonly before: string
  readonly after: string
}

export interface Rule {
  readonly pattern: RegExp
  /** Null where the words mean something else after all. */
  readonly read: (groups: Groups, reader: Reader, around: Around) => Found | null
}

export type Found = Value | (Pick<Part, 'isTitleToo'> & { readonly value: Value })

export interface Match {
  readonly part: Part
  readonly around: Around
}

/** Stands for each character of a part that says when: no letter, no digit, no space. */
const cover = '\uE000'
/** The same for every other part. */
const cover_of_others = '\uE002'

/** A pattern of whole words in any case; a space stands for any white space. */
export function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spaced(source)})(?![\\p{L}\\p{N}_])`, 'giu')
}

/** As `words`, where the case of letters counts. */
export function exactWords(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spaced(source)})(?![\\p{L}\\p{N}_])`, 'gu')
}

/** All places where one of the rules holds; of two that overlap the earlier rule's. */
export function findAll(text: string, rules: readonly Rule[], reader: Reader): Match[] {
  const found: Match[] = []
  for (const { pattern, read } of rules) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (from === to || found.some(({ part }) => part.from < to && from < part.to)) continue
      const around = { before: text.slice(0, from), after: text.slice(to) }
      const value = read(match.groups ?? {}, reader, around)
      if (value) found.push({ part: { from, to, ...asFound(value) }, around })
    }
  }
  return found.toSorted((a, b) => a.part.from - b.part.from)
}

/** The text with these parts covered. */
export function covered(text: string, parts: readonly Part[]): string {
  return parts.reduce(
    (rest, { from, to, value }) =>
      rest.slice(0, from) + (isOther(value) ? cover_of_others : cover).repeat(to - from) + rest.slice(to),
    text,
  )
}

/** Whether what stands beside a match says when. */
export function touchesCover({ before, after }: Around): boolean {
  return endsCovered(before) || startsCovered(after)
}

function endsCovered(before: string): boolean {
  return /\uE000[\s,]*$/.test(before)
}

function startsCovered(after: string): boolean {
  return /^[\s,]*\uE000/.test(after)
}

/** Whether nothing but understood parts follows. */
export function isFollowedByNothing({ after }: Around): boolean {
  return /^[\s,.;]*([\uE000\uE002]|$)/.test(after)
}

function isOther({ kind }: Value): boolean {
  return ['guest', 'label', 'link', 'person', 'place', 'priority'].includes(kind)
}

function asFound(found: Found): Pick<Part, 'value' | 'isTitleToo'> {
  return 'value' in found ? found : { value: found }
}

function spaced(source: string): string {
  return source.replaceAll(' ', '\\s+')
}
