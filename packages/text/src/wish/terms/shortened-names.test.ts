import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN452] a dot that shortens the name of a day', () => {
  it.each<[Language, string, string]>([
    ['it', 'Quando può passare? Siamo qui lun. e mer. 9.00-12.30.', '2027-01-18 9-12.5, 2027-01-20 9-12.5'],
    ['es', '¿Cuándo puede pasar? Estamos lun. y mié. de 9:00 a 14:00.', '2027-01-18 9-14, 2027-01-20 9-14'],
    [
      'fr',
      'Quand pourriez-vous passer ? Nous sommes là mer. et ven. 9h-12h30.',
      '2027-01-20 9-12.5, 2027-01-22 9-12.5',
    ],
    [
      'de',
      'Wann können Sie kommen? Wir sind Mo. und Mi. von 9 bis 12 Uhr da.',
      '2027-01-18 9-12, 2027-01-20 9-12',
    ],
    [
      'en',
      'When could you come in? We are here Mon. and Wed. 9-12.30.',
      '2027-01-18 9-12.5, 2027-01-20 9-12.5',
    ],
    ['de', 'Treffen wir uns Mi. Nachmittag oder Do. Vormittag?', '2027-01-20 12-18, 2027-01-21 0-12'],
    [
      'fr',
      "Je suis dispo lun. 18 après 14h ou mar. 19 avant midi, ça te va pour qu'on se voie ?",
      '2027-01-18 14-24, 2027-01-19 0-12',
    ],
  ])('belongs to the name, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it('ends no sentence before an hour, and a number with a mark of exclamation does', () => {
    expect(
      offers(
        'Prossime disponibilità: mar. 19/01 ore 9.20, mer. 20/01 ore 14.40, ven. 22/01 ore 11. Quale preferisce?',
        'it',
      ),
    ).toEqual([
      ['2027-01-19', 560],
      ['2027-01-20', 880],
      ['2027-01-22', 660],
    ])
    expect(offers('Danke für Ihre Mail vom 5.! Passt Ihnen der Donnerstag um 14 Uhr?', 'de')).toEqual([
      ['2027-01-14', 840],
    ])
  })
})

function offers(text: string, language: Language) {
  return readMail(text, language).wish.proposals.map(({ date, from }) => [date, from])
}
