import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone, readMail, toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN146] weekdays behind the day that was named last', () => {
  it.each<[Language, string, string]>([
    ['en', 'Friday 22 January is impossible. Could we meet the Saturday after?', '2027-01-23'],
    ['en', 'Friday 22 January is impossible. Could we meet on the following Friday?', '2027-01-29'],
    ['de', 'Freitag, der 22. geht nicht. Können wir uns am Samstag drauf treffen?', '2027-01-23'],
    ['de', 'Freitag, der 22. geht nicht. Können wir uns am darauffolgenden Freitag treffen?', '2027-01-29'],
    ['fr', "Vendredi 22 je ne peux pas. On peut se voir le samedi d'après ?", '2027-01-23'],
    ['fr', 'Vendredi 22 je ne peux pas. On peut se voir le vendredi suivant ?', '2027-01-29'],
    ['es', 'El viernes 22 no puedo. ¿Podemos vernos el sábado siguiente?', '2027-01-23'],
    ['it', 'Il 22 non posso. Possiamo vederci il sabato dopo?', '2027-01-23'],
    ['it', 'Il 22 non posso. Possiamo vederci il venerdì successivo?', '2027-01-29'],
  ])('are the first ones behind it, %s: %s', (language, text, day) => {
    expect(toldWish(text, language)).toBe(`${day} not 2027-01-22`)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet next Friday or the Friday after?', '2027-01-22, 2027-01-29'],
    ['de', 'Nächste Woche Donnerstag oder den Freitag darauf?', '2027-01-21, 2027-01-22'],
    ['fr', 'Lundi prochain ou le mardi suivant ?', '2027-01-18, 2027-01-19'],
    ['es', '¿El lunes o el martes siguiente?', '2027-01-18, 2027-01-19'],
    ['it', 'Lunedì o il martedì seguente?', '2027-01-18, 2027-01-19'],
  ])('also in a choice, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'The 22nd is impossible. Could we meet the Monday or Tuesday after?',
      '2027-01-25, 2027-01-26 not 2027-01-22',
    ],
    ['de', 'Der 22. geht nicht. Montag oder Dienstag darauf?', '2027-01-25, 2027-01-26 not 2027-01-22'],
  ])('two of them are both behind it, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet on Tuesday after lunch?', '2027-01-19 13-18'],
    ['it', 'Possiamo vederci giovedì dopo le 15?', '2027-01-14 15-24'],
    ['fr', 'On peut se voir vendredi après 15 h ?', '2027-01-15 15-24'],
  ])('hours behind such a word are the limit, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'On 19 January I am away. Could we meet a day sooner?'],
    ['de', 'Am 19. Januar bin ich weg. Können wir uns einen Tag eher treffen?'],
    ['fr', 'Le 19 janvier je ne peux pas. On se voit un jour avant ?'],
    ['es', 'El 19 de enero no puedo. ¿Podemos vernos el día anterior?'],
    ['it', 'Il 19 gennaio non posso. Possiamo vederci il giorno avanti?'],
  ])('a day sooner is the day before it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18 not 2027-01-19')
  })
})

describe('[GEN146] the next one', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could you come this Sunday or the one following?', '2027-01-17, 2027-01-24'],
    ['en', 'Could we meet next weekend or the one after?', '2027-01-23..2027-01-24, 2027-01-30..2027-01-31'],
    ['de', 'Könnten wir uns diesen Sonntag oder den darauf treffen?', '2027-01-17, 2027-01-24'],
    [
      'de',
      'Dieses Wochenende passt mir genauso wie das danach. Wann treffen wir uns?',
      '2027-01-16..2027-01-17, 2027-01-23..2027-01-24',
    ],
    ['fr', "On peut se voir lundi prochain ou celui d'après ?", '2027-01-18, 2027-01-25'],
    ['es', '¿Podemos vernos este domingo o el siguiente?', '2027-01-17, 2027-01-24'],
    ['it', 'Possiamo vederci giovedì o quello seguente?', '2027-01-14, 2027-01-21'],
  ])('is a week behind the weekday or weekend that was named last, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string, string]>([
    ['de', 'Diese Woche nicht. Sehen wir uns in der kommenden?', '2027-01-18..2027-01-24'],
    ['fr', "Cette semaine c'est mort. On se voit la prochaine ?", '2027-01-18..2027-01-24'],
    ['es', 'Esta semana no puedo. ¿Podemos vernos la otra?', '2027-01-18..2027-01-24'],
    ['it', 'Questa settimana non posso. Possiamo vederci la prossima?', '2027-01-18..2027-01-24'],
  ])('by the word for it a week, %s: %s', (language, text, week) => {
    expect(toldWish(text, language)).toBe(`${week} not 2027-01-13..2027-01-17`)
  })

  it.each<[Language, string, string]>([
    ['en', 'He sees people on Wednesdays; the coming one is taken.', '2027-01-20'],
    ['de', 'Das Labor gehört uns mittwochs, der kommende ist belegt.', '2027-01-20'],
    ['fr', 'Je viens un mercredi, mais le prochain je ne peux pas.', '2027-01-20'],
    ['es', 'Sube solo los martes, y el próximo lo tiene lleno.', '2027-01-19'],
    ['it', 'Vengo ogni martedì, ma il prossimo non posso.', '2027-01-19'],
  ])('of every one it is the first to come, %s: %s', (language, text, day) => {
    const { excluded } = readByGrammarAlone(`${text} ${asks[language]}`, language).wish
    expect(excluded.map(({ first }) => first)).toContain(day)
  })

  it.each<[Language, string]>([
    ['fr', "Un mercredi ? Pas celui-ci, mais le suivant ou celui d'après."],
    ['es', '¿Vamos un miércoles? Este no puedo, pero el que viene o el otro sí.'],
  ])('each is behind the one before, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toContain('2027-01-27, 2027-02-03 not 2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', 'My first book was on owls, the next one is on bats.'],
    ['de', 'Der nächste Zug geht ab Gleis 3.'],
    ['de', 'Das Haus ist alt, das daneben neu.'],
    ['fr', 'Le premier plan est bon, le suivant est faux.'],
    ['es', 'El primer plan es bueno, el siguiente es malo.'],
    ['it', 'Il primo piano va bene, il successivo no.'],
  ])('of something else is none, %s: %s', (language, text) => {
    expect(readMail(`${text} ${asks[language]}`, language).wish.times).toEqual([])
  })

  it.each<[Language, string, string]>([
    ['de', 'Können wir uns am nächsten Freitag treffen?', '2027-01-15'],
    ['fr', 'On peut se voir le prochain mardi ?', '2027-01-19'],
    ['es', '¿Podemos vernos el próximo lunes?', '2027-01-18'],
    ['it', 'Possiamo vederci il prossimo lunedì?', '2027-01-18'],
  ])('before a weekday it says which, %s: %s', (language, text, day) => {
    expect(toldItems(text, language)).toBe(day)
  })
})

const asks: Readonly<Record<Language, string>> = {
  en: 'When could we meet?',
  de: 'Wann können wir uns treffen?',
  fr: 'Quand peut-on se voir ?',
  es: '¿Cuándo podemos vernos?',
  it: 'Quando possiamo vederci?',
}
