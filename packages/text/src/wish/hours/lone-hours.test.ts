import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems } from '../tell-wish.ts'

describe('[GEN206] the first of two hours', () => {
  it.each<[Language, string, string]>([
    ['en', 'From 8 to 10 in the evening.', '20-22'],
    ['en', 'From 7:30 to 9 pm.', '19.5-21'],
    ['en', '10:30 to 11:30 pm.', '22.5-23.5'],
    ['de', 'Von 8 bis 10 Uhr abends.', '20-22'],
    ['fr', 'De 8 à 10 heures du soir.', '20-22'],
    ['es', 'De 8 a 10 de la noche.', '20-22'],
    ['it', 'Dalle 8 alle 10 di sera.', '20-22'],
  ])('is in the half of the day that the second names, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', 'From 9 to 5 pm.', '9-17'],
    ['en', 'From 10 to 2 pm.', '10-14'],
    ['en', 'From 8 am to 10 pm.', '8-22'],
    ['en', '08:00 to 10 pm.', '8-22'],
    ['de', 'Von 8 bis 22 Uhr abends.', '8-22'],
    ['en', 'From 8 to 10 in the morning.', '8-10'],
  ])('stays where that would be too late, or the hour says its own, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it('of today is none of the past', () => {
    expect(toldItems('Gehen wir heute Mittag essen?', 'de')).toBe('2027-01-13 11.5-14')
  })
})

describe('[GEN140] hours by a word or a bare number', () => {
  it.each<[Language, string, string]>([
    ['en', 'It closes at six most days.', 'not 18-24'],
    ['en', 'She is gone by one and there is coffee.', '0-13'],
    ['en', 'The sun sets just past eight at present.', '8'],
    ['en', 'Just not past seven, then I sing.', '0-7'],
    ['en', 'Towards seven?', '7'],
    ['de', 'Die Anna nehme ich gleich um acht dran.', '8'],
    ['de', 'Um elf überrollt uns eine Reisegruppe.', '11'],
    ['de', 'Und gegen vier tauche ich wieder auf.', '16'],
    ['de', 'Der Kurier fährt Punkt sieben los.', '7'],
    ['de', 'Wir wären ab etwa neun bei Ihnen.', '9-24 zone'],
    ['de', 'Mein Mann kommt um eins nach Hause.', '13'],
    ['fr', 'Je monte me coucher à neuf.', '9'],
    ['fr', 'À onze je dois ouvrir la porte.', '11'],
    ['fr', 'Plutôt vers cinq.', '17'],
    ['fr', 'On mange à sept ?', '7'],
    ['es', 'A las tres cae la niebla.', '15'],
    ['es', 'Pasando la 1 hace un calor de miedo.', '13-24'],
    ['es', 'Yo paso por ti tipo once.', '11'],
    ['es', 'Mejor de siete para arriba.', '7-24'],
    ['es', 'Hacia las 7 y pico.', '7'],
    ['it', 'Alle quattro devo stare al cancello.', '16'],
    ['it', 'Verso le cinque ricompare con il tè.', '17'],
    ['it', "Scrivo fino all'una.", '0-13'],
    ['it', 'Quando i piccoli dormono, passate le nove.', '9-24'],
    ['it', 'Alle consuete 17.30.', '17.5'],
  ])('stand before words that they cannot count, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string]>([
    ['en', 'We talked at six big events.'],
    ['en', 'They are moving towards two new goals.'],
    ['de', 'Es geht um drei Bilder und um vier neue Stühle.'],
    ['de', 'Wir haben gegen zwei andere Vereine gespielt.'],
    ['de', 'Punkt sieben der Tagesordnung entfällt.'],
    ['de', 'es geht um drei kinder und um zwei neue stühle'],
    ['fr', 'On sera à neuf dans la voiture, nous serons à onze.'],
    ['fr', 'Elle a de cinq à sept ans.'],
    ['es', 'Las cuatro hermanas y las dos primas.'],
    ['es', 'Tengo 7 y pico años de experiencia.'],
    ['es', 'El documento tipo 2 está listo.'],
    ['it', 'Le undici colleghe, le quattro amiche e le due sorelle.'],
    ['it', 'Alle quattro colleghe piace.'],
  ])('are none where something is counted, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })

  it.each<[Language, string, string]>([
    ['en', 'Call me till midnight.', '0-24'],
    ['de', 'Bis Mitternacht bin ich wach.', '0-24'],
    ['fr', "On danse de 20 h jusqu'à minuit.", '20-24'],
    ['es', 'Ensayamos hasta medianoche.', '0-24'],
    ['it', 'Il server riavvia a mezzanotte.', '24'],
  ])('midnight ends a day, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', 'Say 3.15?', '15.25'],
    ['en', 'Skype, is 12 ok?', '12'],
    ['en', 'Eleven works for me.', '11'],
    ['en', '6 is a nope, 8?', 'not 18 8'],
    ['en', 'Not 4, 6?', 'not 16 18'],
    ['en', 'Boat back is 22.00 and I am not sleeping.', '22'],
    ['en', '15.30, 16 or 17?', '15.5 16 17'],
    ['en', "Let's meet at 9 or 10.", '9 10'],
    ['de', 'Samstag, sagen wir vier, oder Sonntag.', '2027-01-16 16 2027-01-17'],
    ['de', 'Wir könnten es auf zehn verlegen.', '10'],
    ['de', 'Die Boote sind für elf bestellt.', '11'],
    ['fr', '8.15, 9 ou 10', '8.25 9 10'],
    ['es', '¿Las 18?', '18'],
    ['es', 'Allá serán las cuatro.', '16'],
    ['it', 'Le 11 non le vedo neanche.', '11'],
    [
      'it',
      'Restano i turni 15.20, 15.44 e 17.12 domani.',
      '15.333333333333334 15.733333333333333 17.2 2027-01-14',
    ],
    ['it', 'Il treno arriva 9.48!', '9.8'],
    ['it', 'La pausa delle undici.', '11'],
  ])('stand alone, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string]>([
    ['en', 'Is page 12 ok?'],
    ['en', 'Option 8 works for me.'],
    ['en', 'The average is 7.25.'],
    ['en', 'Say 20 people.'],
    ['de', 'Für elf Personen reicht das, wir sind auf zehn Leute gekommen.'],
    ['de', 'Siehe Version 8.25 und Artikel 9.50.'],
    ['fr', 'Version 8.15 et 9.20 du plan.'],
    ['es', 'Las 18 personas que vienen.'],
    ['it', 'Le 11 persone invitate, tutte le 12.'],
    ['it', 'La versione 9.48.'],
  ])('are no hour where they count, name or rate, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })

  it.each<[Language, string, string]>([
    ['en', 'I do yoga 5-6.', '17-18'],
    ['en', 'Landlady bans drums 1-3.', '13-15'],
    ['en', "The soundcheck's 4 to 6.", '16-18'],
    ['en', 'The practice is open Tuesday, three to eight.', '2027-01-19 15-20'],
    ['de', 'Meine Schicht 6-14.', '6-14'],
    ['es', 'De una a cuatro no estoy.', 'not 13-16'],
    ['es', 'Estamos de ocho a una y media.', '8-13.5'],
    ['it', "L'ispettore fa il turno 6-14.", '6-14'],
  ])('last from one to another, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string]>([
    ['en', 'We won 3-1 and lost 2-4.'],
    ['en', 'Three to eight people may come.'],
    ['de', 'Die Fragen 4-6 und Kapitel 3-5.'],
    ['fr', 'Il y a de dix à douze personnes.'],
    ['es', 'Vienen de una a cuatro personas.'],
    ['it', 'Le pagine 6-14.'],
  ])('do not where they count, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })
})
