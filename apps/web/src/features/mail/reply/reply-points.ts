import type { MailDraft } from '@meridian/contract'
import { gapsIn } from './reply-text.ts'

/** What a new draft leaves to the person. */
export interface MissingPoint {
  readonly sentence: string
  /** Null where it has no words in the draft. */
  readonly place: PointPlace | null
}

/** The line of a point. */
interface PointPlace {
  readonly before: string
  /** What the draft has there: a gap, or what it takes on. */
  readonly words: string
  readonly behind: string
  /** What the person may choose in the place of these words. */
  readonly answers: readonly string[]
}

export function missingPoints({
  missing,
  places,
  mail_body,
}: Pick<MailDraft, 'missing' | 'places' | 'mail_body'>): MissingPoint[] {
  return missing.map((sentence, index) => {
    const place = places[index]
    if (!place) return { sentence, place: null }
    const { start, end, answers } = place
    const begin = mail_body.lastIndexOf('\n', start - 1) + 1
    const close = mail_body.indexOf('\n', end)
    return {
      sentence,
      place: {
        before: mail_body.slice(begin, start),
        words: mail_body.slice(start, end),
        behind: mail_body.slice(end, close < 0 ? undefined : close),
        answers,
      },
    }
  })
}

/** A gap of the text, or a point of the draft that has an answer by now. */
export interface OpenRow {
  readonly start: number
  readonly end: number
  /** What it is about: a sentence of the server, or the line of a gap that is in no draft. */
  readonly sentence: string | null
  readonly line: string
  /** What stands there. */
  readonly said: string
  readonly isGap: boolean
  readonly answers: readonly string[]
}

/** The gaps of a reply, and the points of its draft whose lines have one of their answers, in the order of the text. */
export function openRows(text: string, points: readonly MissingPoint[]): OpenRow[] {
  const gaps = gapsIn(text)
  const told = rowsOfPoints(text, points).map((row) => ({
    ...row,
    isGap: gaps.some(({ start }) => start === row.start),
  }))
  const others = gaps.filter(({ start }) => told.every((row) => row.start !== start))
  const untold = others.map((gap) => ({
    ...gap,
    sentence: null,
    said: text.slice(gap.start, gap.end),
    isGap: true,
    answers: [],
  }))
  return [...told.filter(({ isGap, answers }) => isGap || answers.length > 0), ...untold].toSorted(
    (one, other) => one.start - other.start,
  )
}

/** Points come in the order of their lines, of which several may be the same. */
function rowsOfPoints(text: string, points: readonly MissingPoint[]): Omit<OpenRow, 'isGap'>[] {
  const lines = linesIn(text)
  let next = 0
  return points.flatMap(({ sentence, place }) => {
    if (place === null) return []
    for (let at = next; at < lines.length; at += 1) {
      const { line, begin } = lines[at] ?? { line: '', begin: 0 }
      const said = saidIn(line, place)
      if (said === null) continue
      next = at + 1
      const start = begin + place.before.length
      return [{ sentence, line, said, start, end: start + said.length, answers: place.answers }]
    }
    return []
  })
}

function linesIn(text: string): { readonly line: string; readonly begin: number }[] {
  let end = -1
  return text.split('\n').map((line) => {
    const begin = end + 1
    end = begin + line.length
    return { line, begin }
  })
}

function saidIn(line: string, { before, behind, words, answers }: PointPlace): string | null {
  return [words, ...answers].find((said) => line === `${before}${said}${behind}`) ?? null
}

/** The text with an answer in the place of what stands there. */
export function withAnswer(
  text: string,
  { start, end }: Pick<OpenRow, 'start' | 'end'>,
  answer: string,
): string {
  return `${text.slice(0, start)}${answer}${text.slice(end)}`
}
