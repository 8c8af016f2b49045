import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN19] stays and exclusions', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'I am in Berlin from the 19th to the 21st, lunch together? Not on the 20th though.',
      '2027-01-19..2027-01-21 11.5-14 not 2027-01-20',
    ],
    [
      'de',
      'Vom 19. bis 21. bin ich in Berlin, gehen wir zusammen essen? Nur am 20. nicht, da habe ich Kundschaft.',
      '2027-01-19..2027-01-21 not 2027-01-20',
    ],
    [
      'fr',
      'Je suis à Berlin du 19 au 21, on déjeune ensemble ? Pas le 20 par contre.',
      '2027-01-19..2027-01-21 11.5-14.5 not 2027-01-20',
    ],
    [
      'es',
      'Estoy en Berlín del 19 al 21, ¿comemos juntos? El 20 no, que tengo cliente.',
      '2027-01-19..2027-01-21 13-16 not 2027-01-20',
    ],
    [
      'it',
      'Sono a Berlino dal 19 al 21, pranziamo insieme? Il 20 però no.',
      '2027-01-19..2027-01-21 12-14 not 2027-01-20',
    ],
  ])('a stay gives the days, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'We land on Tuesday 26 January and head home on Friday 29. Any chance of a beer in between?',
      '2027-01-26..2027-01-29',
    ],
    [
      'en',
      'As my choir sings in Berlin from the 22nd to the 25th, I thought we could have a coffee. The 24th is taken up by the concert.',
      '2027-01-22..2027-01-25 not 2027-01-24',
    ],
    [
      'de',
      'Wir landen am Dienstag, dem 26. Januar, und fliegen am Freitag, dem 29., heim. Geht sich ein Bier aus?',
      '2027-01-26..2027-01-29',
    ],
    [
      'de',
      'Ich hätte vom 25. bis 28. Januar einen Stand auf der Messe. Wollen wir an einem der Tage mittagessen?',
      '2027-01-25..2027-01-28 11.5-14',
    ],
    [
      'fr',
      'Nous atterrissons le mardi 26 janvier et rentrons le vendredi 29. Une bière, ça te dirait ?',
      '2027-01-26, 2027-01-29',
    ],
    [
      'fr',
      'Je tiens un stand au salon du 25 au 28 janvier. On déjeune ensemble un de ces jours ?',
      '2027-01-25..2027-01-28 11.5-14.5',
    ],
    [
      'es',
      'Aterrizamos el martes 26 de enero y volvemos a casa el viernes 29. ¿Una caña?',
      '2027-01-26..2027-01-29',
    ],
    [
      'es',
      'Tengo un stand en la feria del 25 al 28 de enero. ¿Comemos uno de esos días?',
      '2027-01-25..2027-01-28 13-16',
    ],
    [
      'it',
      'Atterriamo martedì 26 gennaio e torniamo a casa venerdì 29. Una birra?',
      '2027-01-26, 2027-01-29',
    ],
    [
      'it',
      'Ho uno stand in fiera dal 25 al 28 gennaio. Pranziamo insieme uno di quei giorni?',
      '2027-01-25..2027-01-28 12-14',
    ],
  ])('a stay, said otherwise, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Could we meet between 19 and 22 January, except Thursday 21, which is a holiday here?',
      '2027-01-19..2027-01-22 not 2027-01-21',
    ],
    [
      'de',
      'Ginge es in der Woche vom 18. bis 22. Januar, ohne den Dienstag, da ist bei uns Feiertag?',
      '2027-01-18..2027-01-22 not every 2',
    ],
    [
      'fr',
      'Peut-on se voir du 18 au 22 janvier, hors mardi qui est férié chez nous ?',
      '2027-01-18..2027-01-22 not every 2',
    ],
    [
      'es',
      '¿Podemos vernos del 18 al 22 de enero, exceptuando el martes, que aquí es fiesta?',
      '2027-01-18..2027-01-22 not every 2',
    ],
    [
      'it',
      'Possiamo vederci dal 18 al 22 gennaio, escluso martedì 19 che da noi è festa?',
      '2027-01-18..2027-01-22 not 2027-01-19',
    ],
  ])('an exclusion takes its own day alone, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Next week works for the visit on any day, though Wednesday the 20th we have the auditors in.',
      '2027-01-18..2027-01-24 not 2027-01-20',
    ],
    [
      'en',
      'Could you come between the 25th and the 29th? Leave out the 27th, please, the floor will be wet.',
      '2027-01-25..2027-01-29 not 2027-01-27',
    ],
    [
      'de',
      'Nächste Woche passt für den Besuch jeder Tag, nur haben wir am Mittwoch, dem 20., die Prüfer da.',
      '2027-01-18..2027-01-24 not 2027-01-20',
    ],
    [
      'de',
      'Könnten Sie zwischen dem 25. und dem 29. kommen? Den 27. bitte auslassen, da ist der Boden nass.',
      '2027-01-25..2027-01-29 not 2027-01-27',
    ],
    [
      'fr',
      'Pourriez-vous venir entre le 25 et le 29 ? Le 27 est à éviter, le sol sera mouillé.',
      '2027-01-25..2027-01-29 not 2027-01-27',
    ],
    [
      'es',
      'La semana que viene cualquier día vale para la visita, aunque el miércoles 20 tenemos a los auditores.',
      '2027-01-18..2027-01-24 not 2027-01-20',
    ],
    [
      'es',
      '¿Podría venir entre el 25 y el 29? El 27 mejor no, el suelo estará mojado.',
      '2027-01-25..2027-01-29 not 2027-01-27',
    ],
    [
      'it',
      'La settimana prossima va bene qualsiasi giorno per la visita, però mercoledì 20 abbiamo i revisori.',
      '2027-01-18..2027-01-24 not 2027-01-20',
    ],
    [
      'it',
      'Potrebbe venire tra il 25 e il 29? Il 27 meglio di no, il pavimento sarà bagnato.',
      '2027-01-25..2027-01-29 not 2027-01-27',
    ],
  ])('exclusions of a visit, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'After the winter holidays (18 to 22 January) could we have a chat about the trip?',
      '2027-01-23..',
    ],
    [
      'de',
      'Nach den Winterferien (18. bis 22. Januar) würde ich gern mit Ihnen über die Fahrt sprechen. Wann passt es Ihnen?',
      '2027-01-23..',
    ],
    ['fr', 'Après les vacances (du 18 au 22 janvier), pourrions-nous parler du voyage ?', '2027-01-23..'],
    ['es', 'Después de la feria (del 18 al 22 de enero), ¿podríamos hablar del viaje?', '2027-01-23..'],
    ['it', 'Dopo la fiera (dal 18 al 22 gennaio) potremmo parlare del viaggio?', '2027-01-23..'],
  ])('the days of an event in brackets limit as it does, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
