import type { Part, Value } from './parts.ts'
import type { Groups, Rule } from './text.ts'

/** What is written the same way in every language: links, addresses, labels, priorities and places. */
export const marks: readonly Rule[] = [
  { pattern: /(?<![^\s(])(?<href>https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/giu, read: readLink },
  {
    pattern: /(?<![^\s(])(?:(?:with|mit|w\/)\s+)?(?<email>[^\s@<>,;()"]+@[^\s@<>,;()"]+\.[\p{L}]{2,})/giu,
    read: readEmail,
  },
  {
    pattern: /(?<!\S)#(?:"(?<quoted>[^"]+)"|(?<title>[\p{L}\p{N}](?:[\p{L}\p{N}_/&-]*[\p{L}\p{N}])?))/gu,
    read: readLabel,
  },
  { pattern: /(?<!\S)!(?<word>[\p{L}]+)(?!\S)/giu, read: readPriority },
  { pattern: /(?<!\S)!{2,3}(?!\S)/gu, read: () => ({ kind: 'priority', priority: 'high' }) },
  {
    pattern: /(?<!\S)@(?:"(?<quoted>[^"]+)"|(?<name>[\p{L}][\p{L}\p{N}'’&./-]*[\p{L}\p{N}]|[\p{L}]))/gu,
    read: readPlace,
  },
]

/** '@Room' goes on with a number or a single capital letter: 'Room 4', 'Hall B'. */
export function withRoomNumber(part: Part, text: string, rest: string): Part {
  if (part.value.kind !== 'place' || !text.startsWith('@', part.from) || text.charAt(part.to - 1) === '"')
    return part
  const more = /^\s(\p{N}{1,4}\p{L}?|\p{Lu})(?!\S)/u.exec(rest.slice(part.to))
  if (!more) return part
  return {
    ...part,
    to: part.to + more[0].length,
    value: { kind: 'place', name: `${part.value.name}${more[0]}` },
  }
}

const priorities: Readonly<Record<string, 'low' | 'medium' | 'high'>> = {
  high: 'high',
  urgent: 'high',
  hoch: 'high',
  wichtig: 'high',
  dringend: 'high',
  medium: 'medium',
  normal: 'medium',
  mittel: 'medium',
  low: 'low',
  niedrig: 'low',
  gering: 'low',
}

function readLink({ href = '' }: Groups): Value | null {
  return URL.canParse(href) ? { kind: 'link', href } : null
}

function readEmail({ email = '' }: Groups): Value {
  return { kind: 'guest', email }
}

/** A number alone is the number of something, not a label. */
function readLabel({ quoted, title = '' }: Groups): Value | null {
  const named = (quoted ?? title).trim()
  return named === '' || /^\d+$/.test(named) ? null : { kind: 'label', title: named }
}

function readPriority({ word = '' }: Groups): Value | null {
  const priority = priorities[word.toLowerCase()]
  return priority ? { kind: 'priority', priority } : null
}

function readPlace({ quoted, name = '' }: Groups): Value | null {
  const place = (quoted ?? name).trim()
  // '@noon' is a time.
  const isTime = /^(noon|midnight|midday|mittag|mitternacht)$/i.test(place)
  return place === '' || isTime ? null : { kind: 'place', name: place }
}
