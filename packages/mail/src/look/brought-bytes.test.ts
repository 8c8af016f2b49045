import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFace } from './face.ts'
import { blank_font, blank_woff, drawn_font } from './fonts.sample.ts'
import { readPicture } from './picture.ts'

const gif = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs='
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const png_with_palette =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUQIDAIAYqkAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC'

/** Files with some bytes changed, and the end cut off. */
const brokenFiles = (files: readonly string[]) =>
  fc
    .record({
      file: fc.constantFrom(...files),
      changes: fc.array(fc.record({ at: fc.nat(3000), byte: fc.nat(255) }), { maxLength: 12 }),
      length: fc.nat(3000),
    })
    .map(({ file, changes, length }) => {
      const bytes = Buffer.from(file, 'base64')
      for (const { at, byte } of changes) bytes[at % bytes.length] = byte
      return bytes.subarray(0, Math.max(12, length)).toString('base64')
    })

const colours = (address: string) => {
  const picture = readPicture(address)
  return picture === null || picture === 'nothing' ? picture : picture.colours[0]
}

describe('[MAIL33] files that a style brings', () => {
  it('are read to an end, whatever they hold, as pictures', () => {
    fc.assert(
      fc.property(brokenFiles([gif, png, png_with_palette]), (file) => {
        const picture = readPicture(`data:image/png;base64,${file}`)
        expect(picture === null || picture === 'nothing' || picture.colours.length > 0).toBe(true)
      }),
    )
  })

  it('are read to an end, whatever they hold, as fonts', () => {
    fc.assert(
      fc.property(brokenFiles([blank_font, blank_woff, drawn_font]), (file) => {
        const face = readFace(`url(data:font/ttf;base64,${file})`)
        for (const letter of ['a', 'z', '\u043f'])
          expect(['blank', 'drawn', null]).toContain(face?.(letter.codePointAt(0) ?? 0) ?? null)
      }),
    )
  })

  it('tell their colors', () => {
    expect(colours(`data:image/gif;base64,${gif}`)).toEqual({ rgb: [0, 0, 0], alpha: 1 })
    expect(colours(`data:image/png;base64,${png}`)).toEqual({ rgb: [255, 0, 0], alpha: 127 / 255 })
    expect(colours(`data:image/png;base64,${png_with_palette}`)).toEqual({ rgb: [16, 32, 48], alpha: 1 })
    expect(['data:text/plain,a', '', 'https://example.com/a.png', 'cid:a'].map(colours)).toEqual([
      'nothing',
      'nothing',
      null,
      null,
    ])
  })
})
