import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

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

  it.each<[Language, string]>([
    ['en', 'i am ill 🤒 can we meet on tuesday? from 2 pm please'],
    ['de', 'ich bin krank 🤒 können wir uns am dienstag treffen? ab 14 uhr bitte'],
    ['fr', 'je suis malade 🤒 on peut se voir mardi ? à partir de 14h svp'],
    ['es', 'estoy mala 🤒 ¿podemos vernos el martes? a partir de las 14 por favor'],
    ['it', 'sono malata :( possiamo vederci martedì? dalle 14 in poi per favore'],
  ])('[GEN92] is read apart from what a picture ends, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 14-24')
  })

  it.each<[Language, string, string]>([
    ['en', 'The board decides on 25 January, so we should talk by Friday the 22nd.', '..2027-01-22'],
    [
      'de',
      'Der Vorstand entscheidet am 25. Januar, wir sollten also bis Freitag, 22., miteinander sprechen.',
      '..2027-01-22',
    ],
    [
      'fr',
      'Notre client décide le 25 janvier ; il faudrait donc que nous nous parlions au plus tard le vendredi 22.',
      '..2027-01-22',
    ],
    ['es', 'La junta decide el 25 de enero, así que deberíamos hablar antes del viernes 22.', '..2027-01-21'],
    ['it', 'La direzione decide il 25 gennaio, quindi dovremmo parlarne entro venerdì 22.', '..2027-01-22'],
  ])('[GEN98] a day behind the last one is why it is the last, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
    expect(readMail(text, language).confidence).toBe('high')
  })

  it.each<[Language, string]>([
    ['en', 'On the 29th grandma has booked me all day, but on Thursday or Saturday I would love to meet.'],
    [
      'de',
      'Am 29. hat mich Oma den ganzen Tag gebucht, aber am Donnerstag oder Samstag würde ich dich gern sehen.',
    ],
    ['fr', "Le 29 je suis réservée par mamie, mais jeudi ou samedi j'aimerais te voir."],
    ['es', 'El 29 me ha reservado la abuela todo el día, pero el jueves o el sábado me encantaría verte.'],
    ['it', 'Il 29 mi ha prenotata la nonna per tutto il giorno, ma giovedì o sabato vorrei vederti.'],
  ])('[GEN73] a day on which others have booked the writer does not suit, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.excluded).toMatchObject([
      { first: '2027-01-29', last: '2027-01-29' },
    ])
  })
})
