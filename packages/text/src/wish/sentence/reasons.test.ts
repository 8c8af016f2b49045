import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN19] reasons of the writer', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Could we talk next week? Mornings I do the school run, so please after ten.',
      '2027-01-18..2027-01-24 10-24',
    ],
    [
      'en',
      'I would like to see you on Thursday. I only get up at nine, so eleven or later please.',
      '2027-01-14 11-24',
    ],
    [
      'de',
      'Können wir uns nächste Woche treffen? Vormittags bringe ich die Kinder weg, deshalb bitte ab elf.',
      '2027-01-18..2027-01-24 11-24',
    ],
    [
      'de',
      'Ich würde Sie gern am Freitag besuchen. Am Morgen kommt die Pflege zu meiner Mutter, daher lieber erst ab 14 Uhr.',
      '2027-01-15 14-24 not any day 0-12',
    ],
    [
      'fr',
      "Pourrions-nous nous voir la semaine prochaine ? Le matin je conduis mon fils à l'hôpital, donc plutôt après quatorze heures.",
      '2027-01-18..2027-01-24 14-24 not any day 0-12',
    ],
    [
      'fr',
      "On s'appelle vendredi ? Je dépose les enfants à huit heures, alors à partir de neuf heures.",
      '2027-01-15 9-24',
    ],
    [
      'es',
      '¿Podemos vernos la semana que viene? Por las mañanas llevo a mi padre al médico, así que mejor a partir de las cuatro.',
      '2027-01-18..2027-01-24 16-24 not any day 0-12',
    ],
    [
      'es',
      '¿Hablamos el viernes? A primera hora paseo al perro, por eso prefiero después de las diez.',
      '2027-01-15 10-24',
    ],
    [
      'it',
      'Possiamo vederci la settimana prossima? La mattina accompagno mia madre in ospedale, quindi meglio dopo le quattordici.',
      '2027-01-18..2027-01-24 14-24 not any day 0-12',
    ],
    [
      'it',
      'Ci sentiamo venerdì? Alle otto porto i bambini a scuola, perciò dalle nove in poi.',
      '2027-01-15 9-24',
    ],
  ])('what a reason names is not what is asked for, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      "Could you fit me in next week? Until two I'm on the till, so later in the day, from half past two.",
      '2027-01-18..2027-01-24 14.5-24 not any day 0-14',
    ],
    [
      'en',
      "Might I call on you on Monday or Tuesday? The bus doesn't get me to town before eleven.",
      '2027-01-18, 2027-01-19 not any day 0-11',
    ],
    [
      'de',
      'Ich müsste mal mit dir über den Vertrag reden. Bis 14 Uhr steh ich im Laden, also erst danach, nächste Woche egal an welchem Tag.',
      '2027-01-18..2027-01-24 14-24',
    ],
    [
      'de',
      'Dürfte ich Sie am Montag oder Dienstag aufsuchen? Der Bus bringt mich nicht vor elf in die Stadt.',
      '2027-01-18 11-24, 2027-01-19 11-24',
    ],
    [
      'fr',
      'Pourriez-vous me recevoir lundi ou mardi ? Le car ne me dépose pas en ville avant onze heures.',
      '2027-01-18, 2027-01-19 not any day 0-11',
    ],
    [
      'fr',
      "On peut se parler la semaine prochaine ? Jusqu'à 14 heures je tiens la boutique, donc plutôt après, à partir de 14 h 30.",
      '2027-01-18..2027-01-24 14.5-24 not any day 0-14',
    ],
    [
      'es',
      '¿Podría pasar a verle el lunes o el martes? El autobús no me deja en el centro antes de las once.',
      '2027-01-18, 2027-01-19 not any day 0-11',
    ],
    [
      'es',
      '¿Hablamos la semana que viene? Hasta las dos atiendo la tienda, así que después, a partir de las dos y media.',
      '2027-01-18..2027-01-24 14.5-24 not any day 0-14',
    ],
    [
      'it',
      'Potrei passare da Lei lunedì o martedì? La corriera non mi porta in città prima delle undici.',
      '2027-01-18, 2027-01-19 not any day 0-11',
    ],
    [
      'it',
      'Ci sentiamo la settimana prossima? Fino alle due sono in negozio, quindi dopo, dalle due e mezza.',
      '2027-01-18..2027-01-24 14.5-24 not any day 0-14',
    ],
  ])('what comes before what is asked for, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Could we meet next week? I am no use to anyone before ten.',
      '2027-01-18..2027-01-24 not any day 0-10',
    ],
    [
      'de',
      'Können wir uns nächste Woche treffen? Vor zehn bin ich zu nichts zu gebrauchen.',
      '2027-01-18..2027-01-24 not any day 0-10',
    ],
    [
      'fr',
      'On peut se voir la semaine prochaine ? Avant dix heures je ne suis bonne à rien.',
      '2027-01-18..2027-01-24 not any day 0-10',
    ],
    [
      'es',
      '¿Quedamos la semana que viene? Antes de las diez no soy persona.',
      '2027-01-18..2027-01-24 not any day 0-10',
    ],
    [
      'it',
      'Ci vediamo la settimana prossima? Prima delle dieci non connetto.',
      '2027-01-18..2027-01-24 not any day 0-10',
    ],
  ])('a limit that is denied, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      "The photographer is booked for 2 February and the printer needs the files by the 5th. We'd like to invite you for a site visit. The ideal for us would be the week of 25 January.",
      '2027-01-25..2027-01-31 not 2027-02-02',
    ],
    [
      'en',
      "The paper won't be in stock before February. Could you give me half an hour by Friday to talk about alternatives?",
      '..2027-01-15',
    ],
    [
      'de',
      'Der Maler ist für den 2. Februar bestellt und bis zum 5. muss alles in den Druck. Wir würden Sie gern zu einer Besichtigung einladen. Ideal wäre die Woche vom 25. Januar.',
      '2027-01-25..2027-01-31 not 2027-02-02',
    ],
    [
      'de',
      'Das Papier ist vor Februar nicht lieferbar. Könnten wir bis Freitag eine halbe Stunde über Alternativen reden?',
      '..2027-01-15',
    ],
    [
      'fr',
      "Le photographe est réservé pour le 2 février. Nous aimerions vous inviter à visiter les lieux. L'idéal serait la semaine du 25 janvier.",
      '2027-01-25..2027-01-31',
    ],
    [
      'fr',
      "Le papier ne sera pas disponible avant février. Pourrions-nous en parler une demi-heure d'ici vendredi ?",
      '..2027-01-15',
    ],
    [
      'es',
      'El fotógrafo está reservado para el 2 de febrero. Quisiéramos invitarle a ver la obra. Lo ideal sería la semana del 25 de enero.',
      '2027-01-25..2027-01-31',
    ],
    [
      'it',
      "Il fotografo è prenotato per il 2 febbraio. Vorremmo invitarLa a vedere il cantiere. L'ideale sarebbe la settimana del 25 gennaio.",
      '2027-01-25..2027-01-31',
    ],
    [
      'it',
      "La carta non sarà disponibile prima di febbraio. Potremmo parlarne mezz'ora entro venerdì?",
      '..2027-01-15',
    ],
  ])('dates of something else, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN488] days of what happens on a day that is left out', () => {
  it.each<[Language, string]>([
    ['en', "Could we meet next week, except Friday when we're closed for the long weekend?"],
    ['de', 'Können wir uns nächste Woche treffen, außer Freitag, wo ich übers Wochenende wegfahre?'],
    ['fr', 'On se voit la semaine prochaine, sauf vendredi où je ferme pour le week-end ?'],
    ['es', '¿Nos vemos la semana que viene, menos el viernes, que cierro por el puente del fin de semana?'],
    ['it', 'Ci vediamo la settimana prossima, tranne venerdì che chiudo per il ponte del fine settimana?'],
  ])('are neither wished nor left out, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 5')
  })
})
