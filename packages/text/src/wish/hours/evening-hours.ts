import type { Reader } from '../items/item-reader.ts'
import { filtered } from '../../literal-filter.ts'

/** `The library closes at 7`, `the kids are in bed by eight`: nobody says so of an hour of the morning. */
export function isOfEveningAlone({ terms, textAt }: Reader, at: number, next: number): boolean {
  const [first, last] = [terms[at], terms[next - 1]]
  if (!first || !last) return false
  if (ends_day.test(textAt(Math.max(0, first.start - longest_lead), first.start))) return true
  return in_bed.test(textAt(last.end, last.end + longest_lead))
}

const longest_lead = 32

const ends_day = filtered(
  /(?:^|[^\p{L}])(?:closes?|closing|shuts?|locks? up|schliesst|schliessen|fermes?|fermons|ferment|cierran?|cerramos|chiude|chiudono|chiudiamo|(?:in bed|asleep|au lit|couche[es]?s?|en la cama|dormidos|acuestan|a letto|coricano))(?: (?:at|by|around|um|gegen|a|vers|las|sobre|alle|verso|le|per|already|only|erst|schon)){0,3},? $/u,
)

/** `Um acht im Bett` */
const in_bed = /^(?: uhr)? (?:im bett|ins bett|schlafen)(?!\p{L})/u
