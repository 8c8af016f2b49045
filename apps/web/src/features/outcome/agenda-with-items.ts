import type { ActionItem } from '@meridian/contract'
import { isUnfinished, outcomeOfItem, textOfOutcome } from './outcome.ts'

const agenda_characters_max = 2000
const line_characters_max = 200

/** The unfinished items that the agenda does not name yet, each as one line. */
export function linesToAdd(items: readonly ActionItem[], agenda: string): readonly string[] {
  const named = new Set(agenda.split('\n').map(pointOf))
  const lines = items.filter(isUnfinished).map((item) => lineOf(textOfOutcome(outcomeOfItem(item))))
  return [...new Set(lines)].filter((line) => !named.has(pointOf(line)))
}

/** The agenda with those of the lines below it that it has room for, as many as there is room for. */
export function agendaWith(agenda: string, lines: readonly string[]): { agenda: string; added: number } {
  let text = agenda.trimEnd()
  let added = 0
  for (const line of lines) {
    const longer = text === '' ? line : `${text}\n${line}`
    if (longer.length > agenda_characters_max) break
    text = longer
    added += 1
  }
  return { agenda: text, added }
}

function lineOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= line_characters_max) return line
  // A cut through a surrogate pair would leave half a character, which cannot be stored.
  return `${line
    .slice(0, line_characters_max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}

/** Without the number or bullet that lists put before it. */
function pointOf(line: string): string {
  return line.trim().replace(/^(?:\d{1,2}[.)]|[-*•–])\s+/, '')
}
