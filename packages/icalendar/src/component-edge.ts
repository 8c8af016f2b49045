/** A line that begins or ends a component. */
export interface Edge {
  readonly isBegin: boolean
  /** In capital letters. */
  readonly kind: string
  /** The line is not written so, but can mean nothing else. */
  readonly isDamaged: boolean
}

/** The edges that a line stands for: one, two that have lost the line break between them, or none. */
export function edgesOf(text: string): readonly Edge[] {
  if (text.length > longestEdge) return none
  if (!/^(?:BEGIN|END)[ \t]*:/i.test(text)) return mistypedEdge(text)
  const edges = text.split(/(?=(?:BEGIN|END):)/i).map(wholeEdge)
  if (!edges.every((edge) => edge !== null)) return none
  return edges.length === 1 ? edges : edges.map((edge) => ({ ...edge, isDamaged: true }))
}

const longestEdge = 100
const none: readonly Edge[] = []

function wholeEdge(text: string): Edge | null {
  const parts = /^(BEGIN|END)[ \t]*:[ \t]*([A-Za-z0-9-]+)[ \t]*$/i.exec(text)
  if (!parts) return null
  const kind = (parts[2] ?? '').toUpperCase()
  const isDamaged = kind !== 'VEVENT' && isNearly(kind, 'VEVENT')
  return { isBegin: parts[1]?.toUpperCase() === 'BEGIN', kind: isDamaged ? 'VEVENT' : kind, isDamaged }
}

/** BEGIN:VEVENT or END:VEVENT with a letter or two wrong, missing or too many, or without its colon. */
function mistypedEdge(text: string): readonly Edge[] {
  if (text.length > 20 || !/EV|VE|ENT/.test(text)) return none
  const letters = text.replace(/[^A-Za-z]/g, '')
  if (isNearly(letters, 'BEGINVEVENT')) return [{ isBegin: true, kind: 'VEVENT', isDamaged: true }]
  return isNearly(letters, 'ENDVEVENT') ? [{ isBegin: false, kind: 'VEVENT', isDamaged: true }] : none
}

const mostEdits = 2

/** Whether few letters have to be put in, left out or changed to get the other word. */
function isNearly(word: string, wanted: string): boolean {
  if (Math.abs(word.length - wanted.length) > mostEdits) return false
  let row = Array.from({ length: wanted.length + 1 }, (_, index) => index)
  for (const [at, letter] of word.split('').entries()) {
    const next = [at + 1]
    for (const [index, other] of wanted.split('').entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? Infinity) <= mostEdits
}
