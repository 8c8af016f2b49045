import { functionsIn } from './css-functions.ts'
import type { Style } from './css-longhands.ts'
import { listOf, partsOf } from './css-parts.ts'
import type { Look } from './look.ts'
import { onceForEach } from './once.ts'

/** Which rows and columns of a grid have no size. */
interface Tracks {
  readonly columns: readonly boolean[]
  readonly rows: readonly boolean[]
  /** Of columns and rows that the style does not list. */
  readonly areOtherColumnsEmpty: boolean
  readonly areOtherRowsEmpty: boolean
  readonly hasEmpty: boolean
  readonly fillsColumns: boolean
  /** The first cell of each named area, as its row and column. */
  readonly areas: ReadonlyMap<string, readonly [row: number, column: number]>
}

const tracks_max = 1000

const tracksOf = onceForEach(({ style }: Look): Tracks => {
  const auto = (name: string) => {
    const tracks = readTracks(style.get(name))
    return tracks.length > 0 && tracks.every(Boolean)
  }
  const [columns, rows] = ['columns', 'rows'].map((side) => readTracks(style.get(`grid-template-${side}`)))
  const [areOtherColumnsEmpty, areOtherRowsEmpty] = [auto('grid-auto-columns'), auto('grid-auto-rows')]
  return {
    columns: columns ?? [],
    rows: rows ?? [],
    areOtherColumnsEmpty,
    areOtherRowsEmpty,
    hasEmpty:
      areOtherColumnsEmpty || areOtherRowsEmpty || [columns, rows].some((side) => side?.includes(true)),
    areas: readAreas(style.get('grid-template-areas') ?? ''),
    fillsColumns: (style.get('grid-auto-flow') ?? '').includes('column'),
  }
})

/** Of `'a b' 'a c'`. */
function readAreas(written: string): Tracks['areas'] {
  const areas = new Map<string, [number, number]>()
  for (const [row, line] of [...written.slice(0, 1000).matchAll(/"([^"]*)"|'([^']*)'/g)].entries())
    for (const [column, name] of (line[1] ?? line[2] ?? '').trim().split(/\s+/).entries())
      if (!areas.has(name)) areas.set(name, [row, column])
  return areas
}

/** Whether the place of an item in a grid has no size. Items before it without a place of their own fill the cells before. */
export function isInEmptyTrack(grid: Look, item: Look, itemsBefore: number): boolean {
  const { columns, rows, areOtherColumnsEmpty, areOtherRowsEmpty, fillsColumns, areas, hasEmpty } =
    tracksOf(grid)
  if (!hasEmpty) return false
  const named = areas.get(item.style.get('grid-area') ?? '')
  if (named) return (rows[named[0]] ?? areOtherRowsEmpty) || (columns[named[1]] ?? areOtherColumnsEmpty)
  const own = [lineOf(item.style, 'column'), lineOf(item.style, 'row')]
  const [ownColumn = null, ownRow = null] = own
  if (own.includes('a span')) return columns.every(Boolean) && columns.length > 0
  const across = Math.max(1, fillsColumns ? rows.length : columns.length)
  const [first, second] = [itemsBefore % across, Math.floor(itemsBefore / across)]
  const column = typeof ownColumn === 'number' ? ownColumn : fillsColumns ? second : first
  const row = typeof ownRow === 'number' ? ownRow : fillsColumns ? first : second
  return (columns[column] ?? areOtherColumnsEmpty) || (rows[row] ?? areOtherRowsEmpty)
}

/** The column or row that an item is placed in, from 0 on; null where the grid decides. */
function lineOf(style: Style, side: 'column' | 'row'): number | 'a span' | null {
  const area = (style.get('grid-area') ?? '').split('/')
  const [fromArea, areaEnd] = side === 'row' ? [area[0], area[2]] : [area[1], area[3]]
  const [shortStart, shortEnd] = (style.get(`grid-${side}`) ?? '').split('/')
  const start = (style.get(`grid-${side}-start`) ?? shortStart ?? '').trim() || (fromArea ?? '').trim()
  const end = (style.get(`grid-${side}-end`) ?? shortEnd ?? areaEnd ?? '').trim()
  if (start.includes('span') || end.includes('span')) return 'a span'
  const line = /^\d{1,4}$/.test(start) ? Number(start) : null
  if (line === null) return start === '' || start === 'auto' ? null : 'a span'
  return /^-?\d{1,4}$/.test(end) && Number(end) !== line + 1 ? 'a span' : line - 1
}

/** The cell that the style of an item names; null where the browser chooses one. */
export function cellOf({ style }: Look): string | null {
  const area = style.get('grid-area')
  if (area !== undefined && /^[a-z_][\w-]*$/.test(area) && area !== 'auto') return area
  const [column, row] = [lineOf(style, 'column'), lineOf(style, 'row')]
  if (typeof column === 'number' && typeof row === 'number') return `${row}/${column}`
  const [writtenRow, writtenColumn] = [style.get('grid-row'), style.get('grid-column')]
  if (area !== undefined) return area.replaceAll(' ', '')
  return writtenRow === undefined || writtenColumn === undefined
    ? null
    : `${writtenRow}/${writtenColumn}`.replaceAll(' ', '')
}

/** Which of the listed tracks have no size. */
export function readTracks(written: string | undefined): boolean[] {
  const tracks: boolean[] = []
  for (const part of partsOf((written ?? '').slice(0, 1000))) {
    if (/^(?:none|auto|initial|unset|inherit|subgrid)$/.test(part) || part.startsWith('[') || part === '/') {
      if (part === 'auto') tracks.push(false)
      continue
    }
    const [named] = functionsIn(part)
    if (named?.name === 'repeat') {
      const [count = '', ...repeated] = listOf(named.written)
      const inside = readTracks(repeated.join(','))
      const times = count.startsWith('auto-') ? 1 : Math.min(tracks_max, Number.parseInt(count, 10) || 0)
      for (let left = times; left > 0 && tracks.length < tracks_max; left -= 1) tracks.push(...inside)
    } else if (named?.name === 'minmax') tracks.push(listOf(named.written).every(isNothing))
    else if (named?.name === 'fit-content') tracks.push(isNothing(named.written))
    else tracks.push(isNothing(part))
  }
  return tracks
}

function isNothing(size: string): boolean {
  return /^0(?:\.0{1,9})?(?:px|fr|%|r?em)?$/.test(size)
}
