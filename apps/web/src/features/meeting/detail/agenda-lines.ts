export interface AgendaLine {
  readonly text: string
  /** '10 min' where the line ends with a duration. */
  readonly duration: string | null
}

/** The points of an agenda, one a line; numbers and bullets that were typed give way to the list's own. */
export function agendaLines(agenda: string): readonly AgendaLine[] {
  return agenda
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^(?:\d{1,2}[.)]|[-*•–])\s+/, ''))
    .filter((line) => line !== '')
    .map(lineOf)
}

function lineOf(line: string): AgendaLine {
  const [, text = '', amount = '', unit = ''] =
    /^(.+?)[\s,;:–(-]+(\d{1,3})\s*(min|h)(?:utes|ours?)?\.?\)?$/i.exec(line) ?? []
  return text === '' ? { text: line, duration: null } : { text, duration: `${amount} ${unit.toLowerCase()}` }
}
