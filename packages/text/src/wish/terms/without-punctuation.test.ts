import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'
import { withClauseMarks } from './unpunctuated.ts'

const german =
  'hey marit hab dich ja gefühlt seit ostern nicht gesehn wolln wir noch mal glühwein bevor alle weg sind ich könnt nächste woche mo di und mi abends aber vor 18 uhr komm ich aus dem laden nicht raus ab donnerstag bin ich in leipzig bei mama und dann ist eh schon weihnachten irgendwie sag an wo und wann'

describe('[GEN461] a mail without punctuation', () => {
  it('is read part by part', () => {
    expect(toldWish(german, 'de')).toBe(
      '2027-01-18 18-24, 2027-01-19 18-24, 2027-01-20 18-24 not any day 0-18',
    )
  })

  it('is parted before words that turn to something else, requests, and days with a verb of their own', () => {
    expect(withClauseMarks(german, 'de').split(';')).toEqual([
      'hey marit hab dich ja gefühlt seit ostern nicht gesehn',
      'wolln wir noch mal glühwein bevor alle weg sind',
      'ich könnt nächste woche mo di und mi abends',
      'aber vor 18 uhr komm ich aus dem laden nicht raus',
      'ab donnerstag bin ich in leipzig bei mama und dann ist eh schon weihnachten irgendwie',
      'sag an wo und wann',
    ])
    expect(
      withClauseMarks(
        'oye que el jueves me es imposible porque tengo dentista a media tarde puedes el viernes por la tarde o si no el lunes pero a partir de las seis',
        'es',
      ).split(';'),
    ).toEqual([
      'oye que el jueves me es imposible',
      'porque tengo dentista a media tarde',
      'puedes el viernes por la tarde',
      'o si no el lunes',
      'pero a partir de las seis',
    ])
  })

  it('stays as it is where it has marks, or is short', () => {
    const marked = 'Could we meet on Tuesday, but not before ten? On Friday I am away, but Monday is fine.'
    expect(withClauseMarks(marked, 'en')).toBe(marked)
    expect(withClauseMarks('can we meet tuesday but not before ten', 'en')).toBe(
      'can we meet tuesday but not before ten',
    )
  })

  it('keeps its length, and all but blanks', () => {
    const words = fc.constantFrom(
      'but',
      'aber',
      'mais',
      'pero',
      'ma',
      'monday',
      'montag',
      'ich',
      'bin',
      'so',
      'x',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), fc.constantFrom(...languages), (all, language) => {
        const text = all.join(' ')
        expect(withClauseMarks(text, language).replaceAll(';', ' ')).toBe(text)
      }),
    )
  })
})
