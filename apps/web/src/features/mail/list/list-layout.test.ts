import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findRow, heightOf, layOut, type PageOf, pagesBetween, rowAt, rowsBetween } from './list-layout.ts'

const sizes = { row: 44, heading: 36 }
const day = (item: string) => item.slice(0, 1)
const anyPages = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 20 }),
    fc.array(fc.constantFrom('a1', 'a2', 'b1', 'c1'), { maxLength: 20 }),
  ),
  { maxLength: 8 },
)

it('[WML7] puts a heading where the day changes and counts its height', () => {
  const layout = layOut([['a1', 'a2', 'b1']], sizes, day)
  expect(rowsBetween(layout, 0, 1000).map(({ top, heading }) => [top, heading])).toEqual([
    [0, 'a'],
    [80, null],
    [124, 'b'],
  ])
  expect(layout).toMatchObject({ height: 204, rows: 3 })
})

it('[WML7] shows empty rows where a page is not there, and goes on below them', () => {
  const layout = layOut([['a1'], 2, ['a2']], sizes, day)
  const rows = rowsBetween(layout, 0, 1000)
  expect(rows.map(({ item }) => item)).toEqual(['a1', null, null, 'a2'])
  expect(rows.at(-1)).toMatchObject({ top: 168, heading: 'a', index: 3 })
  expect(pagesBetween(layout, 100, 120)).toEqual([2])
  expect(findRow(layout, (item) => item === 'a2')?.index).toBe(3)
  expect(findRow(layout, (item) => item === 'z')).toBeUndefined()
})

it('[WML7] lays rows without gap or overlap, whatever of the list is there', () => {
  fc.assert(
    fc.property(anyPages, (pages: PageOf<string>[]) => {
      const layout = layOut(pages, sizes, day)
      const rows = rowsBetween(layout, 0, layout.height + 1)
      expect(rows).toHaveLength(layout.rows)
      let end = 0
      for (const [index, row] of rows.entries()) {
        expect(row).toMatchObject({ index, top: end })
        expect(rowAt(layout, index)).toEqual(row)
        end = row.top + heightOf(row, sizes)
      }
      expect(end).toBe(layout.height)
      expect(rowAt(layout, layout.rows)).toBeUndefined()
    }),
  )
})

it('[WML7] makes what is in sight and nothing else', () => {
  fc.assert(
    fc.property(anyPages, fc.nat(3000), fc.nat(1000), (pages: PageOf<string>[], from, height) => {
      const layout = layOut(pages, sizes, day)
      const all = rowsBetween(layout, 0, layout.height + 1)
      const seen = all.filter((row) => row.top < from + height && row.top + heightOf(row, sizes) > from)
      expect(rowsBetween(layout, from, from + height)).toEqual(seen)
    }),
  )
})
