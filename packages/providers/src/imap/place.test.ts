import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../apps/server/test/any-character.ts'
import { isUnchanged, readCursor, writeCursor } from './cursor.ts'
import { inChunks, readPlace, writePlace, writeSet } from './place.ts'
import { decodeTransfer } from './transfer-encoding.ts'

const path = fc.oneof(
  fc.string({ unit: any_character, minLength: 1 }).filter((text) => text.isWellFormed()),
  fc.constantFrom('__proto__', 'constructor', 'a:1:2'),
)
const number = fc.integer({ min: 1, max: 4_294_967_295 })

describe('[CON93] the place of a mail', () => {
  it('is read as it was written, with any folder name', () => {
    fc.assert(
      fc.property(path, number, number, (folder, uidvalidity, uid) => {
        const place = { path: folder, uidvalidity: String(uidvalidity), uid }
        expect(readPlace(writePlace(place))).toEqual(place)
      }),
    )
  })

  it.each(['', 'INBOX', 'INBOX:1', 'INBOX:x:1', ':1:2', 'INBOX:1:-2'])('is none in %j', (text) => {
    expect(() => readPlace(text)).toThrow(expect.objectContaining({ kind: 'missing' }))
  })
})

it('[CON92] a set of numbers names each of them once, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (uids) => {
      const named = writeSet(uids)
        .split(',')
        .flatMap((run) => {
          const [first = 0, last = first] = run.split(':').map(Number)
          return Array.from({ length: last - first + 1 }, (_, index) => first + index)
        })
      expect(named).toEqual(uids.toSorted((one, other) => one - other))
      expect(inChunks(uids, 7).flat()).toEqual(uids)
    }),
  )
})

describe('[CON92] a cursor', () => {
  const seen = { uidvalidity: '7', uidnext: 12, messages: 3, modseq: '90' }

  it('is read as it was written', () => {
    fc.assert(
      fc.property(path, fc.option(number), (folder, messages) => {
        const cursor = new Map([[folder, { ...seen, messages }]])
        expect(readCursor(writeCursor(cursor))).toEqual(cursor)
      }),
    )
  })

  it.each([{ uidvalidity: '8' }, { uidnext: 13 }, { messages: 2 }, { modseq: '91' }, { modseq: null }])(
    'sees that something may have changed: %o',
    (differing) => {
      expect(isUnchanged(seen, seen)).toBe(true)
      expect(isUnchanged(seen, { ...seen, ...differing })).toBe(false)
    },
  )

  it('knows nothing of a folder that does not count its changes, or was never compared', () => {
    expect(isUnchanged({ ...seen, modseq: null }, { ...seen, modseq: null })).toBe(false)
    expect(isUnchanged({ ...seen, messages: null }, seen)).toBe(false)
  })
})

describe('[CON95] the bytes of a part', () => {
  it('come back out of Base64, broken into lines or not', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = Buffer.from(bytes).toString('base64')
        for (const lines of [text, text.replaceAll(/.{7}/g, '$&\r\n')]) {
          expect(decodeTransfer(Buffer.from(lines), 'BASE64')).toEqual(bytes)
        }
      }),
    )
  })

  it.each([
    ['=C3=BC =3d a', 'ü = a'],
    ['one =\r\nline', 'one line'],
    ['end  \r\nnext\t', 'end\r\nnext'],
    ['=ZZ =', '=ZZ ='],
  ])('come back out of quoted-printable: %j', (encoded, text) => {
    expect(Buffer.from(decodeTransfer(Buffer.from(encoded), 'quoted-printable')).toString()).toBe(text)
  })

  it('are kept as they are when they are not encoded, or in an unknown way', () => {
    const bytes = new Uint8Array([0, 255, 61, 13])
    for (const encoding of ['7bit', '8bit', 'binary', 'x-uuencode']) {
      expect(decodeTransfer(Buffer.from(bytes), encoding)).toEqual(bytes)
    }
  })
})
