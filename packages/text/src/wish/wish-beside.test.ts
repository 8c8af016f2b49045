import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { toldWish } from './tell-wish.ts'

describe('what sentences beside a question say', () => {
  it.each<[Language, string, string]>([
    ['en', 'can you make coffee next week? any day except thursday', '2027-01-18..2027-01-24 not every 4'],
    [
      'de',
      'schaffst du nächste woche einen kaffee? jeden tag außer donnerstag',
      '2027-01-18..2027-01-24 not every 4',
    ],
    [
      'fr',
      "on prend un café la semaine prochaine ? n'importe quel jour sauf jeudi",
      '2027-01-18..2027-01-24 not every 4',
    ],
    [
      'es',
      '¿tomamos un café la semana que viene? cualquier día menos el jueves',
      '2027-01-18..2027-01-24 not every 4',
    ],
    [
      'it',
      'prendiamo un caffè la settimana prossima? qualsiasi giorno tranne giovedì',
      '2027-01-18..2027-01-24 not every 4',
    ],
  ])('[GEN92] is read where people write without capitals, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'can you spare half an hour tomorrow? on monday the thing has to go to the client'],
    ['de', 'hast du morgen eine halbe stunde? am montag muss das ding zum kunden'],
    ['fr', 'tu as une demi-heure demain ? lundi le truc doit partir chez le client'],
    ['es', '¿tienes media hora mañana? el lunes la cosa tiene que estar con el cliente'],
    ['it', 'hai mezz’ora domani? lunedì la cosa va dal cliente'],
  ])('[GEN92] a day of something else is no wish, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-14(?: not every 1)?$/)
  })

  it.each<[Language, string, string]>([
    ['en', "Shall we meet on Thursday or Friday evening? I'm free from 7.30 pm.", '2027-01-14 19.5-24'],
    [
      'de',
      'Schaffst du Donnerstag oder Freitag nach Feierabend? Ab 19.30 Uhr bin ich frei.',
      '2027-01-14 19.5-24',
    ],
    ['fr', 'On se voit jeudi ou vendredi soir ? Je suis libre à partir de 19h30.', '2027-01-14 19.5-24'],
    [
      'es',
      '¿Quedamos el jueves o el viernes por la noche? Estoy libre a partir de las 20:30.',
      '2027-01-14 20.5-24',
    ],
    ['it', 'Ci vediamo giovedì o venerdì sera? Sono libero dalle 19:30.', '2027-01-14 19.5-24'],
  ])('[GEN93] sharpens a part of the day, %s: %s', (language, text, first) => {
    expect(toldWish(text, language)).toBe(`${first}, ${first.replace('14', '15')}`)
  })

  it.each<[Language, string]>([
    ['en', 'can you ring me this week? not too late, before 6 pm'],
    ['de', 'kannst du mich diese woche anrufen? nicht zu spät, vor 18 uhr'],
    ['fr', "tu peux m'appeler cette semaine ? pas trop tard, avant 18h"],
    ['es', '¿me puedes llamar esta semana? no muy tarde, antes de las 18'],
    ['it', 'mi puoi chiamare questa settimana? non troppo tardi, prima delle 18'],
  ])('[GEN93] limits the hours, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-13..2027-01-17 0-18')
  })
})
