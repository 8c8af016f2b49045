import { expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'
import type { Language } from '../language.ts'

interface Battery {
  readonly greeting: string
  /** `{do}` stands for a task, `{to}` for one behind `zu`, and `{command}` for an order. */
  readonly forms: readonly string[]
  readonly tasks: readonly (readonly [do_it: string, other: string])[]
}

const batteries: Readonly<Record<Language, Battery>> = {
  en: {
    greeting: 'Hi Hedda,',
    forms: [
      'Please {do}.',
      'Could you please {do}?',
      'I need you to {do}.',
      'It would be great if you could {do}.',
      "Don't forget to {do}.",
      "You'll need to {do}.",
      'Kindly {do}.',
      'We are still waiting for you to {do}.',
      'Any chance you could {do}?',
      'Please make sure to {do}.',
    ],
    tasks: [
      ['send me the signed contract', ''],
      ['confirm the delivery address', ''],
      ['pay the invoice by Friday', ''],
    ],
  },
  de: {
    greeting: 'Liebe Hedda,',
    forms: [
      'Bitte {do}.',
      'Kannst du {do}?',
      'Es wäre toll, wenn du {do} könntest.',
      'Ich möchte dich bitten, {to}.',
      'Vergiss nicht, {to}.',
      'Denk bitte daran, {to}.',
      'Du musst noch {do}.',
    ],
    tasks: [
      ['die Zahlen auf Seite 3 prüfen', 'die Zahlen auf Seite 3 zu prüfen'],
      ['die Adresse bestätigen', 'die Adresse zu bestätigen'],
      ['die Rechnung bezahlen', 'die Rechnung zu bezahlen'],
    ],
  },
  fr: {
    greeting: 'Bonjour Hedda,',
    forms: [
      'Merci de {do}.',
      'Peux-tu {do} ?',
      "Pourrais-tu {do}, s'il te plaît ?",
      "N'oublie pas de {do}.",
      'Pense à {do}.',
      'Tu dois encore {do}.',
    ],
    tasks: [
      ['vérifier les chiffres de la page 3', ''],
      ['confirmer la livraison', ''],
      ['payer la facture avant vendredi', ''],
    ],
  },
  es: {
    greeting: 'Hola, Hedda:',
    forms: [
      'Por favor, {command}.',
      '¿Podrías {do}?',
      'No te olvides de {do}.',
      'Acuérdate de {do}.',
      'Te agradecería que pudieras {do}.',
      'Tienes que {do}.',
    ],
    tasks: [
      ['revisar las cifras de la página 3', 'revisa las cifras de la página 3'],
      ['confirmar la dirección de entrega', 'confirma la dirección de entrega'],
      ['pagar la factura', 'paga la factura'],
    ],
  },
  it: {
    greeting: 'Ciao Hedda,',
    forms: [
      'Per favore, {command}.',
      'Potresti {do}?',
      'Non dimenticare di {do}.',
      'Ricordati di {do}.',
      'Ti chiedo di {do}.',
      'Devi {do}.',
    ],
    tasks: [
      ['controllare le cifre a pagina 3', 'controlla le cifre a pagina 3'],
      ["confermare l'indirizzo di consegna", "conferma l'indirizzo di consegna"],
      ['pagare la fattura', 'paga la fattura'],
    ],
  },
}

it.each(Object.entries(batteries))(
  '[GEN480] whichever simple words ask for a task, the draft has a point or an answer for it, in %s',
  (language, { greeting, forms, tasks }) => {
    const sentences = forms.flatMap((form) =>
      tasks.map(([task, other]) =>
        form.replace('{do}', task).replace('{to}', other).replace('{command}', other),
      ),
    )
    expect(sentences.filter((text) => isBare(draftOf(`${greeting}\n\n${text}\n\nOdette`, language)))).toEqual(
      [],
    )
  },
)

it.each<[string, readonly string[]]>([
  [
    'en',
    ['I will send you the contract tomorrow.', "Don't forget to have fun!", 'I have to renew my passport.'],
  ],
  ['de', ['Wir sagen dir Bescheid, sobald wir etwas hören.', 'Du musst nichts weiter tun.']],
  ['fr', ["Merci d'avoir envoyé le contrat.", 'Je dois renouveler mon passeport.']],
  ['es', ['No tienes que hacer nada.', 'Tengo que renovar mi pasaporte.']],
  ['it', ['Non devi fare nulla.', 'Mio fratello deve rinnovare il passaporto.']],
])('[GEN480] and none where nothing is asked for, in %s', (language, sentences) => {
  expect(sentences.filter((text) => draftOf(`Hedda,\n\n${text}\n\nOdette`, language).includes('['))).toEqual(
    [],
  )
})

function draftOf(text: string, language: string): string {
  const mail = { subject: 'The move', text, sentOn: '2027-01-04', language: language as Language }
  return draftReply(mail, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/Berlin',
    bothKnown: false,
    now: Date.parse('2027-01-04'),
  }).body
}

/** A greeting and a closing, and nothing between them. */
function isBare(draft: string): boolean {
  return draft.trim().split('\n\n').length <= 2
}
