import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes, toldWish } from '../tell-wish.ts'

describe('[GEN308] a number before things', () => {
  it.each<[Language, string]>([
    ['en', 'Shall we meet on Thursday? I like one of the two drafts.'],
    ['en', "Shall we meet on Thursday? After two calls I'm free."],
    ['de', 'Sehen wir uns Donnerstag? Eine von zwei Varianten gefällt mir.'],
    ['fr', "On se voit jeudi ? L'une des deux salles est libre."],
    ['es', '¿Nos vemos el jueves? ¿Cuál de las dos salas reservo?'],
    ['es', '¿Nos vemos el jueves? ¿Cuál de las dos prefieres?'],
    ['it', 'Ci vediamo giovedì? Dopo le due riunioni sono stanco.'],
  ])('is no hour, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14')
  })

  it.each<[Language, string]>([
    ['en', 'Shall we meet on Thursday, any time after two?'],
    ['de', 'Sehen wir uns Donnerstag, aber erst ab zwei?'],
    ['fr', 'On se voit jeudi, à partir de deux heures ?'],
    ['es', '¿Nos vemos el jueves? Después de las dos puedes venir.'],
    ['it', 'Ci vediamo giovedì? Dopo le due va bene.'],
  ])('is one where nothing is counted, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 14-24')
  })
})

describe('[GEN309] half past one in words', () => {
  it.each<[Language, string]>([
    ['en', 'Can we meet on Thursday until half past one?'],
    ['de', 'Sehen wir uns am Donnerstag bis halb zwei?'],
    ['fr', "On se voit jeudi ? Je peux jusqu'à une heure et demie."],
    ['fr', 'On se voit jeudi avant une heure et demie ?'],
    ['es', '¿Nos vemos el jueves? Puedo hasta la una y media.'],
    ['it', "Possiamo vederci giovedì? Io posso fino all'una e mezza."],
  ])('is an hour and no length, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 0-13.5')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Thursday from eleven to one?'],
    ['de', 'Sehen wir uns Donnerstag von elf bis eins?'],
    ['fr', 'On se voit jeudi de 11 h à une heure ?'],
    ['es', '¿Nos vemos el jueves de 11 a la una?'],
    ['it', "Ci vediamo giovedì dalle 11 all'una?"],
  ])('one ends hours, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 11-13')
  })

  it('may still be how long it lasts', () => {
    expect(toldWish("On se voit jeudi ? Ça peut durer jusqu'à une heure et demie.", 'fr')).toBe('2027-01-14')
  })
})

describe('[GEN485] an hour behind a place', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet in the office 3pm Thursday?', '2027-01-14 15'],
    ['en', 'Could we meet in the meeting room 3pm Thursday?', '2027-01-14 15'],
    ['en', 'Could we meet in the office 10 to 12 on Thursday?', '2027-01-14 10-12'],
    ['de', 'Können wir uns Donnerstag im Büro 15 Uhr treffen?', '2027-01-14 15'],
    ['de', 'Können wir uns Donnerstag im Besprechungsraum 15 Uhr treffen?', '2027-01-14 15'],
    ['fr', 'On se voit jeudi au bureau 15h ?', '2027-01-14 15'],
    ['es', '¿Nos vemos el jueves en la oficina 15h?', '2027-01-14 15'],
    ['it', 'Possiamo vederci giovedì in ufficio 15-16?', '2027-01-14 15-16'],
  ])('is an hour, %s: %s', (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  })
})
