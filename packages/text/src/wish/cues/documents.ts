import { filtered } from '../../literal-filter.ts'
/**
 * The folded sentence without the meetings that only say which document is meant, and calls that are none: `the minutes of
 * the meeting`, `the on-call option`.
 */
export function withoutDocuments(folded: string): string {
  const words = folded.replaceAll(other_calls, ' ').split(' ')
  return words.filter((word, at) => !meetings.test(word) || !followsDocument(words, at)).join(' ')
}

/** Up to two words may stand between both: `the minutes of our last meeting`. */
function followsDocument(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - most_between - 1), at)
  const document = before.findLastIndex((word) => documents.has(word))
  if (document < 0) return false
  if (document === before.length - 1) return /^(?:d|dell|all)'/.test(words[at] ?? '')
  return links.has(before[document + 1] ?? '')
}

const most_between = 3

const other_calls =
  /(?<!\p{L})(?:on[ -]call|call[ -](?:cent(?:re|er)s?|to action|for (?:papers|bids|tenders|proposals|applications|submissions))|(?:wake-?up|roll|cold|close) calls?)(?!\p{L})/gu

const meetings = filtered(
  /^(?:(?:l|d|dell|all|nell)')?(?:meeting|call|talk|visit|workshop|session|discussion|lunch|dinner|interview|besprechung|sitzung|treffen|gesprach|termin|workshop|interview|reunion|appel|entretien|rencontre|visite|discussion|atelier|seance|llamada|visita|entrevista|charla|comida|encuentro|taller|riunione|incontro|chiamata|colloquio|seduta)[.,;:!?]?$/,
)

const documents: ReadonlySet<string> = new Set(
  'minutes|notes|report|recording|photos|pictures|slides|agenda|list|invitation|invite|protokoll|notizen|bericht|aufnahme|fotos|bilder|folien|liste|einladung|compte-rendu|rendu|photos|enregistrement|presentation|acta|notas|lista|invitacion|grabacion|informe|presentacion|verbale|appunti|foto|elenco|invito|registrazione|resoconto|relazione|presentazione'.split(
    '|',
  ),
)

const links: ReadonlySet<string> = new Set(
  "of|from|for|to|der|des|von|vom|zur|zum|fur|de|du|pour|a|la|del|para|della|dello|dell'|per|alla".split('|'),
)
