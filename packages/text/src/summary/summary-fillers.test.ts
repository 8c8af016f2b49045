import { describe, expect, it } from 'vitest'
import { isFiller, onlyThanks } from './summary-fillers.ts'
import { summarise } from './summarise.ts'

describe('[GEN341] a summary leaves out what only is polite', () => {
  it.each([
    'I hope you are well.',
    'How are things?',
    'Sorry for the late reply.',
    'If you have any questions, just call.',
    'Shout if I got something wrong.',
    'I look forward to hearing from you.',
    'Have a lovely weekend and say hello to the crew.',
    'Ich hoffe, es geht dir gut.',
    'Wie geht es euch?',
    'Entschuldigen Sie die späte Antwort.',
    'Für Rückfragen stehe ich gern zur Verfügung.',
    'Ich freue mich auf Ihre Antwort.',
    'Ich wünsche Ihnen ein schönes Wochenende am Wasser.',
    "J'espère que tu vas bien.",
    'Toutes nos excuses pour la gêne occasionnée.',
    "N'hésitez pas à m'appeler.",
    'Si vous voyez des oublis, dites-le-moi.',
    "Dans l'attente de votre retour.",
    'Bonne semaine à toi et bravo aux rameurs.',
    'Espero que estés bien.',
    'Perdona las molestias.',
    'Quedo a su disposición para cualquier duda.',
    'Quedo a la espera de su respuesta.',
    'Que tengas un buen fin de semana.',
    'Spero che tu stia bene.',
    'Mi scuso per il disagio.',
    'Restiamo a disposizione per ogni chiarimento.',
    'In attesa di un Suo gentile riscontro.',
    'Le auguro una buona settimana.',
    'Lovely to hear from you.',
    'Schön, dass Jonas das Training so viel Spaß gemacht hat.',
    'Ravie de te lire.',
    'Qué alegría saber de ti.',
    'Che bello sentirti.',
  ])('%s', (text) => {
    expect(isFiller(text)).toBe(true)
  })

  it.each([
    'I hope you can send the mast by Friday.',
    'Sorry, the mast is broken.',
    'If you have questions, call before 4 December.',
    'How are you getting to the lake?',
    'Ich hoffe, der Mast kommt am Montag.',
    'Leider muss ich mich entschuldigen, ich bin krank.',
    "J'espère que le mât sera prêt lundi.",
    'Espero que me mandes el mástil.',
    'Spero che mi mandi la lista.',
    'Schön, dass du die Leitung übernimmst.',
    'Great that you take the lead.',
  ])('but not what tells or asks: %s', (text) => {
    expect(isFiller(text)).toBe(false)
  })

  it.each([
    'Thank you for the photos.',
    'Danke noch mal, dass du dir die Zeit genommen hast.',
    'Merci beaucoup pour votre message et pour la liste.',
    'Muchas gracias por las aclaraciones y por la rapidez.',
    'La ringrazio per la Sua richiesta.',
  ])('%s', (text) => {
    expect(onlyThanks(text)).toBe(true)
    const told = 'The mast is back and the boat is dry.'
    const rest = 'The oars stand in the hall, and the ropes hang beside them. '.repeat(5)
    expect(
      summarise({ subject: 'Mast', text: `${text} ${told} ${rest}`, language: 'en' }).text,
    ).not.toContain(text)
    expect(summarise({ subject: 'Mast', text: `${text} ${told}`, language: 'en' }).text).toContain(text)
    expect(summarise({ subject: '', text }).text).toBe(text)
  })

  it.each([
    'Thanks for the signed offer, that came through fine.',
    'Danke für die Fotos, der Riss geht aber weiter.',
    'Merci de me faire parvenir la liste.',
    'Nous vous remercions de bien vouloir payer.',
    'Gracias por la lista, pero falta una hoja.',
    'Grazie per la lista, manca un foglio.',
  ])('but not thanks that go on: %s', (text) => {
    expect(onlyThanks(text)).toBe(false)
  })
})
