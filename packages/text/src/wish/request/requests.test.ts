import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN19] requests', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      "I'd be glad of the chance to take you through the budget over the phone, ideally next Tuesday.",
      '2027-01-19',
    ],
    ['en', 'I was hoping you might spare us an hour in the last week of January.', '2027-01-25..2027-01-31'],
    ['en', 'It would do us good to sit down with you once before February.', '..2027-01-31'],
    [
      'de',
      'Wir würden gern einmal mit Ihnen zusammensitzen, am besten Ende Januar.',
      '2027-01-21..2027-01-31',
    ],
    ['de', 'Wann dürfen wir nächste Woche mit Ihnen rechnen?', '2027-01-18..2027-01-24'],
    [
      'de',
      'Es wäre schön, wenn wir uns in der letzten Januarwoche eine Stunde nehmen könnten.',
      '2027-01-25..2027-01-31',
    ],
    ['fr', "J'aimerais vous présenter le projet de vive voix, de préférence mardi prochain.", '2027-01-19'],
    [
      'fr',
      "Il serait utile que nous nous retrouvions autour d'une table fin janvier.",
      '2027-01-21..2027-01-31',
    ],
    ['fr', 'Quand pouvons-nous compter sur votre visite la semaine prochaine ?', '2027-01-18..2027-01-24'],
    ['es', 'Me encantaría contarle el proyecto por teléfono, a ser posible el martes.', '2027-01-19'],
    ['es', 'Convendría que nos sentáramos un día a finales de enero.', '2027-01-21..2027-01-31'],
    ['es', '¿Cuándo podemos contar con usted la semana que viene?', '2027-01-18..2027-01-24'],
    ['it', 'Mi piacerebbe illustrarLe il progetto per telefono, possibilmente martedì.', '2027-01-19'],
    ['it', 'Sarebbe utile sederci a un tavolo a fine gennaio.', '2027-01-21..2027-01-31'],
    ['it', 'Quando possiamo contare su di Lei la settimana prossima?', '2027-01-18..2027-01-24'],
  ])('requests without a word for a meeting, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      "I have to cancel our meeting on the 20th because the funds are frozen. I'd therefore like to put it in February, between the 8th and the 12th.",
      '2027-02-08..2027-02-12',
    ],
    ['en', 'May I ask you to bring our Friday meeting forward to tomorrow, before 1 pm?', '2027-01-14 0-13'],
    [
      'de',
      'Leider muss ich unseren Termin am 20. absagen, weil die Mittel gesperrt sind. Ich würde ihn daher gern in den Februar legen, zwischen den 8. und den 12.',
      '2027-02-08..2027-02-12 not 2027-01-20',
    ],
    [
      'de',
      'Ich möchte Sie bitten, unser Treffen von Freitag auf morgen vorzuziehen, vor 13 Uhr.',
      '2027-01-14 0-13',
    ],
    [
      'fr',
      'Je dois annuler notre rendez-vous du 20, les fonds étant bloqués. Je voudrais donc le remettre à février, entre le 8 et le 12.',
      '2027-02-08..2027-02-12',
    ],
    [
      'fr',
      "Je vous demanderais la gentillesse d'avancer notre rendez-vous de vendredi à demain, avant 13 heures.",
      '2027-01-14 0-13',
    ],
    [
      'es',
      'Tengo que cancelar nuestra cita del 20 porque no hay fondos. Querría por tanto dejarla para febrero, entre el 8 y el 12.',
      '2027-02-08..2027-02-12',
    ],
    [
      'es',
      'Le pediría el favor de adelantar nuestra reunión del viernes a mañana, antes de las 13.',
      '2027-01-14 0-13',
    ],
    [
      'it',
      "Devo annullare il nostro appuntamento del 20 perché i fondi sono bloccati. Vorrei quindi fissarlo a febbraio, tra l'8 e il 12.",
      '2027-02-08..2027-02-12',
    ],
    [
      'it',
      'Le chiederei la cortesia di anticipare il nostro incontro di venerdì a domani, prima delle 13.',
      '2027-01-14 0-13',
    ],
  ])('moves, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    ['en', "My diary's a mess until the 20th. Shall we say one afternoon after that?", '2027-01-21.. 12-18'],
    [
      'en',
      "If you've got a gap on Monday or on Tuesday before lunch I'd ring you about the fonts.",
      '2027-01-18 0-12, 2027-01-19 0-12',
    ],
    [
      'de',
      'Kaffee diese Woche? Alles außer morgen, und nicht zu früh, frühestens um elf.',
      '2027-01-13..2027-01-17 11-24 not 2027-01-14, any day 0-12',
    ],
    [
      'de',
      'Mein Kalender ist bis zum 20. das reinste Chaos. Sagen wir an einem Nachmittag danach?',
      '2027-01-21.. 12-18',
    ],
    [
      'fr',
      'Un café cette semaine ? Tout sauf demain, et pas trop tôt, onze heures au plus tôt.',
      '2027-01-13..2027-01-17 11-24 not 2027-01-14',
    ],
    [
      'fr',
      "Mon agenda est un champ de bataille jusqu'au 20. Disons un après-midi ensuite ?",
      '2027-01-21.. 12-18',
    ],
    [
      'es',
      '¿Un café esta semana? Cualquier día menos mañana, y no muy temprano, como pronto a las once.',
      '2027-01-13..2027-01-17 11-24 not 2027-01-14, any day 6-11',
    ],
    ['es', 'Tengo la agenda patas arriba hasta el 20. ¿Y una tarde después de eso?', '2027-01-21.. 12-18'],
    ['it', "Ho l'agenda sottosopra fino al 20. Facciamo un pomeriggio dopo?", '2027-01-21.. 12-18'],
    [
      'it',
      "Si riuscirebbe a trovare un'ora su Zoom nella seconda metà di gennaio, preferibilmente di mattina?",
      '2027-01-16..2027-01-31 0-12',
    ],
  ])('short mails, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'I am happy to confirm our meeting on Thursday 21 January at 10 am at our offices.'],
    [
      'en',
      'From Monday 18 January the workshop is on its winter timetable: Monday to Friday 8 am to 8 pm, Saturday 9 to 1.',
    ],
    ['en', 'Just to say the auditors confirmed 10 am on Thursday 21 January. Nothing for you to do.'],
    [
      'de',
      'Gern bestätige ich Ihnen unser Gespräch am Donnerstag, dem 21. Januar, um 10 Uhr bei uns im Haus.',
    ],
    [
      'de',
      'Ab Montag, dem 18. Januar, gelten in der Werkstatt die Winterzeiten: Montag bis Freitag 8 bis 20 Uhr, Samstag 9 bis 13 Uhr.',
    ],
    [
      'de',
      'Ihre Anmeldung zum Kurs am Dienstag, 19. Januar, um 18 Uhr ist eingegangen, wir freuen uns auf Sie.',
    ],
    ['fr', "J'ai le plaisir de vous confirmer notre entretien du jeudi 21 janvier à 10 h dans nos locaux."],
    [
      'fr',
      "À partir du lundi 18 janvier, l'atelier passe à l'horaire d'hiver : du lundi au vendredi de 8 h à 20 h, le samedi de 9 h à 13 h.",
    ],
    ['fr', 'Votre inscription au cours du mardi 19 janvier à 18 h est bien enregistrée, à très vite.'],
    [
      'es',
      'Tengo el gusto de confirmarle nuestra reunión del jueves 21 de enero a las 10 en nuestras oficinas.',
    ],
    [
      'es',
      'Desde el lunes 18 de enero el taller pasa al horario de invierno: de lunes a viernes de 8 a 20, los sábados de 9 a 13.',
    ],
    ['es', 'Su inscripción al curso del martes 19 de enero a las 18 ha quedado registrada, le esperamos.'],
    ['it', 'Le confermo volentieri il nostro colloquio di giovedì 21 gennaio alle 10 presso di noi.'],
    [
      'it',
      "Da lunedì 18 gennaio il laboratorio passa all'orario invernale: dal lunedì al venerdì dalle 8 alle 20, il sabato dalle 9 alle 13.",
    ],
    ['it', 'La Sua iscrizione al corso di martedì 19 gennaio alle 18 è registrata, La aspettiamo.'],
  ])('confirmations and notices ask for nothing, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})
