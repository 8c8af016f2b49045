import { poll_answers } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestOption, resultsOf } from './poll-result.rules.ts'

const option = (option_id: string, starts_ms: number) => ({ option_id, starts_ms, ends_ms: starts_ms + 1 })
const person = (participant_name: string, answers: Record<string, (typeof poll_answers)[number]>) => ({
  participant_name,
  answers,
})
const options = [option('a', 1), option('b', 2), option('c', 3)]

const anybody = fc
  .record({
    participant_name: fc.string(),
    given: fc.array(fc.option(fc.constantFrom(...poll_answers)), { minLength: 3, maxLength: 3 }),
  })
  .map(({ participant_name, given }) =>
    person(
      participant_name,
      Object.fromEntries(
        options.flatMap(({ option_id }, place) => {
          const answer = given[place]
          return answer ? [[option_id, answer]] : []
        }),
      ),
    ),
  )

describe('results', () => {
  it('[POL3] count each answer once', () => {
    const ada = person('Ada', { a: 'yes', b: 'no' })
    const bob = person('Bob', { a: 'if_need_be', b: 'no' })
    expect(resultsOf(options, [ada, bob])).toEqual([
      { option_id: 'a', yes: 1, if_need_be: 1, no: 0 },
      { option_id: 'b', yes: 0, if_need_be: 0, no: 2 },
      { option_id: 'c', yes: 0, if_need_be: 0, no: 0 },
    ])
  })

  it('[POL3] sum up to the answers given', () => {
    fc.assert(
      fc.property(fc.array(anybody), (people) => {
        const counted = resultsOf(options, people).reduce(
          (sum, one) => sum + one.yes + one.if_need_be + one.no,
          0,
        )
        expect(counted).toBe(people.reduce((sum, { answers }) => sum + Object.keys(answers).length, 0))
      }),
    )
  })
})

describe('[POL4] the best option', () => {
  it('is the one that fewest cannot attend', () => {
    const ada = person('Ada', { a: 'yes', b: 'if_need_be' })
    const bob = person('Bob', { a: 'no', b: 'if_need_be' })
    expect(bestOption(options, [ada, bob])).toEqual({ option_id: 'b', kind: 'all', cannot: [] })
  })

  it('is then the one with most yes, then the earliest', () => {
    expect(bestOption(options, [person('Ada', { a: 'if_need_be', b: 'yes', c: 'yes' })])?.option_id).toBe('b')
  })

  it('names those who cannot, and those who have not said that they can', () => {
    const ada = person('Ada', { a: 'yes' })
    const bob = person('Bob', { a: 'if_need_be', b: 'yes' })
    const cleo = person('Cleo', { a: 'no', b: 'yes' })
    expect(bestOption(options, [ada, bob, cleo])).toEqual({
      option_id: 'b',
      kind: 'all_but',
      cannot: ['Ada'],
    })
    const dan = person('Dan', { c: 'no' })
    expect(bestOption([option('a', 1)], [ada, cleo, dan])).toMatchObject({
      kind: 'most',
      cannot: ['Cleo', 'Dan'],
    })
  })

  it('is none where nobody can, and before the first answer', () => {
    expect(bestOption(options, [person('Ada', { a: 'no', b: 'no', c: 'no' })])).toBeNull()
    expect(bestOption(options, [person('Ada', {})])).toBeNull()
  })

  it('has no other option that fewer cannot attend, whatever was answered', () => {
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 8 }), (people) => {
        const best = bestOption(options, people)
        const voters = people.filter(({ answers }) => Object.keys(answers).length > 0)
        const can = (id: string) =>
          voters.filter(({ answers }) => answers[id] === 'yes' || answers[id] === 'if_need_be').length
        const most = Math.max(...options.map(({ option_id }) => can(option_id)))
        if (!best) {
          expect(most).toBe(0)
          return
        }
        expect(can(best.option_id)).toBe(most)
        expect(best.cannot).toHaveLength(voters.length - most)
        expect(best.kind === 'all').toBe(best.cannot.length === 0)
      }),
    )
  })
})
