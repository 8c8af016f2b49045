import { gap } from '../draft/gap.ts'
import { capitalised } from '../words.ts'

/** What a draft leaves to its person. */
export interface OpenPoint {
  readonly sentence: string
  /** The words of the draft that an answer takes the place of: a gap, or what the draft takes on. Null where it has none. */
  readonly said: string | null
  /** Answers that fit there. */
  readonly answers: readonly string[]
}

/** Where such a point stands in the text of a draft, and what may stand there instead. */
export interface AnswerPlace {
  readonly start: number
  readonly end: number
  readonly answers: readonly string[]
}

/** A point that has no words of its own in the draft. */
export function leftOut(sentence: string): OpenPoint {
  return { sentence, said: null, answers: [] }
}

/** A point with a gap. */
export function withGap(sentence: string, answers: readonly string[] = []): OpenPoint {
  return { sentence, said: gap, answers }
}

/** The place of each point, in the order in which the draft has them; null where it has none. */
export function placesOf(points: readonly OpenPoint[], body: string): (AnswerPlace | null)[] {
  let from = 0
  return points.map(({ said, answers }) => {
    if (said === null) return null
    const start = placeOf(said, body, from)
    if (start < 0) return null
    from = start + said.length
    return { start, end: from, answers }
  })
}

/** A sentence may begin with a capital where it has come to begin a line. */
function placeOf(said: string, body: string, from: number): number {
  const places = [said, capitalised(said)].map((one) => body.indexOf(one, from))
  const found = places.filter((place) => place >= 0)
  return found.length === 0 ? -1 : Math.min(...found)
}
