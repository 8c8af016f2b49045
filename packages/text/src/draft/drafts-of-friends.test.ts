import { describe, expect, it } from 'vitest'
import type { ReplyContext } from './answered-mail.ts'
import { draftReply } from './draft-reply.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string) => draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', context)

describe('[GEN335] a friend', () => {
  it.each([
    [
      'hey you!! do you still have my blue jacket, the one from the lake? Lots of love, Odette',
      'How lovely to hear from you!',
      'Love\nHedda',
    ],
    [
      'huhu Hedda!! hast du noch meine blaue Jacke, die vom See? Drück dich, Odette',
      'wie schön, von dir zu hören!',
      'Liebe Grüße\nHedda',
    ],
    [
      'coucou Hedda !! tu as encore ma veste bleue, celle du lac ? Gros bisous, Odette',
      'Ça me fait plaisir de te lire !',
      'Bises\nHedda',
    ],
    [
      '¡Holi guapa! ¿tienes todavía mi chaqueta azul, la del lago? Un abrazo, Odette',
      '¡Qué alegría leerte!',
      'Un abrazo\nHedda',
    ],
    [
      'ehilà tesoro!! hai ancora la mia giacca blu, quella del lago? Un abbraccio, Odette',
      'che bello leggerti!',
      'Un abbraccio\nHedda',
    ],
  ])('is greeted back as friends write: %s', (text, opening, closing) => {
    const { body } = draftOf(text)
    expect(body).toContain(`\n\n${opening}\n\n`)
    expect(body.endsWith(closing)).toBe(true)
  })

  it.each([
    ['hey you!! I land on Friday, just for the weekend! Do you have room for me? xx Odette', 'How lovely, I'],
    [
      'huhu du!! am Freitag lande ich bei euch. Hast du noch dein Sofa? Drück dich, Odette',
      'wie schön, darauf',
    ],
    [
      'coucou ma belle !! j’arrive chez toi vendredi pour deux semaines. Tu as encore ton canapé ? Bisous, Odette',
      'Super, quelle bonne nouvelle !',
    ],
    [
      '¡Holi guapa! llego el viernes por la noche, ¿tienes todavía tu sofá? Besos, Odette',
      '¡Qué alegría, qué bien!',
    ],
    ['ehilà tesoro!! vengo a trovarti sabato, hai ancora il tuo divano? Baci, Odette', 'che bella notizia!'],
  ])('who comes is welcome: %s', (text, opening) => {
    expect(draftOf(text).body).toContain(opening)
  })
})

describe('[GEN336] first words are due', () => {
  it.each([
    [
      'Hi Hedda,\n\nof course I can feed the cat on Sunday. Where do you keep the key?\n\nOdette',
      "That's so kind",
    ],
    [
      'Hallo Hedda,\n\nklar, mache ich gern. Wo liegt der Schlüssel für den Keller?\n\nLiebe Grüße\nOdette',
      'lieb von dir',
    ],
    [
      'Salut Hedda,\n\nbien sûr, je passe nourrir le chat dimanche. Tu as laissé la clé où ?\n\nOdette',
      'C’est très gentil',
    ],
    [
      'Hola, Hedda:\n\nclaro, yo paso a dar de comer al gato. ¿Dónde tienes la llave?\n\nOdette',
      '¡Muchas gracias, qué amable!',
    ],
    [
      'Ciao Hedda,\n\ncerto, ci penso io al gatto domenica. Dove tieni la chiave?\n\nOdette',
      'sei molto gentile',
    ],
  ])('to who does a favour: %s', (text, words) => {
    expect(draftOf(text).body).toContain(words)
  })

  it.each([
    [
      'Hi Hedda,\n\nwe would love you to come to our housewarming party. Do you eat meat?\n\nOdette',
      'for the invitation',
    ],
    [
      'Hallo Hedda,\n\nkommst du zu unserer Einweihungsparty? Und isst du Fleisch?\n\nOdette',
      'danke für die Einladung',
    ],
    [
      'Salut Hedda,\n\ntu viens à notre crémaillère ? Et tu manges de la viande ?\n\nOdette',
      'pour l’invitation',
    ],
    [
      'Hola, Hedda:\n\n¿vienes a nuestra fiesta de cumpleaños? ¿Y comes carne?\n\nOdette',
      'por la invitación',
    ],
    ['Ciao Hedda,\n\nvieni alla nostra festa di compleanno? E mangi la carne?\n\nOdette', 'per l’invito'],
  ])('to who invites to a feast, whatever is asked besides: %s', (text, words) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(words)
    expect(missing.length).toBeGreaterThan(1)
  })

  it.each([
    ['Hi Hedda,\n\nyou forgot the attachment. Could you send the plan again?\n\nOdette', 'Sorry about that!'],
    [
      'Hallo Hedda,\n\nder Anhang fehlt leider. Kannst du mir den Plan noch einmal schicken?\n\nOdette',
      'entschuldige bitte!',
    ],
    [
      'Salut Hedda,\n\ntu as oublié la pièce jointe. Tu peux me renvoyer le plan ?\n\nOdette',
      'Toutes mes excuses !',
    ],
    [
      'Hola, Hedda:\n\nse te ha olvidado el adjunto. ¿Me puedes mandar otra vez el plano?\n\nOdette',
      '¡Perdona!',
    ],
    ['Ciao Hedda,\n\nhai dimenticato l’allegato. Puoi rimandarmi la piantina?\n\nOdette', 'scusami!'],
  ])('for a mistake of the reader: %s', (text, words) => {
    expect(draftOf(text).body).toContain(words)
  })
})

describe('[GEN337] thanks for something that the reader did', () => {
  it.each([
    ['Hi Hedda,\n\nthank you so much for the lovely cake! Who has the big pan?\n\nOdette', "You're welcome!"],
    [
      'Hallo Hedda,\n\nvielen Dank für den leckeren Kuchen! Wer hat eigentlich die große Pfanne?\n\nOdette',
      'gern geschehen!',
    ],
    ['Salut Hedda,\n\nmerci beaucoup pour ton super gâteau ! Qui a la grande poêle ?\n\nOdette', 'De rien !'],
    [
      'Hola, Hedda:\n\nmuchas gracias por la tarta tan rica. ¿Quién tiene la sartén grande?\n\nOdette',
      '¡De nada!',
    ],
    ['Ciao Hedda,\n\ngrazie mille per la torta buonissima! Chi ha la padella grande?\n\nOdette', 'di nulla!'],
  ])('are answered before what is asked: %s', (text, words) => {
    expect(draftOf(text).body).toContain(`\n\n${words}\n\n`)
  })

  it.each([
    'Hi Hedda,\n\nthanks a lot for the good meeting yesterday. Who has the big pan?\n\nOdette',
    'Dear Ms Alder,\n\nthank you very much for your booking. How many guests will there be?\n\nKind regards\nOdette Marsh',
  ])('and not those for a meeting or an order: %s', (text) => {
    expect(draftOf(text).body).not.toContain('welcome')
  })
})

describe('[GEN338] a complaint that nobody answered before', () => {
  it.each([
    [
      'Dear Ms Alder,\n\nI am extremely disappointed. The heating has been broken for three weeks and nobody has called back. This is unacceptable.\n\nKind regards\nOdette Marsh',
      'late reply',
    ],
    [
      'Sehr geehrte Frau Alder,\n\nich bin sehr enttäuscht. Die Heizung ist seit drei Wochen kaputt, und niemand hat zurückgerufen. Das ist inakzeptabel.\n\nMit freundlichen Grüßen\nOdette Marsh',
      'späte Antwort',
    ],
    [
      'Madame,\n\nje suis très déçue. Le chauffage est en panne depuis trois semaines et personne ne m’a rappelée. C’est inacceptable.\n\nCordialement\nOdette Marsh',
      'réponse tardive',
    ],
    [
      'Estimada señora Alder:\n\nestoy muy decepcionada. La calefacción está averiada desde hace tres semanas y nadie me ha respondido. Es inaceptable.\n\nAtentamente\nOdette Marsh',
      'tardanza',
    ],
    [
      'Gentile signora Alder,\n\nsono molto delusa. Il riscaldamento è guasto da tre settimane e nessuno mi ha risposto. È inaccettabile.\n\nCordiali saluti\nOdette Marsh',
      'risposta tardiva',
    ],
  ])('is told so: %s', (text, words) => {
    const { body, intent } = draftOf(text)
    expect(intent).toBe('complaint')
    expect(body).toContain(words)
  })

  it.each([
    [
      'Dear Ms Alder,\n\nI am extremely disappointed. The heating is broken. This is unacceptable. Without a reply from you by Friday I shall cancel.\n\nKind regards\nOdette Marsh',
      'late',
    ],
    [
      'Sehr geehrte Frau Alder,\n\nich bin sehr enttäuscht. Die Heizung ist kaputt. Das ist inakzeptabel. Ohne Antwort von Ihnen bis Freitag kündige ich.\n\nMit freundlichen Grüßen\nOdette Marsh',
      'späte',
    ],
    [
      'Madame,\n\nje suis très déçue. Le chauffage est en panne. C’est inacceptable. Sans réponse de votre part d’ici vendredi, j’annulerai.\n\nCordialement\nOdette Marsh',
      'tardive',
    ],
    [
      'Estimada señora Alder:\n\nestoy muy decepcionada. La calefacción está averiada. Es inaceptable. Sin respuesta de su parte antes del viernes, lo anularé.\n\nAtentamente\nOdette Marsh',
      'tardanza',
    ],
    [
      'Gentile signora Alder,\n\nsono molto delusa. Il riscaldamento è guasto. È inaccettabile. Senza risposta da parte vostra entro venerdì disdico.\n\nCordiali saluti\nOdette Marsh',
      'tardiva',
    ],
  ])('is none that will have had no answer: %s', (text, words) => {
    expect(draftOf(text).body).not.toContain(words)
  })
})

describe('[GEN339] regret', () => {
  it.each([
    [
      'Dear Ms Alder,\n\nthere is a damp patch on my kitchen ceiling since Monday. Could you check the tap above it?\n\nKind regards\nOdette Marsh',
      'sorry to hear',
    ],
    [
      'Liebe Frau Alder,\n\nin meiner Küche ist seit Montag ein Wasserfleck. Könnten Sie den Hahn darüber prüfen?\n\nMit freundlichen Grüßen\nOdette Marsh',
      'tut mir leid',
    ],
    [
      'Madame,\n\nil y a une tache dans ma cuisine depuis lundi. Pourriez-vous vérifier le robinet au-dessus ?\n\nCordialement\nOdette Marsh',
      'dommage',
    ],
    [
      'Estimada señora Alder:\n\nhay una mancha en mi cocina desde el lunes. ¿Podría usted revisar el grifo de arriba?\n\nAtentamente\nOdette Marsh',
      'siento',
    ],
    [
      'Gentile signora Alder,\n\nda lunedì c’è una macchia nella mia cucina. Potrebbe controllare il rubinetto di sopra?\n\nCordiali saluti\nOdette Marsh',
      'dispiace',
    ],
  ])('is due where something of the sender was damaged: %s', (text, words) => {
    expect(draftOf(text).body).toContain(words)
  })

  it.each([
    ['Hi Hedda,\n\nI am ill, so can we move our meeting on Tuesday to Thursday?\n\nOdette', 'recovery'],
    [
      'Hallo Hedda,\n\nich bin krank. Können wir unser Treffen am Dienstag auf Donnerstag verschieben?\n\nOdette',
      'Gute Besserung',
    ],
    [
      'Salut Hedda,\n\nje suis malade. On peut décaler notre réunion de mardi à jeudi ?\n\nOdette',
      'rétablissement',
    ],
    [
      'Hola, Hedda:\n\nestoy enferma. ¿Podemos pasar la reunión del martes al jueves?\n\nOdette',
      'recuperación',
    ],
    [
      'Ciao Hedda,\n\nsono malata. Possiamo spostare la riunione di martedì a giovedì?\n\nOdette',
      'guarigione',
    ],
  ])('comes before an answer about times: %s', (text, words) => {
    expect(draftOf(text).body).toContain(words)
  })

  it.each([
    'hey you, I cry a lot these days. Can you keep my cat for a while? Lots of love, Odette',
    'huhu, ich weine gerade viel. Kannst du meine Katze eine Weile nehmen? Drück dich, Odette',
    'coucou ma belle, je pleure beaucoup. Tu peux garder mon chat un moment ? Bisous, Odette',
    'holi guapa, lloro mucho estos días. ¿Puedes quedarte con mi gata? Besos, Odette',
    'ehilà tesoro, piango tanto. Puoi tenere la mia gatta per un po’? Baci, Odette',
  ])('leaves no room for a cheerful word: %s', (text) => {
    expect(draftOf(text).body).not.toMatch(/lovely|schön|plaisir|alegría|bello/u)
  })
})
