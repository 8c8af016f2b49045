import { type Language, lexicons } from '../language.ts'
import { longest_point, most_points, shortened } from '../points/answer-points.ts'
import { plainSentences } from '../mail-text/prepare.ts'
import type { Span } from '../sentences.ts'
import type { MeetingRequest } from '../wish/request/find-request.ts'
import { onOneLine } from '../words.ts'

/**
 * The passages of a mail about the time of a meeting that were not understood, each with its sentence: told once however
 * many of them it has.
 */
export function unreadTimes(
  { unread }: Pick<MeetingRequest, 'unread'>,
  text: string,
  language: Language,
): string[] {
  if (unread.length === 0) return []
  const sentences = plainSentences({ text }, lexicons[language])
  const passages = unread.map((place) => {
    const whole = sentences.find(({ start, end }) => start <= place.start && place.end <= end)
    return whole && whole.text.length <= longest_point ? whole.text : passageAround(text, place)
  })
  return [...new Set(passages)]
    .slice(0, most_points)
    .map((passage) => `What the mail says about the time: “${passage}”`)
}

/** The words of a line around a place in it. */
function passageAround(text: string, { start, end }: Span): string {
  const [from, to] = [Math.max(0, start - words_around), Math.min(text.length, end + words_around)]
  const before =
    text
      .slice(from, start)
      .replace(from > 0 ? /^\S*\s/u : '', '')
      .split('\n')
      .at(-1) ?? ''
  const after =
    text
      .slice(end, to)
      .replace(to < text.length ? /\s\S*$/u : '', '')
      .split('\n')[0] ?? ''
  return shortened(onOneLine(`${before}${text.slice(start, end)}${after}`))
}

const words_around = 40
