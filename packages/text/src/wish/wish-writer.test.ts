import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail, toldWish } from './tell-wish.ts'

describe('[GEN73] what the writer does', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Can we meet? Tomorrow to Friday between 2 and 6, in the mornings I have the twins at home.',
      '2027-01-14..2027-01-15 14-18 not any day 0-12',
    ],
    [
      'de',
      'Sehen wir uns? Von morgen bis Freitag zwischen 14 und 18 Uhr, vormittags habe ich die Zwillinge zu Hause.',
      '2027-01-14..2027-01-15 14-18 not any day 0-12',
    ],
    [
      'fr',
      "On se voit ? De demain à vendredi, entre 14h et 18h, le matin j'ai les jumeaux à la maison.",
      '2027-01-14..2027-01-15 14-18 not any day 0-12',
    ],
    [
      'es',
      '¿Nos vemos? De mañana a viernes, entre las 14 y las 18, por la mañana tengo a los gemelos en casa.',
      '2027-01-14..2027-01-15 14-18 not any day 0-12',
    ],
    [
      'it',
      'Ci vediamo? Da domani a venerdì, tra le 14 e le 18, la mattina ho i gemelli a casa.',
      '2027-01-14..2027-01-15 14-18 not any day 0-12',
    ],
    [
      'de',
      'Kannst du nächste Woche? Mittwochs komme ich nicht ins Büro.',
      '2027-01-18..2027-01-24 not every 3',
    ],
    [
      'fr',
      'On se voit la semaine prochaine ? Le vendredi je ne travaille pas.',
      '2027-01-18..2027-01-24 not every 5',
    ],
    ['es', '¿Nos vemos la semana que viene? Los lunes no atiendo.', '2027-01-18..2027-01-24 not every 1'],
    ['it', 'Ci vediamo la settimana prossima? Il lunedì non ricevo.', '2027-01-18..2027-01-24 not every 1'],
    [
      'en',
      'He is working in the building from Monday 18 to Friday 22 January, 7 am to 3 pm. Kindly tell us when he may ring.',
      '2027-01-18..2027-01-22 7-15',
    ],
    [
      'fr',
      'Notre technicien sera dans votre quartier du 18 au 22 janvier, de 8h à 12h. Quel jour vous convient ?',
      '2027-01-18..2027-01-22 8-12',
    ],
    ['en', 'Can we meet next week? My shift starts at noon.', '2027-01-18..2027-01-24 not any day 12-24'],
    [
      'de',
      'Passt nächste Woche? Um 14 Uhr beginnt meine Schicht.',
      '2027-01-18..2027-01-24 not any day 14-24',
    ],
    [
      'fr',
      'On se voit la semaine prochaine ? Mon service commence à 15h.',
      '2027-01-18..2027-01-24 not any day 15-24',
    ],
    [
      'es',
      '¿Nos vemos la semana que viene? A las 15 empieza mi turno.',
      '2027-01-18..2027-01-24 not any day 15-24',
    ],
    [
      'it',
      'Ci vediamo la settimana prossima? Alle 15 inizia il mio turno.',
      '2027-01-18..2027-01-24 not any day 15-24',
    ],
    [
      'fr',
      'Je suis à Berlin du 18 au 21 janvier. Le 19 je suis bloquée toute la journée et le soir on dîne, on se voit un des autres jours ?',
      '2027-01-18..2027-01-21 not 2027-01-19, any day 17-24',
    ],
    [
      'fr',
      'Étant en cours du lundi au mercredi, je suis libre pour un entretien le jeudi, la semaine prochaine.',
      '2027-01-21',
    ],
    ['en', 'The stain grew at the weekend, could we meet before Friday?', '..2027-01-14'],
    [
      'en',
      'Would love to meet. I land on the 20th around noon and fly back on the 22nd at 9.',
      '2027-01-20..2027-01-22 not 2027-01-20 0-12, 2027-01-22 9-24',
    ],
    [
      'en',
      'Can we meet? I arrive on Monday evening and leave again on Thursday at 2 pm.',
      '2027-01-18..2027-01-21 not 2027-01-18 0-17, 2027-01-21 14-24',
    ],
    [
      'de',
      'Können wir uns sehen? Ich komme am 20. um 12 Uhr an und fliege am 22. um 9 Uhr zurück.',
      '2027-01-20..2027-01-22 not 2027-01-20 0-12, 2027-01-22 9-24',
    ],
    [
      'fr',
      "On peut se voir ? J'arrive le 20 à midi et je repars le 22 à 9h.",
      '2027-01-20..2027-01-22 not 2027-01-20 0-12, 2027-01-22 9-24',
    ],
    [
      'es',
      '¿Podemos vernos? Llego el 20 a las 12 y vuelvo el 22 a las 9.',
      '2027-01-20..2027-01-22 not 2027-01-20 0-12, 2027-01-22 9-24',
    ],
    [
      'it',
      'Possiamo vederci? Arrivo il 20 a mezzogiorno e riparto il 22 alle 9.',
      '2027-01-20..2027-01-22 not 2027-01-20 0-12, 2027-01-22 9-24',
    ],
    [
      'es',
      'Paso por Berlín entre el 25 y el 29. El miércoles tengo feria, pero cualquier otra tarde podríamos tomar algo.',
      '2027-01-25..2027-01-29 12-18 not 2027-01-27',
    ],
    [
      'en',
      'Could she come round? My daughter has swimming on Mondays, so Tuesdays would be good.',
      'every 2 not every 1',
    ],
    [
      'es',
      'Necesitaría verle. Tengo tutoría los martes de 16 a 17. Dígame qué día prefiere.',
      'every 2 16-17',
    ],
    [
      'en',
      "Let's meet on Monday. I start at 10 and have to be gone by 4.",
      '2027-01-18 not any day 0-10, any day 16-24',
    ],
    [
      'fr',
      "Il me faudrait un quart d'heure avec toi d'ici vendredi, demain matin je suis chez le client.",
      '..2027-01-15 not 2027-01-14',
    ],
    [
      'de',
      'Könnten wir bis Freitag sprechen, morgen Vormittag bin ich beim Kunden?',
      '..2027-01-15 not 2027-01-14',
    ],
  ])('leaves days and hours out or offers them, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN20] what asks for a time', () => {
  it.each<[Language, string]>([
    ['en', "I have to drop out of Saturday's dinner. Don't shift anything because of me."],
    ['de', 'Aus Donnerstag wird bei mir nichts. Bitte nichts Neues ausmachen, wir sehen uns im April.'],
    ['fr', 'Je ne serai pas là samedi. Ne changez rien pour moi, on se voit en avril.'],
    ['es', 'El sábado no vamos a la fiesta. No cambiéis nada por nosotros, nos vemos el lunes.'],
    ['it', "Giovedì salto. Non state a cercare un'altra data, ci vediamo ad aprile."],
    [
      'de',
      'Der Fahrer kommt am Donnerstag zwischen 10 und 13 Uhr. Sind Sie nicht da, stellt er das Paket ab.',
    ],
  ])('nothing, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })

  it.each<[Language, string]>([
    ['en', 'We can see you on Tuesday 19 January at 2 pm or on Wednesday at 10.'],
    ['de', 'Frei wären noch Dienstag, 19.1., um 14 Uhr oder Mittwoch um 10 Uhr. Ganz wie Sie mögen.'],
    [
      'fr',
      'Nous pouvons vous recevoir mardi 19 janvier à 14h ou mercredi à 10h. Merci de nous dire ce que vous préférez.',
    ],
    ['es', 'Podemos el martes 19 a las 14:00 o el miércoles 20 a las 10:00. Elige tú.'],
    [
      'it',
      'Può passare martedì 19 gennaio alle 14:00 oppure mercoledì alle 10:00. Ci basta un sì per uno dei due.',
    ],
  ])('a choice, %s: %s', (language, text) => {
    expect(readMail(text, language)).toMatchObject({ ask: 'choose', confidence: 'high' })
  })

  it.each<[Language, string]>([
    ['en', 'Could you call me back? Tomorrow after 9.'],
    ['de', 'Kannst du mich zurückrufen? Morgen ab 9.'],
    ['fr', 'Tu peux me rappeler ? Demain après 9h.'],
    ['es', '¿Puedes llamarme? Mañana a partir de las 9.'],
    ['it', 'Mi richiami? Domani dopo le 9.'],
    ['it', 'Il tecnico può passare il 19 mattina o il 21 pomeriggio. Mi faccia sapere.'],
  ])('a call or a visit, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('meet')
  })
})
