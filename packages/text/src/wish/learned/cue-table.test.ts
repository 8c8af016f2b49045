import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf, unpackTable, weigh } from './cue-table.ts'

const [low = 0, high = 0] = [hashOf('clause busy'), hashOf('clause free')].toSorted(
  (one, other) => one - other,
)

/** Two cues for two classes: -2 and 3, 127 and -128 units. */
const packed = {
  keys: btoa(
    String.fromCharCode(
      ...[low, high].flatMap((key) => [key & 255, (key >> 8) & 255, (key >> 16) & 255, key >>> 24]),
    ),
  ),
  weights: btoa(String.fromCharCode(254, 3, 127, 128)),
  classes: 2,
  unit: 0.5,
}

describe('[GEN123] a table of cues', () => {
  it('weighs each cue it has for each class', () => {
    const table = unpackTable(packed)
    const [first, second] =
      hashOf('clause busy') === low ? ['clause busy', 'clause free'] : ['clause free', 'clause busy']
    expect(weigh([first], table)).toEqual([-1, 1.5])
    expect(weigh([second], table)).toEqual([63.5, -64])
    expect(weigh(['clause busy', 'clause free'], table)).toEqual([62.5, -62.5])
  })

  it('does not mind cues that it does not have', () => {
    const table = unpackTable(packed)
    fc.assert(
      fc.property(fc.array(fc.string()), (others) => {
        fc.pre(!others.some((other) => [low, high].includes(hashOf(other))))
        expect(weigh([...others, 'clause busy'], table)).toEqual(weigh(['clause busy'], table))
      }),
    )
  })

  it('tells all cues of a mail apart', () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `en 1 word${at}`)
    expect(new Set(words.map(hashOf)).size).toBe(words.length)
  })
})
