import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN19] what people say in everyday mails', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet next week at 10?', '2027-01-18..2027-01-24 10-10.5'],
    ['de', 'Können wir uns nächste Woche um 10 Uhr treffen?', '2027-01-18..2027-01-24 10-10.5'],
    ['fr', 'On pourrait déjeuner la semaine prochaine vers 13h ?', '2027-01-18..2027-01-24 12.5-14'],
    ['es', '¿Podemos vernos la semana que viene a las 10?', '2027-01-18..2027-01-24 10-10.5'],
    ['it', "Possiamo pranzare dal 18 al 21, verso l'una?", '2027-01-18..2027-01-21 12.5-14'],
    ['en', 'How about dinner on Friday or Saturday?', '2027-01-15 18-23, 2027-01-16 18-23'],
    ['it', 'Vieni a cena da noi la settimana prossima?', '2027-01-18..2027-01-24 18-23'],
    ['es', '¿Cenamos el viernes?', '2027-01-15 18-23'],
    ['fr', 'On se fait un dîner vendredi ?', '2027-01-15 18-23'],
    ['de', 'Hast du nächste Woche Lust auf ein Abendessen?', '2027-01-18..2027-01-24 18-23'],
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
    [
      'de',
      'Lass uns essen gehen! Ich kann diese Woche nur noch Freitag, nächste Woche bin ich flexibel bis auf Dienstag.',
      '2027-01-15, 2027-01-18..2027-01-24 not every 2',
    ],
    [
      'fr',
      "On peut se rattraper vendredi après-midi, ou alors la semaine d'après, n'importe quand sauf mercredi ?",
      '2027-01-15 12-18, 2027-01-18..2027-01-24 not every 3',
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
    [
      'fr',
      'Je serais ravie de vous rencontrer. Je suis à Berlin du 18 au 22 janvier, mais le 20 est pris.',
      '2027-01-18..2027-01-22 not 2027-01-20',
    ],
    [
      'es',
      'Me gustaría verle. Estoy en Berlín del 18 al 22 de enero, el 20 está descartado.',
      '2027-01-18..2027-01-22 not 2027-01-20',
    ],
    [
      'it',
      'Vorrei incontrarla. Sarò a Berlino dal 18 al 22 gennaio, il 20 però sono occupato.',
      '2027-01-18..2027-01-22 not 2027-01-20',
    ],
    [
      'fr',
      'On décale jeudi ? Je peux vendredi matin, ou sinon lundi ou mardi de la semaine prochaine.',
      '2027-01-15 0-12, 2027-01-18, 2027-01-19',
    ],
    [
      'de',
      'Wann passt es? Ich könnte am 20. oder 21. Januar, jeweils ab 14 Uhr, oder auch am Vormittag des 25. Januar.',
      '2027-01-20 14-24, 2027-01-21 14-24, 2027-01-25 0-12',
    ],
    ['en', "Can we push tomorrow's call to early next week?", '2027-01-18..2027-01-19'],
    [
      'en',
      "Could we meet? I'm away all week, next week is better.",
      '2027-01-18..2027-01-24 not 2027-01-13..2027-01-17',
    ],
  ])('days and what limits them, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
