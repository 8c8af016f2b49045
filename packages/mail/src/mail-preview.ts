import type { VisibleMail } from './visible-mail.ts'

/** Two lines of a list on a wide screen. */
const preview_characters = 200
/** The first lines that a mail says itself are among these. */
const read_characters_max = 20_000
/** Lines that newsletters and mail gateways put in front are shorter. */
const notice_characters_max = 150

/**
 * How a mail begins, on one line: its own words, without what it repeats. `known` is what the reader sees beside it,
 * such as the subject. A mail without words of its own begins with what it repeats.
 */
export function extractPreview(
  { text, ranges }: Pick<VisibleMail, 'text' | 'ranges'>,
  known: readonly string[] = [],
): string {
  const shown = new Set(known.map(normalizeLine))
  const telling = (lines: readonly string[]) =>
    lines.filter((line) => saysSomething(line) && !shown.has(normalizeLine(line)))
  const all = linesOf(text.slice(0, read_characters_max))
  const own = linesOf(textOutside(text, ranges))
  const lines = [telling(own), telling(all), all].find(({ length }) => length > 0) ?? []
  return lines.join(' ').slice(0, preview_characters).trimEnd().toWellFormed()
}

function textOutside(text: string, ranges: VisibleMail['ranges']): string {
  const parts: string[] = []
  let at = 0
  let characters = 0
  for (const { start, end } of [...ranges, { start: text.length, end: text.length }]) {
    const part = text.slice(at, Math.min(start, at + read_characters_max))
    parts.push(part)
    characters += part.length
    at = end
    if (characters >= read_characters_max) break
  }
  return parts.join('\n')
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function normalizeLine(line: string): string {
  return line.replace(/\s+/g, ' ').trim().toLowerCase()
}

function saysSomething(line: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(line)) return false
  if (/^<?https?:\/\/\S+$/i.test(line) || isPicture(line)) return false
  if (line.length > notice_characters_max) return true
  return !notices.test(line) && !(in_browser.test(line) && to_view.test(line))
}

/** A picture that is held back is its description in brackets. */
function isPicture(line: string): boolean {
  return line.startsWith('[') && line.indexOf(']') === line.length - 1
}

const in_browser =
  /\b(?:in|on|with|im|in ihrem|in deinem|dans votre|dans le|dans un|en su|en tu|en el|nel|nel tuo|nel suo) (?:your |a |the )?(?:web ?)?(?:browser|navigateur|navegador)\b/i

const to_view =
  /\b(?:view|read|open|see|trouble|problems?|ansehen|anzeigen|öffnen|lesen|voir|afficher|ouvrir|lire|ver|abrir|leer|visualizza|apri|leggi)\b/i

const notices = new RegExp(
  [
    String.raw`\b(?:(?:web|online)[ -]?version|version (?:web|en ligne)|versión (?:web|en línea)|versione (?:web|online))\b`,
    String.raw`^(?:unsubscribe|abmelden|abbestellen|se désabonner|se désinscrire|darse de baja|cancelar suscripción|disiscriviti|annulla iscrizione)\b`,
    String.raw`\b(?:external (?:e-?mail|sender|message)|originated (?:from )?outside|externe (?:e-?mail|nachricht)|externer absender)\b`,
    String.raw`^(?:you(?:'re|’re| are)? (?:receiving|received|getting|get) this (?:e-?mail|message|newsletter))\b`,
    String.raw`^(?:sie erhalten|du erhältst|du bekommst) (?:diese|diesen)\b`,
    String.raw`^(?:please )?do not (?:reply|respond|answer)\b`,
    String.raw`^-{3,} ?(?:please )?reply above\b`,
  ].join('|'),
  'i',
)
