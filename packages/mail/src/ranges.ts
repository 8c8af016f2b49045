import type { Stretch } from './prose.ts'
import { trimEnd } from './trim-end.ts'

/** A stretch of a mail's text that says nothing of its own. */
export interface TextRange extends Stretch {
  readonly kind: 'greeting' | 'quote' | 'signature'
}

/** Greeting, quotes and signature of a mail, in order and apart; `quotes` are those its markup tells of. */
export function findRanges(text: string, quotes: readonly Stretch[]): TextRange[] {
  const lines = linesOf(text)
  const quoted = mergeStretches([...quotes, ...quotedLines(text, lines)])
  const own = linesOutside(lines, quoted)
  const found: TextRange[] = quoted.map((stretch) => ({ kind: 'quote', ...stretch }))
  const greeting = findGreeting(own)
  if (greeting) found.push({ kind: 'greeting', ...greeting })
  const signature = findSignature(
    own.filter(({ start }) => start >= (greeting?.end ?? 0)),
    quoted,
  )
  if (signature) found.push({ kind: 'signature', ...signature })
  return found.toSorted((one, other) => one.start - other.start)
}

interface Line extends Stretch {
  readonly words: string
}

/** Lines that say something. A mail of a million lines has its beginning and end looked at. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (words !== '') lines.push({ start: at, end: at + line.length, words })
    at += line.length + 1
  }
  return lines.length > lines_max ? [...lines.slice(0, lines_max / 2), ...lines.slice(-lines_max / 2)] : lines
}

const lines_max = 10_000

/** Lines that are marked as repeated, and all that follows the head of a mail that was repeated whole. */
function quotedLines(text: string, lines: readonly Line[]): Stretch[] {
  const stretches: Stretch[] = []
  lines.forEach((line, index) => {
    if (line.words.startsWith('>')) stretches.push(line)
    else if (isIntroduction(lines, index)) stretches.push(introduction(lines, index))
  })
  const head = lines.findIndex((_, index) => isRepeatedHead(lines, index))
  const first = lines[head]
  if (first) stretches.push({ start: first.start, end: text.length })
  return stretches
}

/** "On Monday, Ada wrote:", in one line or two, before something repeated or at the end. */
function isIntroduction(lines: readonly Line[], index: number): boolean {
  const words = lines[index]?.words ?? ''
  if (words.length > 300 || !/^(On|Am|Le|El|Il|Em|Op|W dniu)\s/.test(words)) return false
  const both = `${words} ${lines[index + 1]?.words ?? ''}`.slice(0, 500)
  return [words, both].some(introduces)
}

/** Whether it ends with a verb of writing: `wrote:`, or `schrieb Ada:`. */
function introduces(words: string): boolean {
  if (!words.endsWith(':')) return false
  const said = words.slice(0, -1).trimEnd()
  if (/\b(wrote|a écrit|escribió|ha scritto|escreveu|schreef|napisała?)$/.test(said)) return true
  const name = said.lastIndexOf(':')
  return Array.from(said.matchAll(/\bschrieb(?= |$)/g)).some(
    ({ index }) => index > name && said.length - index <= introduced_max,
  )
}

/** `schrieb` with the name behind it. */
const introduced_max = 128

function introduction(lines: readonly Line[], index: number): Stretch {
  const line = lines[index] ?? { start: 0, end: 0, words: '' }
  const next = lines[index + 1]
  return introduces(line.words) || !next ? line : { start: line.start, end: next.end }
}

const head_lines =
  /^\*?(From|Von|De|Da|Sent|Gesendet|Envoyé|Enviado|Inviato|Date|Datum|Fecha|Data|To|An|À|Para|A|Subject|Betreff|Objet|Asunto|Oggetto)\s?:\*?\s/i

function isRepeatedHead(lines: readonly Line[], index: number): boolean {
  const words = lines[index]?.words ?? ''
  if (
    /^-{2,}\s?(Original Message|Forwarded message|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Message d'origine|Message original|Mensaje original|Messaggio originale|Messaggio inoltrato)\s?-{2,}$/i.test(
      words,
    )
  ) {
    return true
  }
  if (!/^\*?(From|Von|De|Da)\s?:\*?\s/i.test(words)) return false
  return [1, 2].every((ahead) => head_lines.test(lines[index + ahead]?.words ?? ''))
}

/** The lines that share nothing with the stretches; both are in order, and the stretches apart. */
function linesOutside(lines: readonly Line[], stretches: readonly Stretch[]): Line[] {
  let next = 0
  return lines.filter(({ start, end }) => {
    while ((stretches[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    return (stretches[next]?.start ?? Number.POSITIVE_INFINITY) >= end
  })
}

/** Stretches in order, those with nothing between them as one. */
function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    // Blank lines between them belong to neither.
    if (last && start <= last.end + 2) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

const greetings =
  /^(hi|hello|hey|dear|good (morning|afternoon|evening|day)|greetings|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (tag|morgen|abend)|moin|servus|grüß gott|bonjour|bonsoir|salut|cher|chère|chers|madame|monsieur|hola|buen(os|as) (días|tardes|noches)|querid[oa]s?|estimad[oa]s?|ciao|salve|buongiorno|buonasera|gentile|gentilissim[oa]|car[oaie])\b/i

function findGreeting(own: readonly Line[]): Stretch | undefined {
  const [first] = own
  if (!first || first.words.length > 60 || !greetings.test(first.words)) return undefined
  // "Hello Ada, can you come?" says more than hello.
  const rest = trimEnd(first.words, /[,!:.\s–-]/)
  return /[,.!?:]\s\S+\s\S+/.test(rest) || rest.includes('?')
    ? undefined
    : { start: first.start, end: first.end }
}

const closings =
  /^(best|best regards|kind regards|warm regards|regards|with best regards|many thanks|thanks|thank you|thanks again|cheers|sincerely|yours sincerely|yours|all the best|take care|mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|viele grüße|beste grüße|liebe grüße|herzliche grüße|schöne grüße|grüße|gruß|danke|vielen dank|mfg|lg|vg|cordialement|bien cordialement|bien à vous|merci|salutations|sincères salutations|à bientôt|saludos|un saludo|saludos cordiales|atentamente|gracias|un abrazo|cordiali saluti|distinti saluti|saluti|grazie|un caro saluto|a presto)\s*[,.!]?$/i

const devices =
  /^(sent from (my|outlook|mail)\b|get outlook for|von meinem .{1,40} gesendet|gesendet (von|mit)\b|envoyé (de|depuis)\b|enviado desde\b|inviato da\b)/i

/** Behind the usual delimiter, or from the closing on when little follows it. */
function findSignature(own: readonly Line[], quoted: readonly Stretch[]): Stretch | undefined {
  const delimiter = own.findLast(({ words }) => words === '--' || words === '—')
  const closing = own.find(
    ({ words }, index) => index > 0 && closings.test(words) && isNearEnd(own, index, quoted),
  )
  const begin = closing ?? delimiter ?? own.findLast(({ words }) => devices.test(words))
  if (!begin) return undefined
  const start = Math.min(begin.start, delimiter?.start ?? begin.start)
  const end = together(own, start, quoted).at(-1)?.end ?? start
  return end - start > 1500 || end === start ? undefined : { start, end }
}

/** Whether a dozen lines follow at most before what is repeated of other mails. */
function isNearEnd(own: readonly Line[], index: number, quoted: readonly Stretch[]): boolean {
  const far = own[index + signature_lines_max]
  const start = own[index]?.start ?? 0
  return !far || quoteFrom(quoted, start) <= far.start
}

const signature_lines_max = 12

/** Where the first stretch begins that begins there or later; the stretches are in order. */
function quoteFrom(quoted: readonly Stretch[], start: number): number {
  let [low, high] = [0, quoted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((quoted[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return quoted[low]?.start ?? Number.POSITIVE_INFINITY
}

/** The lines from there on, up to what is repeated of other mails. */
function together(own: readonly Line[], start: number, quoted: readonly Stretch[]): Line[] {
  const until = quoteFrom(quoted, start)
  return own.filter((line) => line.start >= start && line.start < until)
}
