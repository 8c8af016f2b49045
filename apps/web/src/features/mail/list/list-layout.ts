/** A page of a long list: what it holds, or how much it will hold as long as that is not known. */
export type PageOf<Item> = readonly Item[] | number

export interface RowSizes {
  /** Pixels. */
  readonly row: number
  readonly heading: number
}

/** A line of a list, with or without what belongs there. */
export interface Row<Item> {
  /** The place of the mail in the whole list, from 0. */
  readonly index: number
  /** From the list's beginning to the heading over it, or to the row where there is none; in pixels. */
  readonly top: number
  readonly heading: string | null
  /** Null as long as its page is not there. */
  readonly item: Item | null
}

/** Where the rows of a list lie, of which only those in sight are ever made. */
export interface Layout<Item> {
  /** Pixels. */
  readonly height: number
  readonly rows: number
  readonly sizes: RowSizes
  readonly blocks: readonly Block<Item>[]
}

interface Block<Item> {
  /** From 1. */
  readonly page: number
  readonly top: number
  readonly height: number
  readonly firstIndex: number
  /** A number where the page is not there. */
  readonly rows: readonly Row<Item>[] | number
}

/** Lays the pages one below the other; a heading stands where it differs from the one before. */
export function layOut<Item>(
  pages: readonly PageOf<Item>[],
  sizes: RowSizes,
  headingOf: (item: Item) => string,
): Layout<Item> {
  const blocks: Block<Item>[] = []
  let top = 0
  let firstIndex = 0
  let before: string | null = null
  for (const [at, page] of pages.entries()) {
    if (typeof page === 'number') {
      const height = page * sizes.row
      blocks.push({ page: at + 1, top, height, firstIndex, rows: page })
      top += height
      firstIndex += page
      before = null
      continue
    }
    const start = top
    const rows: Row<Item>[] = []
    for (const item of page) {
      const name = headingOf(item)
      const heading = name === before ? null : name
      rows.push({ index: firstIndex + rows.length, top, heading, item })
      top += sizes.row + (heading === null ? 0 : sizes.heading)
      before = name
    }
    blocks.push({ page: at + 1, top: start, height: top - start, firstIndex, rows })
    firstIndex += rows.length
  }
  return { height: top, rows: firstIndex, sizes, blocks }
}

/** The rows of which anything lies between two heights. */
export function rowsBetween<Item>({ blocks, sizes }: Layout<Item>, from: number, to: number): Row<Item>[] {
  return blocks
    .filter(({ top, height }) => top < to && top + height > from)
    .flatMap((block) =>
      typeof block.rows === 'number' ? emptyRows(block, sizes, from, to) : [...block.rows],
    )
    .filter((row) => row.top < to && row.top + heightOf(row, sizes) > from)
}

/** The numbers, from 1, of the pages of which anything lies between two heights. */
export function pagesBetween<Item>({ blocks }: Layout<Item>, from: number, to: number): number[] {
  return blocks.filter(({ top, height }) => top < to && top + height > from).map(({ page }) => page)
}

/** The row of what is looked for; undefined where it is not among the pages that are there. */
export function findRow<Item>(
  { blocks }: Layout<Item>,
  isMeant: (item: Item) => boolean,
): Row<Item> | undefined {
  for (const { rows } of blocks) {
    if (typeof rows === 'number') continue
    const found = rows.find(({ item }) => item !== null && isMeant(item))
    if (found) return found
  }
  return undefined
}

/** The row at a place in the whole list; undefined where it ends before. */
export function rowAt<Item>({ blocks, sizes }: Layout<Item>, index: number): Row<Item> | undefined {
  const block = blocks.findLast(({ firstIndex }) => firstIndex <= index)
  if (!block) return undefined
  const inBlock = index - block.firstIndex
  if (typeof block.rows !== 'number') return block.rows[inBlock]
  return inBlock < block.rows ? emptyRow(block, sizes, inBlock) : undefined
}

/** With the heading over it. */
export function heightOf({ heading }: Pick<Row<unknown>, 'heading'>, sizes: RowSizes): number {
  return sizes.row + (heading === null ? 0 : sizes.heading)
}

function emptyRows<Item>(block: Block<Item>, sizes: RowSizes, from: number, to: number): Row<Item>[] {
  const count = typeof block.rows === 'number' ? block.rows : 0
  const first = Math.max(0, Math.floor((from - block.top) / sizes.row))
  const end = Math.min(count, Math.ceil((to - block.top) / sizes.row))
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => emptyRow(block, sizes, first + at))
}

function emptyRow<Item>({ top, firstIndex }: Block<Item>, sizes: RowSizes, inBlock: number): Row<Item> {
  return { index: firstIndex + inBlock, top: top + inBlock * sizes.row, heading: null, item: null }
}
