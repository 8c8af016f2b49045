import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN19] hours of each day', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'I shall be in Berlin on Tuesday 2 and Wednesday 3 February and would love to meet. On the Tuesday anything from noon. On the Wednesday I could only do the morning.',
      '2027-02-02 12-24, 2027-02-03 0-12',
    ],
    [
      'en',
      "Could we meet on the 26th or the 27th? Tuesday I'm free from two. Wednesday only until eleven.",
      '2027-01-26 14-24, 2027-01-27 0-11',
    ],
    [
      'de',
      'Ich bin am Dienstag, 2., und Mittwoch, 3. Februar, in Berlin und würde Sie gern treffen. Am Dienstag ginge alles ab 12 Uhr. Am Mittwoch nur der Vormittag.',
      '2027-02-02 12-24, 2027-02-03 0-12',
    ],
    [
      'de',
      'Können wir uns am 26. oder 27. sehen? Dienstag bin ich ab zwei frei. Mittwoch nur bis elf.',
      '2027-01-26 14-24, 2027-01-27 0-11',
    ],
    [
      'es',
      'Estaré en Berlín el martes 2 y el miércoles 3 de febrero y me gustaría verle. El martes, a partir de las doce. El miércoles, solo por la mañana.',
      '2027-02-02 12-24, 2027-02-03 0-12',
    ],
    [
      'it',
      'Sarò a Berlino martedì 2 e mercoledì 3 febbraio e mi piacerebbe incontrarLa. Il martedì dalle dodici in poi. Il mercoledì solo la mattina.',
      '2027-02-02 12-24, 2027-02-03 0-12',
    ],
    [
      'it',
      'Possiamo vederci il 26 o il 27? Martedì sono libero dalle due. Mercoledì solo fino alle undici.',
      '2027-01-26 14-24, 2027-01-27 0-11',
    ],
  ])('hours said for each day in sentences of their own, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Tuesday 19 and Thursday 21 are the days I could come and see you. The Tuesday would have to be before eleven, the Thursday after two.',
      '2027-01-19 0-11, 2027-01-21 14-24',
    ],
    [
      'de',
      'Ich könnte Sie am Dienstag, 19., oder Donnerstag, 21., besuchen. Der Dienstag müsste vor elf sein, der Donnerstag nach zwei.',
      '2027-01-19 0-11, 2027-01-21 14-24',
    ],
    [
      'fr',
      'Je pourrais passer vous voir mardi 19 ou jeudi 21. Mardi il faudrait que ce soit avant onze heures, jeudi après quatorze heures.',
      '2027-01-19 0-11, 2027-01-21 14-24',
    ],
    [
      'es',
      'Podría pasar a verle el martes 19 o el jueves 21. El martes tendría que ser antes de las once, el jueves después de las dos.',
      '2027-01-19 0-11, 2027-01-21 14-24',
    ],
    [
      'it',
      'Potrei passare da Lei martedì 19 o giovedì 21. Martedì dovrebbe essere prima delle undici, giovedì dopo le due.',
      '2027-01-19 0-11, 2027-01-21 14-24',
    ],
  ])('each day in one sentence, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'We could meet between 25 and 29 January, on weekdays from 5 pm. Failing that, Saturday the 30th in the morning. Would that suit you?',
      '2027-01-25..2027-01-29 17-24, 2027-01-30 0-12',
    ],
    [
      'de',
      'Könnten wir uns zwischen dem 25. und 29. Januar ab 17 Uhr treffen? Sonst am Samstag, 30., vormittags.',
      '2027-01-25..2027-01-29 17-24, 2027-01-30 0-12',
    ],
    [
      'fr',
      'Ce pourrait être entre le lundi 25 et le vendredi 29 janvier à partir de 17 h. Sinon le samedi 30 au matin. Un appel vous irait ?',
      '2027-01-25..2027-01-29 17-24, 2027-01-30 0-12',
    ],
    [
      'es',
      'Podríamos vernos entre el 25 y el 29 de enero a partir de las 17. Si no, el sábado 30 por la mañana. ¿Le va bien?',
      '2027-01-25..2027-01-29 17-24, 2027-01-30 0-12',
    ],
    [
      'it',
      'Potremmo vederci tra il 25 e il 29 gennaio dalle 17. Altrimenti sabato 30 di mattina. Le andrebbe bene?',
      '2027-01-25..2027-01-29 17-24, 2027-01-30 0-12',
    ],
  ])('one more choice, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Would you come for a site visit in the week of 25 January? The site opens at 8 and closes at 5.',
      '2027-01-25..2027-01-31 not any day 0-8, any day 17-24',
    ],
    [
      'de',
      'Kommen Sie in der Woche vom 25. Januar zu einer Besichtigung? Die Baustelle öffnet um 8 und schließt um 17 Uhr.',
      '2027-01-25..2027-01-31 not any day 0-8, any day 17-24',
    ],
    [
      'fr',
      'Viendriez-vous visiter les lieux la semaine du 25 janvier ? Le chantier ouvre à 8 h et ferme à 17 h.',
      '2027-01-25..2027-01-31 not any day 0-8, any day 17-24',
    ],
    [
      'es',
      '¿Vendría a visitar la obra la semana del 25 de enero? La obra abre a las 8 y cierra a las 17.',
      '2027-01-25..2027-01-31 not any day 0-8, any day 17-24',
    ],
    [
      'it',
      'Verrebbe a visitare il cantiere la settimana del 25 gennaio? Il cantiere apre alle 8 e chiude alle 17.',
      '2027-01-25..2027-01-31 not any day 0-8, any day 17-24',
    ],
  ])('opening hours of a place, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Unfortunately we have to move your check-up of 19 January. The new appointment should fall between Monday, 25 January, and Wednesday, 3 February; after that the surgery is closed.',
      '2027-01-25..2027-02-03 not 2027-01-19',
    ],
    [
      'de',
      'Leider müssen wir Ihre Vorsorge vom 19. Januar verlegen. Der neue Termin sollte zwischen Montag, dem 25. Januar, und Mittwoch, dem 3. Februar, liegen, danach ist die Praxis geschlossen.',
      '2027-01-25..2027-02-03',
    ],
    [
      'fr',
      'Nous devons malheureusement déplacer votre rendez-vous du 19 janvier. Le nouveau rendez-vous devrait se situer entre le lundi 25 janvier et le mercredi 3 février, ensuite le cabinet est fermé.',
      '2027-01-25..2027-02-03',
    ],
    [
      'es',
      'Lamentablemente tenemos que mover su revisión del 19 de enero. La nueva cita debería caer entre el lunes 25 de enero y el miércoles 3 de febrero, después la consulta cierra.',
      '2027-01-25..2027-02-03 not 2027-01-19',
    ],
    [
      'it',
      'Purtroppo dobbiamo spostare la Sua visita del 19 gennaio. Il nuovo appuntamento dovrebbe cadere tra lunedì 25 gennaio e mercoledì 3 febbraio, dopo lo studio è chiuso.',
      '2027-01-25..2027-02-03',
    ],
  ])('a new appointment and a week that begins, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'de',
      'Wäre es sehr lästig, unsere Sitzung am Donnerstag um eine Woche zu schieben? Mein Sohn wurde mit Fieber heimgeschickt. Alles nach dem Schulweg, sagen wir ab neun, wäre recht.',
      '2027-01-21 9-24',
    ],
    [
      'fr',
      "Serait-ce embêtant de décaler notre séance de jeudi d'une semaine ? Mon fils a de la fièvre. N'importe quand après neuf heures.",
      '2027-01-21 9-24',
    ],
    [
      'es',
      '¿Sería mucha molestia retrasar una semana nuestra sesión del jueves? Mi hijo tiene fiebre. A cualquier hora a partir de las nueve.',
      '2027-01-21 9-24',
    ],
    [
      'it',
      'Sarebbe un gran disturbo rinviare di una settimana il nostro incontro di giovedì? Mio figlio ha la febbre. Qualsiasi ora dalle nove in poi.',
      '2027-01-21 9-24',
    ],
  ])('a move by a week, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
