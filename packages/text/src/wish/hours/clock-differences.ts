import type { Reader } from '../items/item-reader.ts'

/**
 * `There are 5 hours between us`, `you are six hours ahead`: how far clocks are apart, and no length. The term behind
 * what says so, or null.
 */
export function readClockDifference({ terms, textAt }: Reader, at: number, next: number): number | null {
  const [first, last] = [terms[at], terms[next - 1]]
  if (!first || !last) return null
  const behind = textAt(last.end, last.end + longest_behind)
  const before = textAt(Math.max(0, first.start - longest_before), first.start)
  const said =
    of_clocks.exec(behind) ??
    ahead_of.exec(behind) ??
    (there_are.test(before) ? between_us.exec(behind) : null) ??
    (of_here.test(before.split(/[.;!?]/u).at(-1) ?? '') ? later.exec(behind) : null)
  if (!said) return null
  const end = last.end + said[0].length
  const more = terms.slice(next).findIndex(({ start }) => start >= end)
  return more < 0 ? terms.length : next + more
}

const longest_behind = 40
const longest_before = 40

/** Nothing but clocks and trains is so far ahead or behind. */
const of_clocks =
  /^ (?:(?:of )?time difference|apart|ahead|behind|zeitunterschied|zeitverschiebung|voraus|hinterher|zuruck|(?:de|en) (?:decalage|avance|retard)|d['’]avance|de (?:diferencia|ventaja|adelanto|retraso)|por (?:delante|detras)|di (?:differenza|fuso|anticipo|ritardo|vantaggio)|avanti|indietro)(?!\p{L})(?: (?:of|on|sur|sobre|con respecto a|respecto a|rispetto a|su) (?:you|us|me|yours|ours|nous|vous|toi|moi|nosotr[oa]s|vosotr[oa]s|usted(?:es)?|ti|mi|voi|noi|te|me|lei)(?!\p{L}))?/u
const ahead_of =
  /^ (?:(?:earlier|later|more|less) (?:here|(?:than|with|for|at|in) (?:you|yours|us|your|berlin))|(?:hinter|vor) (?:dir|euch|ihnen|uns|mir|berlin|deutschland|euer|eurer|ihrer|deiner|der deutschen|der mitteleuropaischen)|(?:mehr|weniger|fruher|spater)(?: (?:hier|bei uns)|(?: dran)? als (?:du|ihr|sie|wir|ich|bei|in|hier))|de (?:plus|moins) (?:que|qu['’]|ici|chez)|plus (?:tot|tard) (?:que chez|qu['’]a|ici|chez)|(?:derriere|devant) (?:vous|toi|nous|moi)|(?:mas|menos) (?:que|aqui|alli|alla|en)|antes que|despues que|in (?:piu|meno)(?: (?:di|rispetto|che|qui|da))?|(?:dietro|prima|dopo) (?:di )?(?:voi|noi|te|me|lei))(?!\p{L})/u
/** `An hour between us two, to talk` is one of a meeting. */
const between_us =
  /^ (?:between us|zwischen uns|entre nous|entre nosotr[oa]s|(?:tra|fra) (?:di )?noi)(?!\p{L})/u
const there_are = /(?:there are|there is|there's|liegen|sind es|es sind|y a|hay|ci sono|c'e) (?:\p{L}+ )?$/u
/** `Here it is an hour earlier`, and not `could it be an hour earlier` */
const of_here =
  /(?<!\p{L})(?:here|our clocks|hier|bei uns|bei mir|unsere uhren|ici|chez nous|chez moi|aqui|aca|qui|da noi|da me)(?!\p{L})/u
const later =
  /^ (?:earlier|later|more|less|fruher|spater|mehr|weniger|de plus|de moins|plus tot|plus tard|mas|menos|in piu|in meno)(?!\p{L})/u
