/** Where the arrow keys lead, in a grid of cells that hold events. Cells are addressed 'row:column'. */
export type Walk = 'up' | 'down' | 'back' | 'on' | 'first' | 'last'

/**
 * Up and down go through the events of a cell before the next cell; sideways goes to the same row of the
 * next day, and to its first event when it comes from one. Null at the edge of the grid.
 */
export function nextStop(root: HTMLElement, from: HTMLElement, walk: Walk): HTMLElement | null {
  const cell = from.closest<HTMLElement>('[data-cell]')
  if (!cell) return null
  const inside = [cell, ...eventsIn(cell)]
  const at = inside.indexOf(from)
  if (walk === 'down' && inside[at + 1]) return inside[at + 1] ?? null
  if (walk === 'up' && at > 0) return inside[at - 1] ?? null

  const next = nextCell(root, cell, walk)
  if (!next) return null
  if (walk === 'up') return eventsIn(next).at(-1) ?? next
  return from === cell || walk === 'down' ? next : (eventsIn(next)[0] ?? next)
}

/** The arrow keys as they are meant where text runs from right to left. */
export function walkOf(key: string, isRightToLeft: boolean): Walk | null {
  const walk = walks.get(key)
  if (walk === undefined) return null
  if (!isRightToLeft) return walk
  if (walk === 'back') return 'on'
  return walk === 'on' ? 'back' : walk
}

const walks: ReadonlyMap<string, Walk> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'on'],
  ['Home', 'first'],
  ['End', 'last'],
])

function nextCell(root: HTMLElement, cell: HTMLElement, walk: Walk): HTMLElement | null {
  const [row = '', column = ''] = (cell.dataset['cell'] ?? '').split(':')
  const sameRow = [...root.querySelectorAll<HTMLElement>(`[data-cell^="${row}:"]`)]
  if (walk === 'first') return sameRow[0] ?? null
  if (walk === 'last') return sameRow.at(-1) ?? null
  if (walk === 'back') return sameRow[sameRow.indexOf(cell) - 1] ?? null
  if (walk === 'on') return sameRow[sameRow.indexOf(cell) + 1] ?? null
  const sameColumn = [...root.querySelectorAll<HTMLElement>(`[data-cell$=":${column}"]`)]
  return sameColumn[sameColumn.indexOf(cell) + (walk === 'down' ? 1 : -1)] ?? null
}

function eventsIn(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>('[data-event], [data-stack], [data-held]')]
}
