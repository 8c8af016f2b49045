import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

/** Written on Wednesday, 13 January 2027. */
const offers: Readonly<Record<Language, string>> = {
  en: 'I could offer you Tuesday 19 January at 10 or Thursday 21 January after 1 pm.',
  de: 'Ich könnte Dienstag, 19. Januar um 10 oder Donnerstag, 21. Januar ab 13 Uhr.',
  fr: 'Je pourrais mardi 19 janvier à 10 h ou jeudi 21 janvier après 13 h.',
  es: 'Podría el martes 19 de enero a las 10 o el jueves 21 de enero a partir de las 13.',
  it: 'Potrei martedì 19 gennaio alle 10 o giovedì 21 gennaio dopo le 13.',
}

it.each<[Language, string]>([
  ['en', 'Could you let me know by Friday which of these suits?'],
  ['en', 'Please get back to me by Friday noon.'],
  ['de', 'Kannst du mir bis Freitag sagen, was dir passt?'],
  ['de', 'Gib mir bitte bis Freitag Bescheid.'],
  ['fr', "Pouvez-vous me dire d'ici vendredi ce qui vous convient ?"],
  ['fr', 'Laquelle de ces dates vous convient ? Merci de me répondre avant vendredi.'],
  ['es', '¿Me dices antes del viernes cuál te va mejor?'],
  ['es', 'Avísame antes del viernes, por favor.'],
  ['it', 'Mi fai sapere entro venerdì cosa ti va meglio?'],
  ['it', 'Fammi sapere entro venerdì.'],
])(
  '[GEN360] the day by which the writer wants to know is none to meet before, in %s: %s',
  (language, asks) => {
    const { ask, confidence, wish } = readMail(`${offers[language]} ${asks}`, language)
    expect({ ask, confidence, deadline: wish.deadline }).toEqual({
      ask: 'choose',
      confidence: 'high',
      deadline: null,
    })
    expect(wish.proposals.map(({ date, from }) => [date, from])).toEqual([['2027-01-19', 10 * 60]])
    expect(wish.times.map(({ first, from }) => [first, from])).toEqual([['2027-01-21', 13 * 60]])
  },
)

it.each<[Language, string]>([
  ['en', 'Let me know by Friday whether we can meet next week.'],
  ['de', 'Können Sie mir bis Freitag sagen, ob wir uns nächste Woche treffen können?'],
  ['fr', "Dis-moi d'ici vendredi si on peut se voir la semaine prochaine."],
  ['es', 'Dime antes del viernes si podemos vernos la semana que viene.'],
  ['it', 'Fammi sapere entro venerdì se possiamo vederci la settimana prossima.'],
])('[GEN360] nor is it the last day of another week, in %s: %s', (language, text) => {
  const { ask, wish } = readMail(text, language)
  expect(ask).toBe('meet')
  expect(wish.deadline).toBeNull()
  expect(wish.times.map(({ first }) => first)).toEqual(['2027-01-18'])
})

it.each<[Language, string]>([
  ['en', 'Could we meet by Friday to go through it?'],
  ['de', 'Können wir uns bis Freitag treffen?'],
  ['fr', "Peut-on se voir d'ici vendredi ?"],
  ['es', '¿Podemos vernos antes del viernes?'],
  ['it', 'Possiamo vederci entro venerdì?'],
])('[GEN360] the day by which to meet stays one, in %s: %s', (language, text) => {
  expect(readMail(text, language).wish.deadline).not.toBeNull()
})
