import { describe, expect, it } from 'vitest'
import { lexicons } from '../language.ts'
import { type CueTable, hashOf } from '../wish/learned/cue-table.ts'
import { learnedWorths } from './learned-worth.ts'
import { readMailText, summarise } from './summarise.ts'
import { measureSentences } from './summary-features.ts'
import { byWorth } from './summary-outcomes.ts'

const reader = 'Ada Lind'

/** Only what names oars is worth something. */
const oars: CueTable = {
  keys: Uint32Array.of(hashOf('en oars')),
  weights: Int8Array.of(0, 0, 1),
  classes: 3,
  unit: 9,
}

const view = 'The shed stands by the lake, and the trees beside it are old and tall. '
const about_oars = 'Nobody knows where Ben has put the oars of the long boat.'
const text = `${view.repeat(12)}${about_oars}`

function measuredIn(words: string) {
  const { own } = readMailText({ subject: '', text: words, language: 'en' })
  return measureSentences(own, { subject: '', lexicon: lexicons.en })
}

describe('[GEN541] a mail to its reader', () => {
  it('is told by worths from 0 to 1', () => {
    const measured = measuredIn(`${view}${about_oars}`)
    expect(learnedWorths(measured, 'en', oars).map((worth) => worth.toFixed(1))).toEqual(['0.5', '1.0'])
    expect(learnedWorths(measured, 'en').every((worth) => worth > 0 && worth < 1)).toBe(true)
  })

  it('is told by what is learned', () => {
    expect(summarise({ subject: '', text, reader }, { worths: oars }).text).toContain(about_oars)
  })

  it.each([
    ['without a reader', text, ''],
    ['to many', `${text}\n\nUnsubscribe: https://example.test/bye`, reader],
  ])('and one %s is not', (_, words, name) => {
    expect(summarise({ subject: '', text: words, reader: name }, { worths: oars }).text).not.toContain(
      about_oars,
    )
  })

  it('has where room is left what is worth something or a fact, each once, the best first', () => {
    const measured = measuredIn('We row. It costs 4 euros. We sail. We sing. We row.')
    const worths = [0.2, 0.05, 0.05, 0.3, 0.1]
    const worth = ({ start }: { readonly start: number }) =>
      worths[measured.findIndex((one) => one.start === start)] ?? 0
    expect(byWorth(measured, { worth, least: 0.1, countsWords: false })).toEqual([3, 0, 1])
  })
})
