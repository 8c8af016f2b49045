import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { toldWish } from './tell-wish.ts'

describe('[GEN19] whole mails', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      "Hi Marit, quick one: the landlord wants to see the studio before he renews. He's in town Wednesday and Thursday of next week, both days from ten, but has to catch his train at four. When shall I send him over?",
      '2027-01-20 10-24, 2027-01-21 10-24 not any day 16-24',
    ],
    [
      'en',
      'Dear Ms Lindqvist, my mother turns eighty on 14 March and I would love a small book for her. Could I come to see you about it? I work nights, so late afternoon suits me best, and Fridays are my day off.',
      'any day 15-19 not every 5',
    ],
    [
      'en',
      "We'd hoped for this week, but Sam has flu. Could you manage the week after next instead? Monday's a holiday over here and on Friday we fly, everything in between is open.",
      '2027-01-26..2027-01-28',
    ],
    [
      'de',
      'Liebe Frau Lindqvist, meine Mutter wird am 14. März achtzig, und ich hätte gern ein kleines Buch für sie. Darf ich deswegen einmal zu Ihnen kommen? Ich arbeite nachts, am besten passt mir daher der späte Nachmittag.',
      'any day 15-19',
    ],
    [
      'de',
      'Eigentlich wollten wir diese Woche, aber Sam hat Grippe. Ginge stattdessen die übernächste? Montag ist bei uns Feiertag und am Freitag fliegen wir, dazwischen ist alles offen.',
      '2027-01-26..2027-01-28',
    ],
    [
      'de',
      'Ich habe dem Vorstand bis zum 22. eine Antwort versprochen und brauche vorher deine Meinung. Zwanzig Minuten am Telefon reichen. Vormittags kann ich nicht.',
      '..2027-01-21 not any day 0-12',
    ],
    [
      'fr',
      "Salut Marit, le propriétaire veut voir l'atelier avant de renouveler le bail. Il est en ville mercredi et jeudi de la semaine prochaine, à partir de dix heures les deux jours, mais son train part à seize heures. Quand est-ce que je te l'envoie ?",
      '2027-01-20 10-24, 2027-01-21 10-24 not any day 16-24',
    ],
    [
      'fr',
      "Chère Madame, ma mère aura quatre-vingts ans le 14 mars et j'aimerais lui offrir un petit livre. Pourrais-je venir vous en parler ? Je travaille la nuit, la fin d'après-midi me conviendrait donc le mieux.",
      'any day 15-19',
    ],
    [
      'fr',
      "J'ai promis une réponse au conseil pour le 22 et il me faut ton avis avant. Vingt minutes au téléphone suffisent. Le matin je ne peux pas.",
      '..2027-01-21 not any day 0-12',
    ],
    [
      'es',
      'Estimada Marit: mi madre cumple ochenta años el 14 de marzo y quisiera regalarle un librito. ¿Podría ir a verla para hablarlo? Trabajo de noche, así que me viene mejor a última hora de la tarde.',
      'any day 17-21',
    ],
    [
      'es',
      'Queríamos esta semana, pero Sam tiene gripe. ¿Podría ser la siguiente? El lunes es fiesta aquí y el viernes volamos, lo demás está libre.',
      '2027-01-18..2027-01-24 not every 1, every 5',
    ],
    [
      'es',
      'He prometido una respuesta al consejo para el 22 y necesito tu opinión antes. Con veinte minutos por teléfono basta. Por las mañanas no puedo.',
      '..2027-01-21 not any day 0-14',
    ],
    [
      'it',
      "Grazie per le bozze. Preferirei rivederle con te al tavolo della cucina che per posta. Giovedì o venerdì? Gli operai se ne vanno alle tre, solo dopo c'è silenzio.",
      '2027-01-14, 2027-01-15',
    ],
  ])('mails of several sentences, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Following our chat: the engineer can only do site visits between seven and nine in the morning, and he has asked for the 27th or 28th. Which of these could you manage?',
      '2027-01-27 7-9, 2027-01-28 7-9',
    ],
    [
      'en',
      "Sorry, the 20th has fallen through: the room has been given away. It's free again on the 21st and 22nd until noon. Could you do either?",
      '2027-01-21 0-12, 2027-01-22 0-12',
    ],
    [
      'de',
      'Wir richten das Kinderzimmer ein, und ich hätte gern deinen Blick auf die Farben. Nachmittags bin ich immer mit dem Baby daheim, außer mittwochs, da ist Schwimmen. Vielleicht nächste Woche?',
      '2027-01-18..2027-01-24 12-18 not every 3',
    ],
    [
      'de',
      'Der Vorstand hat die Abstimmung auf den 5. Februar verschoben, es eilt also nicht. Eine Stunde Ihrer Zeit hätte ich davor trotzdem gern, an einem Nachmittag ab dem 25.',
      '2027-01-25..2027-02-04 12-18 not 2027-02-05',
    ],
    [
      'fr',
      "Nous aménageons la chambre du bébé et j'aimerais ton œil sur les couleurs. L'après-midi je suis toujours à la maison, sauf le mercredi où il y a piscine. La semaine prochaine peut-être ?",
      '2027-01-18..2027-01-24 12-18 not every 3',
    ],
    [
      'fr',
      "Le conseil a repoussé son vote au 5 février, rien ne presse donc. J'aurais quand même besoin d'une heure avec vous avant, un après-midi à partir du 25.",
      '2027-01-25..2027-02-04 12-18',
    ],
    [
      'es',
      'Estamos montando el cuarto del bebé y me encantaría que vieras los colores. Por las tardes siempre estoy en casa, menos los miércoles, que hay piscina. ¿La semana que viene quizá?',
      '2027-01-18..2027-01-24 12-18 not every 3',
    ],
    [
      'es',
      'El consejo ha aplazado la votación al 5 de febrero, así que no hay prisa. Aun así querría una hora con usted antes, una tarde a partir del 25.',
      '2027-01-25..2027-02-04 12-18 not 2027-02-05',
    ],
    [
      'it',
      "Stiamo sistemando la cameretta e mi piacerebbe il tuo occhio sui colori. Di pomeriggio sono sempre a casa, tranne il mercoledì che c'è piscina. Magari la settimana prossima?",
      '2027-01-18..2027-01-24 12-18 not every 3',
    ],
    [
      'it',
      "L'ingegnere fa sopralluoghi solo tra le sette e le nove e ha chiesto il 27 o il 28. Quale Le andrebbe?",
      '2027-01-27 7-9, 2027-01-28 7-9',
    ],
  ])('what limits the meeting from another sentence, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      "My accountant and I are both free this Friday from 11, and again on Monday until 4. Would one of those suit you for the handover? It'll take an hour.",
      '2027-01-15 11-24, 2027-01-18 0-16',
    ],
    [
      'en',
      "I've handed in my notice and finish here on the 29th. I'd like to introduce you to Pia, who takes over, before I go, ideally in person and in the morning.",
      '2027-01-29 0-12',
    ],
    [
      'de',
      'Mein Steuerberater und ich können beide diesen Freitag ab 11 und dann wieder Montag bis 16 Uhr. Wäre davon etwas für die Übergabe recht? Es dauert eine Stunde.',
      '2027-01-15 11-24, 2027-01-18 0-16',
    ],
    [
      'de',
      'Ich höre hier zum 29. auf und möchte dir vorher noch Pia vorstellen, die übernimmt, am besten persönlich und vormittags.',
      '..2027-01-28 0-12',
    ],
    [
      'fr',
      "Mon comptable et moi sommes libres tous les deux ce vendredi à partir de 11 h, puis lundi jusqu'à 16 h. L'un des deux vous irait-il pour la remise ?",
      '2027-01-15 11-24, 2027-01-18 0-16',
    ],
    [
      'fr',
      'On peut échanger mardi contre jeudi ? Même endroit, mais pas avant dix-sept heures.',
      '2027-01-14 not any day 0-17',
    ],
    [
      'es',
      'Mi gestor y yo podemos este viernes a partir de las 11 y también el lunes hasta las 16. ¿Le va bien alguno para la entrega?',
      '2027-01-15 11-24, 2027-01-18 0-16',
    ],
    [
      'es',
      '¿Podemos cambiar el martes por el jueves? El mismo sitio, pero no antes de las cinco.',
      '2027-01-14 not any day 0-17',
    ],
    [
      'it',
      'Il mio commercialista e io siamo liberi questo venerdì dalle 11 e poi lunedì fino alle 16. Uno dei due Le andrebbe per la consegna?',
      '2027-01-15 11-24, 2027-01-18 0-16',
    ],
    [
      'it',
      'Possiamo scambiare martedì con giovedì? Stesso posto, ma non prima delle cinque.',
      '2027-01-14 not any day 0-17',
    ],
  ])('a day given for another, and days of two people, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
