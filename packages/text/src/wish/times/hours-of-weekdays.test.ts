import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN445] days without hours, where the mail names hours for their weekday', () => {
  it.each<[Language, string]>([
    ['en', 'We see families on Wednesdays from 9 to 12. Could you come on the 20th or the 27th of January?'],
    ['de', 'Ich empfange mittwochs von 9 bis 12 Uhr. Passt Ihnen der 20. oder der 27. Januar?'],
    ['fr', 'Je reçois le mercredi de 9h à 12h. Pouvez-vous venir le 20 ou le 27 janvier ?'],
    ['es', 'Recibo los miércoles de 9 a 12. ¿Puede venir el 20 o el 27 de enero?'],
    ['it', 'Ricevo il mercoledì dalle 9 alle 12. Può venire il 20 o il 27 gennaio?'],
  ])('have these, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20 9-12, 2027-01-27 9-12')
  })

  it.each<[Language, string]>([
    ['en', 'I see families on Wednesdays from 9 to 12. Any Wednesday in February except the 3rd is fine.'],
    ['de', 'Ich empfange mittwochs von 9 bis 12 Uhr. Jeder Mittwoch im Februar außer dem 3. passt.'],
    ['fr', "Je reçois le mercredi de 9h à 12h. N'importe quel mercredi de février sauf le 3 convient."],
    ['es', 'Recibo los miércoles de 9 a 12. Cualquier miércoles de febrero menos el 3 me va bien.'],
    ['it', 'Ricevo il mercoledì dalle 9 alle 12. Va bene qualunque mercoledì di febbraio tranne il 3.'],
  ])('so have weekdays of a month, %s: %s', (language, text) => {
    const told = toldWish(text, language)
    expect(told).toContain('2027-02-10 9-12, 2027-02-17 9-12, 2027-02-24 9-12 not 2027-02-03')
    expect(told).not.toMatch(/2027-02-10(?! 9-12)/)
  })

  it('have none where they are other weekdays, or have hours of their own', () => {
    expect(
      toldWish('I see families on Wednesdays from 9 to 12. Could you come on the 21st?', 'en'),
    ).not.toContain('2027-01-21 9-12')
    expect(
      toldWish('I see families on Wednesdays from 9 to 12. Could you come on the 20th after 4 pm?', 'en'),
    ).toContain('2027-01-20 16-24')
  })
})
