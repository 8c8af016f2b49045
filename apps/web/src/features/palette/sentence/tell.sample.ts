import { type Meaning, meaningOf } from './meaning.ts'
import type { Reader } from './parts.ts'
import { readSentence } from './sentence.ts'

/** All that is read from a sentence, in one line. */
export function tell(text: string, reader: Reader): string {
  const reading = readSentence(text, reader)
  const meaning = meaningOf(text, reading, reading.parts, reader)
  const { title, names, guests, labels, priority, place, link } = meaning
  return [
    title,
    when(meaning, reader),
    repeat(meaning),
    ...names.map((name) => `with ${name}`),
    ...guests.map((email) => `guest ${email}`),
    ...labels.map((label) => `#${label}`),
    priority && `!${priority}`,
    place && `@${place}`,
    link,
  ]
    .filter((part) => part !== null)
    .join(' | ')
    .trim()
}

const weekdays = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']

function when({ when }: Meaning, reader: Reader): string | null {
  if (!when) return null
  const zone = when.zone === reader.zone ? '' : ` ${when.zone}`
  return `${when.start_date}${'is_all_day' in when ? span(when) : ''}${zone}${when.isPast ? ' past' : ''}`
}

function span(when: Extract<Meaning['when'], { is_all_day: boolean }>): string {
  const { start_date, end_date, start_time, end_time, is_all_day } = when
  if (is_all_day) return start_date === end_date ? ' all day' : ` to ${end_date}`
  return ` ${start_time}–${end_time}${start_date === end_date ? '' : '+1'}`
}

function repeat({ repeat }: Meaning): string | null {
  if (!repeat) return null
  const { every, interval, until } = repeat
  const days = repeat.weekdays.map((day) => weekdays[day]).join(' ')
  const often = days === '' ? `every ${every}` : `on ${days}`
  return `${often}${interval > 1 ? ` x${interval}` : ''}${until === null ? '' : ` until ${until}`}`
}
