import type { Reader } from '../items/item-reader.ts'
import { filtered } from '../../literal-filter.ts'
import type { ReadLength } from './read-length.ts'

/** `Got 5 for a call?`, `hast du 10 für ein Telefonat`: so many minutes. */
export function readSpareMinutes({ terms, textAt }: Reader, at: number): ReadLength | null {
  const [before, number] = [terms[at - 1], terms[at]]
  if (number?.kind !== 'number' || number.value % 5 !== 0 || number.value > longest) return null
  if (before !== undefined && number.start - before.end > most_before) return null
  const has = asks.test(textAt(Math.max(0, number.start - most_before), number.start))
  return has && talks.test(textAt(number.end, number.end + longest_talk))
    ? { minutes: number.value, next: at + 1 }
    : null
}

const longest = 45
const most_before = 10
const longest_talk = 30
const asks =
  /(?<!\p{L})(?:got|have you|spare|spare me|hast du|haben sie|habt ihr|hattest du|mal|as|avez|vous|aurais|tienes|tiene|tendrias|hai|ha|avresti) $/u
const talks = filtered(
  /^ (?:for a (?:quick )?(?:call|chat|word|catch)|fur (?:ein |einen |nen |n )?(?:kurzes |kurzen )?(?:call|telefonat|gesprach|anruf)|pour (?:un )?(?:petit )?(?:appel|call|point)|para una (?:llamada|charla)|per una (?:chiamata|call|telefonata))/,
)
