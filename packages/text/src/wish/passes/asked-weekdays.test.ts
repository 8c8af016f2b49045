import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN441] “which Wednesday would suit you?”', () => {
  it.each<[Language, string]>([
    ['en', 'I teach adults on Wednesdays between 3 and 7 pm. Which Wednesday would suit you?'],
    [
      'de',
      'Erwachsene unterrichte ich immer mittwochs zwischen 15 und 19 Uhr. Welcher Mittwoch wäre Ihnen recht?',
    ],
    ['fr', 'Je donne les cours aux adultes le mercredi entre 15h et 19h. Quel mercredi vous conviendrait ?'],
    [
      'es',
      'A los adultos les doy clase los miércoles entre las 15 y las 19 h. ¿Qué miércoles le vendría bien?',
    ],
    ['it', 'Agli adulti insegno il mercoledì tra le 15 e le 19. Quale mercoledì Le andrebbe bene?'],
  ])('asks for the day and the hours that are told before, whatever is then, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('every 3 15-19')
  })

  it.each<[Language, string]>([
    ['en', 'On Wednesdays I teach between 3 and 7 pm. Which Thursday would suit you?'],
    ['de', 'Mittwochs unterrichte ich zwischen 15 und 19 Uhr. Welcher Donnerstag wäre Ihnen recht?'],
    ['fr', 'Le mercredi je donne des cours entre 15h et 19h. Quel jeudi vous conviendrait ?'],
    ['es', 'Los miércoles doy clase entre las 15 y las 19 h. ¿Qué jueves le vendría bien?'],
    ['it', 'Il mercoledì insegno tra le 15 e le 19. Quale giovedì Le andrebbe bene?'],
  ])('says nothing of another weekday, %s: %s', (language, text) => {
    expect(toldWish(text, language)).not.toMatch(/^every 3/)
  })
})
