import { expect, it } from 'vitest'
import { findCostly } from '../../../../apps/server/test/costly-texts.ts'
import { decodeTransfer } from './transfer-encoding.ts'

it.each([
  ['Gr=C3=BC=C3=9Fe', 'Grüße'],
  ['one =\r\ntwo=\nthree', 'one twothree'],
  ['added \t\r\non the way  \nand at the end \t', 'added\r\non the way\nand at the end'],
  ['soft = \t\r\nbreak', 'soft break'],
  ['not =zz, =4', 'not =zz, =4'],
  ['a \rb\r', 'a \rb\r'],
])('[MAIL30] decodes %j as quoted-printable', (encoded, decoded) => {
  expect(Buffer.from(decodeTransfer(Buffer.from(encoded), 'Quoted-Printable ')).toString()).toBe(decoded)
})

it('[MAIL33] decodes in time that grows no faster than the mail', async () => {
  const units = [' ', '\t', ' \t', '=', '= ', '=\r\n', ' \r', '\r', '\n', '=4', '=41']
  const texts = units.map(
    (unit) => [unit, (characters: number) => `${unit.repeat(characters / unit.length)}x`] as const,
  )
  expect(await findCostly({ read: decode, texts, characters_max: 4_000_000 })).toEqual([])
})

function decode(text: string): Uint8Array {
  return decodeTransfer(Buffer.from(text), 'quoted-printable')
}
