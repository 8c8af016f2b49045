import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chunk, type Piece, planChunks, type Visit } from './chunk-plan.ts'

describe('the plan of the chunks', () => {
  it('[RUN67] joins what the same visits load, and keeps apart what others load', () => {
    const pieces = [
      piece('main', 50_000),
      piece('form', 30_000, 'main'),
      piece('field', 5_000, 'form'),
      piece('list', 9_000, 'form', 'field'),
      piece('board', 40_000, 'form'),
      piece('later', 8_000, 'form'),
    ]
    // The largest visits count most, and a small one by its weight.
    const start = { ...visit('start', 'main'), weight: 16 }
    const visits = [start, visit('list', 'main', 'list'), visit('board', 'main', 'board')]
    expect(named(planChunks(pieces, visits))).toEqual({
      'start list board': 'main',
      'list board': 'form',
      list: 'field list',
      board: 'board',
    })
  })

  it('[RUN67] joins what only some need where a visit would fetch too many files', () => {
    const pieces = [piece('main', 60_000), piece('form', 30_000), piece('grid', 20_000), piece('own', 10_000)]
    const visits = [visit('list', 'main', 'form'), visit('day', 'main', 'grid')]
    const both = visit('week', 'main', 'form', 'grid', 'own')
    expect(filesOf(planChunks(pieces, [...visits, both]), 'week')).toBe(4)
    expect(filesOf(planChunks(pieces, [...visits, { ...both, max_chunks: 3 }]), 'week')).toBe(3)
  })

  it('[RUN67] gives each visit all it needs, within its limit, by chunks that need no later one', () => {
    fc.assert(
      fc.property(app, ({ pieces, visits }) => {
        const plan = planChunks(pieces, visits)
        const chunkOf = new Map(plan.flatMap((chunk, at) => chunk.pieces.map((id) => [id, at] as const)))
        expect(chunkOf.size).toBe(plan.flatMap((chunk) => chunk.pieces).length)
        for (const { name, roots, max_chunks } of visits) {
          expect(filesOf(plan, name)).toBeLessThanOrEqual(max_chunks)
          for (const id of closureOf(pieces, roots))
            expect(plan[chunkOf.get(id) ?? -1]?.visits).toContain(name)
        }
        for (const { id, needs } of pieces) {
          const at = chunkOf.get(id)
          if (at === undefined) continue
          for (const need of needs) expect(chunkOf.get(need)).toBeLessThanOrEqual(at)
        }
      }),
    )
  })

  it('refuses a visit of what is not there, and a limit that no plan keeps', () => {
    expect(() => planChunks([piece('main', 1)], [visit('start', 'gone')])).toThrow('There is no piece gone.')
    const limited = { ...visit('start', 'main'), max_chunks: 1 }
    expect(() => planChunks([piece('main', 1)], [limited])).toThrow(
      'The visit start needs room for two chunks.',
    )
  })
})

/** Apps whose pieces need only those before them. */
const app = fc
  .array(
    fc.record({ bytes: fc.integer({ min: 1, max: 50_000 }), links: fc.array(fc.nat(), { maxLength: 3 }) }),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .chain((drawn) => {
    const pieces = drawn.map(({ bytes, links }, at) =>
      piece(`p${at}`, bytes, ...(at === 0 ? [] : links.map((link) => `p${link % at}`))),
    )
    return fc
      .array(fc.record({ root: fc.nat(), max_chunks: fc.integer({ min: 2, max: 5 }) }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((starts) => ({
        pieces,
        visits: starts.map(({ root, max_chunks }, at) => ({
          ...visit(`v${at}`, `p${root % pieces.length}`),
          max_chunks,
        })),
      }))
  })

function piece(id: string, bytes: number, ...needs: string[]): Piece {
  return { id, bytes, needs }
}

function visit(name: string, ...roots: string[]): Visit {
  return { name, roots, weight: 1, max_chunks: 9 }
}

function named(plan: readonly Chunk[]): Record<string, string> {
  return Object.fromEntries(plan.map(({ visits, pieces }) => [visits.join(' '), pieces.toSorted().join(' ')]))
}

function filesOf(plan: readonly Chunk[], visit_name: string): number {
  return plan.filter(({ visits }) => visits.includes(visit_name)).length
}

function closureOf(pieces: readonly Piece[], roots: readonly string[]): Set<string> {
  const needs = new Map(pieces.map((one) => [one.id, one.needs]))
  const found = new Set(roots)
  for (const id of found) for (const need of needs.get(id) ?? []) found.add(need)
  return found
}
