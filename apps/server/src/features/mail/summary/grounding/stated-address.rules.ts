import { blanked } from './blanked.rules.ts'

const link = /\b(?:[a-z][a-z0-9+.-]{1,12}:)?\/\/[^\s<>"'«»]+|\bwww\.[^\s<>"'«»]+/giu
const mail_address = /(?<![^\s<>"'(),;:«»])[^\s<>"'(),;:«»]*@[^\s<>"'(),;:«»]*/gu
const domain =
  /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}(?![\p{L}\p{N}])/gu
const kinds = [link, mail_address, domain] as const

interface Place {
  readonly start: number
  readonly end: number
  readonly address: string
}

function addressPlaces(text: string): Place[] {
  return kinds.flatMap((kind) =>
    [...text.matchAll(kind)].map((match) => {
      const address = match[0].toLowerCase().replace(/(?<![.,;:!?)\]»”’])[.,;:!?)\]»”’]+$/u, '')
      return { start: match.index, end: match.index + address.length, address }
    }),
  )
}

export function addressesIn(text: string): string[] {
  return addressPlaces(text).map(({ address }) => address)
}

/** The sentence without its addresses; null where one of them stands in no source. */
export function withoutKnownAddresses(sentence: string, known: ReadonlySet<string>): string | null {
  const places = addressPlaces(sentence)
  if (!places.every(({ address }) => known.has(address))) return null
  const isBlank = new Uint8Array(sentence.length)
  for (const { start, end } of places) isBlank.fill(1, start, end)
  return blanked(sentence, isBlank)
}

const sequence = /\+?\p{N}(?:[\s().\-/]*\p{N}){6,}/gu

/** Digits that belong together whatever stands between them, as in telephone numbers. */
export function sequencesIn(text: string): string[] {
  return (text.match(sequence) ?? []).map(digitsOf)
}

/** As above, for such digits. */
export function withoutKnownSequences(sentence: string, known: ReadonlySet<string>): string | null {
  let isKnown = true
  const rest = sentence.replaceAll(sequence, (found) => {
    isKnown &&= known.has(digitsOf(found))
    return ' '
  })
  return isKnown ? rest : null
}

function digitsOf(text: string): string {
  return text.replaceAll(/\P{N}/gu, '')
}
