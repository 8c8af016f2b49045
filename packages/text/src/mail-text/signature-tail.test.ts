import { describe, expect, it } from 'vitest'
import { leadOf } from '../summary/summarise.ts'

const words = 'The pump failed again on Sunday. We have ordered a new one.'

describe('[GEN45] a signature without a closing', () => {
  it.each([
    ['a name', 'Tilda'],
    ['a name after dashes', '--tilda'],
    ['a name with contact lines', 'tilda marsh\nPhone: +44 20 7946 0100\nhttps://marsh.example/'],
    ['a name with a title and an address', 'Tilda Marsh, M.Sc.\nHead of Pumps\n12 Quay Street\nPortby 4711'],
    ['a rule and a company', '~*~*~*~*~\nTilda Marsh\nMarsh + Sons\ntilda@marsh.example'],
  ])('is left out: %s', (_name, signature) => {
    expect(leadOf({ subject: '', text: `${words}\n${signature}\n` }, 9).text).toBe(words)
  })

  it('is known by the name of the sender', () => {
    const mail = { subject: '', text: `${words}\ntilda marsh`, from: 'Tilda Marsh' }
    expect(leadOf(mail, 9).text).toBe(words)
  })

  it('is known by the name of the sender before an address', () => {
    const signature = 'tilda marsh, Marsh + Sons tilda@marsh.example'
    const mail = { subject: '', text: `${words}\n${signature}`, from: 'Tilda Marsh' }
    expect(leadOf(mail, 9).text).toBe(words)
    expect(leadOf({ ...mail, from: 'Oskar Lind' }, 9).text).toContain('Sons')
  })

  it.each([
    ['the items of a list', 'Please bring:\nWoolen Coat\nGloves'],
    ['a last sentence', `${words}\nIt is loud.`],
    ['a place below its heading', `${words}\n\nWhere:\n\nHotel Astoria`],
    ['a mail of one name', 'Tilda'],
  ])('is not %s', (_name, text) => {
    expect(
      leadOf({ subject: '', text }, 9)
        .sentences.map((one) => one.text)
        .join(' '),
    ).toBe(text.replaceAll(/\s+/g, ' '))
  })
})
