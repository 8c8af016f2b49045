import { type Element, isTag } from 'domhandler'
import { isCutting } from './box.ts'
import { lengthPx } from './css-length.ts'
import type { Look } from './look.ts'
import type { LookReader } from './read-look.ts'

/** The columns of a table that are not seen. */
export interface TableColumns {
  readonly collapsed: ReadonlySet<number>
  /** Of a fixed width of nothing, so that cells are cut that cut off what they hold. */
  readonly empty: Set<number>
  readonly isFixed: boolean
  /** The table has no width itself. */
  readonly isEmpty: boolean
  /** The last row of the cell that stands in each column. */
  readonly spans: number[]
  column: number
  rows: number
}

const columns_max = 1000

export function openColumns(element: Element, look: Look, looks: LookReader): TableColumns {
  const collapsed = new Set<number>()
  const empty = new Set<number>()
  let at = 0
  const add = (column: Element, columnLook: Look, count: number) => {
    for (let left = count; left > 0 && at < columns_max; left -= 1, at += 1) {
      if (columnLook.style.get('visibility') === 'collapse') collapsed.add(at)
      if (widthOf(column, columnLook) === 0) empty.add(at)
    }
  }
  for (const child of element.children) {
    if (!isTag(child)) continue
    const childLook = /^col(?:group)?$/.test(child.name) ? looks.lookOf(child, look) : null
    if (childLook === null) continue
    const inside = child.name === 'colgroup' ? child.children.filter(isTag) : []
    if (inside.length === 0) add(child, childLook, spanOf(child, 'span'))
    for (const column of inside) {
      const own = looks.lookOf(column, childLook)
      const isGroupCollapsed = childLook.style.get('visibility') === 'collapse'
      add(column, isGroupCollapsed ? childLook : own, spanOf(column, 'span'))
    }
  }
  const isFixed = look.style.get('table-layout') === 'fixed'
  return { collapsed, empty, isFixed, isEmpty: widthOf(element, look) === 0, spans: [], column: 0, rows: 0 }
}

export function enterRow(columns: TableColumns): void {
  columns.column = 0
  columns.rows += 1
}

/** Whether a cell stands in columns alone that are not seen. The first row gives the widths of a fixed table. */
export function isCellUnseen(columns: TableColumns, cell: Element, look: Look): boolean {
  const { collapsed, empty, isFixed, spans, rows } = columns
  if ((collapsed.size === 0 && !isFixed) || columns.column >= columns_max) return false
  while ((spans[columns.column] ?? -1) >= rows) columns.column += 1
  const own = Array.from({ length: spanOf(cell, 'colspan') }, (_, index) => columns.column + index)
  for (const column of own) spans[column] = rows + spanOf(cell, 'rowspan') - 1
  columns.column += own.length
  if (isFixed && rows <= 1 && hasCellBeside(cell) && widthOf(cell, look) === 0)
    for (const column of own) empty.add(column)
  if (own.every((column) => collapsed.has(column))) return true
  if (isFixed && columns.isEmpty && isCutting(look.style)) return true
  return isFixed && isCutting(look.style) && own.every((column) => empty.has(column))
}

function hasCellBeside(cell: Element): boolean {
  return (cell.parent?.children ?? []).some((other) => isTag(other) && other !== cell)
}

function spanOf({ attribs }: Element, name: string): number {
  return Math.min(100, Math.max(1, Number.parseInt(attribs[name] ?? '1', 10) || 1))
}

function widthOf({ attribs }: Element, { style, fontPx, rootPx }: Look): number | null {
  const base = { fontPx, rootPx, wholePx: 100 }
  const written = style.get('width')
  if (written !== undefined) return lengthPx(written, base)
  return attribs['width'] === '0' || attribs['width'] === '0%' ? 0 : null
}
