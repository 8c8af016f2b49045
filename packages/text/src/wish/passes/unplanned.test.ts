import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN444] who has nothing planned', () => {
  it.each<[Language, string]>([
    ['en', "I've got nothing on after 2 on Wednesday. Can we meet?"],
    ['de', 'Am Mittwoch habe ich nach 14 Uhr nichts mehr vor. Können wir uns treffen?'],
    ['fr', "Mercredi je n'ai rien de prévu après 14h. On peut se voir ?"],
    ['es', 'El miércoles no tengo nada previsto después de las 2. ¿Podemos vernos?'],
    ['it', 'Mercoledì non ho niente in programma dopo le 14. Possiamo vederci?'],
  ])('is free then, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20 14-24')
  })

  it.each<[Language, string]>([
    ['en', 'I have nothing scheduled before 11 on Thursday. Shall we talk?'],
    ['de', 'Am Donnerstag liegt vor 11 Uhr nichts an. Wollen wir reden?'],
    ['fr', "Jeudi je n'ai rien de prévu avant 11h. On se parle ?"],
    ['es', 'El jueves no tengo compromisos antes de las 11. ¿Hablamos?'],
    ['it', 'Giovedì non ho impegni prima delle 11. Ci sentiamo?'],
  ])('is free before an hour alike, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 0-11')
  })

  it.each<[Language, string]>([
    ['en', 'There is nothing available on Tuesday. Could you do Thursday?'],
    ['de', 'Nichts geht am Dienstag. Passt Donnerstag?'],
    ['fr', "Il n'y a rien de libre mardi. Jeudi vous irait ?"],
    ['es', 'El martes no hay nada libre. ¿Le va bien el jueves?'],
    ['it', "Martedì non c'è niente di libero. Le va bene giovedì?"],
  ])('is not who has nothing free, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-14(?: |$)/)
  })
})
