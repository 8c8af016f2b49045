import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { answer_phrases } from './answer-phrases.ts'
import { fittingAnswers } from './fitting-answers.ts'

const answersTo = (text: string, language: Language, before = '') =>
  fittingAnswers(
    { text, isQuestion: text.includes('?'), before, takesOn: 'I do it.', isFormal: true },
    language,
  )

describe('[GEN466] a question of yes and no', () => {
  it.each([
    ['Would you like a copy of the plan?', 'en', 'offer'],
    ['Hättest du Lust auf einen Spaziergang?', 'de', 'offer'],
    ['Voulez-vous que je garde le colis ?', 'fr', 'offer'],
    ['¿Te apetece un café el sábado?', 'es', 'offer'],
    ['Vuoi che lo porti io?', 'it', 'offer'],
    ['Shall I order the blue paint?', 'en', 'order'],
    ['Soll ich den Schlüssel beim Nachbarn lassen?', 'de', 'order'],
    ['Faut-il dorer le titre au dos ?', 'fr', 'order'],
    ['¿Le reservo también la sala pequeña?', 'es', 'order'],
    ['Devo portare la chiave?', 'it', 'order'],
    ['Could you book the small hall?', 'en', 'request'],
    ['Könnten Sie den Saal noch einmal prüfen?', 'de', 'request'],
    ['Tu peux regarder la page 6 ?', 'fr', 'request'],
    ['¿Podrías mirar la página 6?', 'es', 'request'],
    ['Riesci a guardare la pagina 6?', 'it', 'request'],
    ['Is it all right if we start at six?', 'en', 'permission'],
    ['Geht das so?', 'de', 'permission'],
    ['Est-il possible de payer en deux fois ?', 'fr', 'permission'],
    ['¿Podemos empezar con el antiguo?', 'es', 'permission'],
    ['Va bene se vengo con mia sorella?', 'it', 'permission'],
    ['¿Nos confirmas que el camión puede entrar?', 'es', 'confirmation'],
    ['Are you coming to the fair?', 'en', 'invitation'],
    ['Kommst du zum Grillen?', 'de', 'invitation'],
    ['Vous venez dîner dimanche ?', 'fr', 'invitation'],
    ['Viendrez-vous avec un animal ?', 'fr', 'question'],
    ['Habt ihr noch Plätze im Auto frei?', 'de', 'question'],
    ['Do you still have the ladder or not?', 'en', 'question'],
    ['When you come, is the gate open?', 'en', 'question'],
    ['Do you mind if we start early?', 'en', 'objection'],
    ['Le dispiace se vengo prima?', 'it', 'objection'],
    ['Gibst du mir das bitte frei?', 'de', 'approval'],
    ['Can you on Friday?', 'en', 'question'],
  ] as const)('has an answer that agrees and one that declines: %s', (text, language, kind) => {
    expect(answersTo(text, language)).toEqual(answer_phrases[language][kind])
  })

  it.each([
    ['How many are you?', 'en'],
    ['Do you know what it costs?', 'en'],
    ['Will it be renewed, or should I cancel it?', 'en'],
    ['What is your password?', 'en'],
    ['Could you buy me a gift card?', 'en'],
    ['Kannst du mir sagen, wann du kommst?', 'de'],
    ['Wird er verlängert oder soll ich ihn abmelden?', 'de'],
    ['Nehmen Sie die Kapseln noch, und wie vertragen Sie sie?', 'de'],
    ['Tu arrives quand ?', 'fr'],
    ['Pouvez-vous préciser s’il vient, et s’il mange sur place ?', 'fr'],
    ['¿Y para cuándo lo necesitáis?', 'es'],
    ['Quanti sareste più o meno?', 'it'],
    ['Tu cosa faresti?', 'it'],
    ['E Lei, che cosa ne pensa?', 'it'],
    ['Quando la operano, la tua mamma?', 'it'],
  ] as const)('has none where only the reader can say: %s', (text, language) => {
    expect(answersTo(text, language)).toEqual([])
  })
})

it.each([
  [
    'Could you send me the list of guests?',
    'en',
    "Yes, I'll send that to you.",
    "Yes, I'll send that to you.",
  ],
  ['Könnten Sie uns die Rechnung schicken?', 'de', 'Ja, das schicke ich Ihnen.', 'Ja, das schicke ich dir.'],
  ['Pouvez-vous me transmettre la liste ?', 'fr', 'Oui, je vous envoie cela.', 'Oui, je t’envoie ça.'],
  ['¿Podrías enviarme el acta?', 'es', 'Sí, se lo envío.', 'Sí, te lo mando.'],
  ['Mi puoi mandare la lista?', 'it', 'Sì, Glielo invio.', 'Sì, te lo mando.'],
] as const)('[GEN466] what is to be sent to the writer is sent: %s', (text, language, formal, informal) => {
  const answersIn = (isFormal: boolean) =>
    fittingAnswers({ text, isQuestion: true, before: '', takesOn: 'I do it.', isFormal }, language)[0]
  expect([answersIn(true), answersIn(false)]).toEqual([formal, informal])
})

describe('[GEN466] a choice', () => {
  it.each([
    ['Shall I take the blue one or the green one?', 'en', ['The blue one', 'The green one']],
    ['Tea or coffee?', 'en', ['Tea', 'Coffee']],
    ['Can you do Thursday or Friday?', 'en', ['Thursday', 'Friday']],
    ['We have it in burgundy, slate or petrol at the same price?', 'en', ['Burgundy', 'Slate', 'Petrol']],
    ['Quanti siete in tutto, 27 o 28?', 'it', ['27', '28']],
    ['If you like, tea or coffee?', 'en', ['Tea', 'Coffee']],
    ['Marit, tea or coffee?', 'en', ['Tea', 'Coffee']],
    ['Nimmst du Kuchen, Nudelsalat oder Getränke?', 'de', ['Kuchen', 'Nudelsalat', 'Getränke']],
    ['¿Quieres pollo, pescado o verdura?', 'es', ['Pollo', 'Pescado', 'Verdura']],
    ['Fährst du mit dem Zug oder mit dem Auto?', 'de', ['Mit dem Zug', 'Mit dem Auto']],
    ['Abholen am Garten oder Lieferung mit dem Rad?', 'de', ['Abholen am Garten', 'Lieferung mit dem Rad']],
    ['Olive oil or that lemon stuff you like?', 'en', ['Olive oil', 'That lemon stuff you like']],
    ['Essen: mit Fleisch, vegetarisch oder vegan?', 'de', ['Mit Fleisch', 'Vegetarisch', 'Vegan']],
    ['Auf welche Stelle, noch Budget 2026 oder schon 2027?', 'de', ['2026', '2027']],
    ['Pour la fenêtre, verre clair ou dépoli ?', 'fr', ['Clair', 'Dépoli']],
    ['¿Te viene bien el jueves o el viernes por la mañana?', 'es', ['El jueves', 'El viernes por la mañana']],
    [
      'la chambre côté cour, plus fraîche, ou celle côté vallée ?',
      'fr',
      ['La chambre côté cour', 'Celle côté vallée'],
    ],
    ['Desidera la mezza pensione oppure solo la colazione?', 'it', ['La mezza pensione', 'La colazione']],
    ['¿Tú prefieres tren o mi coche?', 'es', ['Tren', 'Mi coche']],
    ['Meglio con la panna o senza panna?', 'it', ['Con la panna', 'Senza panna']],
    ['Es gibt Suppe oder einen kleinen Salat, was ist dir lieber?', 'de', ['Suppe', 'Einen kleinen Salat']],
    ['Soll ich das im März machen oder erst im Mai?', 'de', ['Im März', 'Im Mai']],
    ['Is Thursday at 10 or Friday at 2 better for you?', 'en', ['Thursday at 10', 'Friday at 2']],
    ['torta oppure crostata di mele?', 'it', ['Torta', 'Crostata di mele']],
  ] as const)('between things has these things: %s', (text, language, options) => {
    expect(answersTo(text, language)).toEqual(options)
  })

  it.each([
    ['Do you bring the boats or use ours?', 'en'],
    ['Le barche le portate o usate le nostre?', 'it'],
    ['Jonas a-t-il des allergies ou suit-il un traitement ?', 'fr'],
    ['¿Traéis vuestros barcos o contáis con los nuestros?', 'es'],
    ['Souhaitez-vous que nous évacuions les fenêtres, ou le faites-vous vous-même ?', 'fr'],
    ['Wer unterschreibt das Protokoll - du oder der Vorstand?', 'de'],
    ['¿Os pongo la cama grande o los niños duermen ya juntos en la otra de arriba?', 'es'],
    ['Should we ban stoves on the floors altogether, or just fix them in place near the doors?', 'en'],
    ['Mit wie vielen Leuten arbeiten Sie, und was soll an die Wand, Whiteboard oder Metaplan?', 'de'],
  ] as const)('between actions, or beside another question, has none: %s', (text, language) => {
    expect(answersTo(text, language)).toEqual([])
  })

  it.each([
    ['dime cómo te hago las enchiladas, con chile o sin chile', 'es', ['Con chile', 'Sin chile']],
    ['Dicci se dormi in cuccetta oppure in foresteria.', 'it', ['In cuccetta', 'In foresteria']],
    [
      'Wir haben die mit Griff oder die mit Knopf, such dir eine aus.',
      'de',
      ['Die mit Griff', 'Die mit Knopf'],
    ],
  ] as const)('may be left to the reader without a question: %s', (text, language, options) => {
    expect(answersTo(text, language)).toEqual(options)
  })

  it('may stand in the sentence before a short question', () => {
    const before = 'Wie geht es dir? Fiete wünscht sich dieses Spiel oder ein Messer (ja, mit sechs). '
    expect(answersTo('Was nimmst du?', 'de', before)).toEqual(['Dieses Spiel', 'Ein Messer'])
  })

  it.each([
    [
      'Zur Wahl: Leinen rot, Leinen blau, Halbleder. ',
      'Welches soll es werden?',
      'de',
      ['Leinen rot', 'Leinen blau', 'Halbleder'],
    ],
    ['J’hésite entre le noyer et le poirier. ', 'Lequel préférez-vous ?', 'fr', ['Le noyer', 'Le poirier']],
    [
      'Queda una cama en la sala o el cuarto de arriba con dos mesas por 46. ',
      '¿Cuál prefieres?',
      'es',
      ['Una cama en la sala', 'El cuarto de arriba'],
    ],
  ] as const)(
    'may stand in the sentence before a question that asks which: %s',
    (before, text, language, options) => {
      expect(answersTo(text, language, before)).toEqual(options)
    },
  )

  it('with letters has them with their things', () => {
    const before = 'Legal accepts (a) the short summary, (b) the one with names, or (c) none. '
    expect(answersTo('Which do you recommend?', 'en', before)).toEqual([
      'A) the short summary',
      'B) the one with names',
      'C) none',
    ])
  })

  it('is known by its days beside something to do', () => {
    expect(answersTo('Could you bring the file or a link?', 'en')).toEqual(answer_phrases.en.request)
  })
})

describe('[GEN466] what is asked for without a question', () => {
  it.each([
    ['Please send us the form by Friday.', 'en', 'I do it.'],
    ['Schön wäre es, wenn Sie uns eine Agenda schicken könnten.', 'de', 'I do it.'],
    ['la fiche sanitaire signée', 'fr', 'I do it.'],
    ['Nos haría falta el logotipo nuevo.', 'es', 'I do it.'],
    ['Le chiedo di sgomberare la cucina.', 'it', 'I do it.'],
    ['Let me know whether you need a parking space.', 'en', 'Yes.'],
    ['Sag mir bitte, ob du die Leiter noch hast.', 'de', 'Ja.'],
    ['Please confirm the order.', 'en', 'Yes, I confirm that.'],
    ['Il me faut ton accord.', 'fr', 'Je suis d’accord.'],
    ['We would be honoured if you joined us for dinner.', 'en', "I'd be glad to come."],
    ['Ich würde mich freuen, wenn Sie mitmachen.', 'de', 'Ich komme gern.'],
    ['Nous serions ravis que tu viennes.', 'fr', 'Je viendrai avec plaisir.'],
  ] as const)('is agreed to or declined: %s', (text, language, agreeing) => {
    const answers = answersTo(text, language)
    expect([answers[0], answers.length]).toEqual([agreeing, 2])
  })

  it.each([
    ['Please tell us how many you are.', 'en'],
    ['Sag mir bitte noch, wie viele Kinder dabei sind.', 'de'],
    ['à quelle adresse nous devons établir la facture.', 'fr'],
    ['Die Karte ist da, ich brauche nichts mehr.', 'de'],
    ['Mi servirebbe sapere se c’è posto e se l’ascensore funziona.', 'it'],
    ['Bitte überweisen Sie auf das Konto, die IBAN steht unten.', 'de'],
    ['We met last Friday.', 'en'],
    ['Mi servirebbe il nome dell’autore.', 'it'],
    ['Podemos mandarlo el martes, usted dirá.', 'es'],
  ] as const)('has no answer where only the reader can say, or nothing is wanted: %s', (text, language) => {
    expect(answersTo(text, language)).toEqual([])
  })
})
