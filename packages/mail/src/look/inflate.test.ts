import { constants, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inflate } from './inflate.ts'

const texts = fc.array(fc.constantFrom('a', 'bc', 'some words ', '\0', '\u00ff'), { maxLength: 2000 })

describe('inflate', () => {
  it.each([
    ['plain', { level: 0 }],
    ['fixed codes', { strategy: constants.Z_FIXED }],
    ['codes of its own', { level: 9 }],
  ])('reads what zlib packs with %s', (_, options) => {
    fc.assert(
      fc.property(texts, (parts) => {
        const bytes = Buffer.from(parts.join(''))
        expect(Buffer.from(inflate(deflateSync(bytes, options), bytes.length) ?? [])).toEqual(bytes)
      }),
    )
  })

  it('answers null for what is longer than the limit or ends early', () => {
    const packed = deflateSync(Buffer.alloc(5000, 'ab'))
    expect([inflate(packed, 4999), inflate(packed.subarray(0, 9), 5000)]).toEqual([null, null])
  })

  it('ends for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(inflate(bytes, 1000)?.length ?? 0).toBeLessThanOrEqual(1000)
      }),
    )
  })
})
