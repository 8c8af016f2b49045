import type { Reader } from './item-reader.ts'

/** `There are 5 hours between us`, `il y a 6 heures de décalage`: how far clocks are apart, and no length. */
export function isClockDifference({ terms, textAt }: Reader, at: number, next: number): boolean {
  const [first, last] = [terms[at], terms[next - 1]]
  if (!first || !last) return false
  const behind = textAt(last.end, last.end + longest_behind)
  if (of_clocks.test(behind)) return true
  return (
    between_us.test(behind) && there_are.test(textAt(Math.max(0, first.start - longest_before), first.start))
  )
}

const longest_behind = 24
const longest_before = 24

const of_clocks =
  /^ (?:(?:of )?time difference|apart|zeitunterschied|zeitverschiebung|de decalage|de diferencia|di differenza|di fuso)(?!\p{L})/u
/** `An hour between us two, to talk` is one of a meeting. */
const between_us =
  /^ (?:between us|zwischen uns|entre nous|entre nosotr[oa]s|(?:tra|fra) (?:di )?noi)(?!\p{L})/u
const there_are = /(?:there are|there is|there's|liegen|sind es|es sind|y a|hay|ci sono|c'e) (?:\p{L}+ )?$/u
