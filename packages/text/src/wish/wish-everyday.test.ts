import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail, toldWish } from './tell-wish.ts'

describe('[GEN19] what people say in everyday mails', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet next week at 10?', '2027-01-18..2027-01-24 10-10.5'],
    ['de', 'Können wir uns nächste Woche um 10 Uhr treffen?', '2027-01-18..2027-01-24 10-10.5'],
    ['fr', 'On pourrait déjeuner la semaine prochaine vers 13h ?', '2027-01-18..2027-01-24 13-13.5'],
    ['es', '¿Podemos vernos la semana que viene a las 10?', '2027-01-18..2027-01-24 10-10.5'],
    ['it', "Possiamo pranzare dal 18 al 21, verso l'una?", '2027-01-18..2027-01-21 13-13.5'],
  ])('takes an hour of open days, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Could we meet next week? I teach until 2 pm and am free after that.',
      '2027-01-18..2027-01-24 14-24',
    ],
    [
      'de',
      'Passt es nächste Woche? Bis 14 Uhr bin ich im Unterricht, danach passt es.',
      '2027-01-18..2027-01-24 14-24',
    ],
    [
      'fr',
      "On se voit la semaine prochaine ? Je suis en cours jusqu'à 14h et libre ensuite.",
      '2027-01-18..2027-01-24 14-24',
    ],
    [
      'es',
      '¿Nos vemos la semana que viene? Tengo clase hasta las 14 y después estoy libre.',
      '2027-01-18..2027-01-24 14-24',
    ],
    [
      'it',
      'Ci vediamo la settimana prossima? Ho lezione fino alle 14, poi sono libero.',
      '2027-01-18..2027-01-24 14-24',
    ],
  ])('takes what comes after the work, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet this week or next?', '2027-01-13..2027-01-17, 2027-01-18..2027-01-24'],
    [
      'de',
      'Können wir uns diese Woche oder nächste treffen?',
      '2027-01-13..2027-01-17, 2027-01-18..2027-01-24',
    ],
    [
      'fr',
      'On peut se voir cette semaine ou la prochaine ?',
      '2027-01-13..2027-01-17, 2027-01-18..2027-01-24',
    ],
    ['es', '¿Podemos vernos esta semana o la próxima?', '2027-01-13..2027-01-17, 2027-01-18..2027-01-24'],
    [
      'it',
      'Possiamo vederci questa settimana o la prossima?',
      '2027-01-13..2027-01-17, 2027-01-18..2027-01-24',
    ],
    [
      'de',
      'Nächste Woche sind meine Eltern da, aber die übernächste gehört mir. Treffen wir uns da?',
      '2027-01-25..2027-01-31',
    ],
    [
      'es',
      'Propongo pasar la reunión a la semana del 25. El martes estoy en Bilbao, el resto de la semana a tu gusto.',
      '2027-01-25..2027-01-31, 2027-01-25..2027-01-31 not every 2',
    ],
  ])('weeks that are named by others, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'de',
      'Können wir uns sehen? Ich hätte Zeit vom 18. bis 20.\nJanuar, am liebsten vormittags.',
      '2027-01-18..2027-01-20 0-12',
    ],
    ['it', 'Possiamo vederci? Dal 18 al 20\ngennaio va bene ogni giorno.', '2027-01-18..2027-01-20'],
    [
      'es',
      '¿Podemos vernos del 18 al 20 de enero? El martes 19 me\nes imposible.',
      '2027-01-18..2027-01-20 not 2027-01-19',
    ],
  ])('reads on where a line ends, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    ['es', '¿Quedamos esta semana? Entre las cuatro y las siete puedo.', '2027-01-13..2027-01-17 16-19'],
    ['en', "Could we talk next week? I'm in Leeds so let's do 9 to 11 am.", '2027-01-18..2027-01-24 9-11'],
    [
      'de',
      'Nennen Sie mir bitte einen Termin am Montag oder Dienstag; die übrigen Tage bin ich bei Mandanten.',
      '2027-01-18, 2027-01-19',
    ],
    [
      'it',
      'La settimana prossima fino a mercoledì imbottigliamo, ci vediamo giovedì o venerdì?',
      '2027-01-21, 2027-01-22',
    ],
  ])('what stands beside says no other time, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet? Any Wednesday until 27 January suits me.', 'every 3'],
    ['de', 'Können wir uns treffen? Mir passt jeder Mittwoch bis zum 27. Januar.', 'every 3'],
    ['fr', "On peut se voir ? N'importe quel mercredi jusqu'au 27 janvier me va.", 'every 3'],
    ['es', '¿Podemos vernos? Me viene bien cualquier miércoles hasta el 27 de enero.', 'every 3'],
    ['it', 'Possiamo vederci? Va bene qualsiasi mercoledì fino al 27 gennaio.', 'every 3'],
    ['es', 'Para la audición de febrero, ¿podemos vernos antes del 20 de enero?', '..2027-01-19'],
    [
      'es',
      'Los lunes tenemos cerrado, así que tendría que ser un lunes de enero. ¿Hablamos?',
      '2027-01-18, 2027-01-25',
    ],
    [
      'en',
      "We sign off by the 22nd and I'm on a train all of tomorrow, so that only leaves Tuesday. Can I swing by?",
      '2027-01-19 not 2027-01-14',
    ],
    [
      'it',
      "Facciamo una call, domani o dopodomani, tra le 10:30 e le 16, che fuori da quell'orario sono in reparto.",
      '2027-01-14 10.5-16, 2027-01-15 10.5-16',
    ],
  ])('days and what limits them, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

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
})
