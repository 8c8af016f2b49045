import { rem } from './grid-rem.ts'

/** What is shorter has one line, for the beginning of the title and the time. */
export const tiny_minutes = 43

/** Each line of text: 15 px. */
export const line_rem = 0.9375
const padding_rem = 0.4375
const most_title_lines = 4

interface TextLines {
  /** How many are seen whole. */
  readonly lines: number
  /** How many of them the title may take: of two or more, the last one has the time. */
  readonly titleLines: number
}

/** The lines of text of an event that is seen for so many minutes. */
export function textLines(minutes: number): TextLines {
  const lines = Math.max(1, Math.floor((rem(minutes) - padding_rem) / line_rem))
  return { lines, titleLines: Math.max(1, Math.min(most_title_lines, lines - 1)) }
}
