import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../draft/answered-mail.ts'
import { draftReply } from '../draft/draft-reply.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const bodyOf = (text: string) => draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', context).body

describe('[GEN333] a gap', () => {
  it('is not named by a word that tells a reason', () => {
    const body = bodyOf(
      'Gentile signora Alder,\n\nmi serve la lista degli ospiti. La pregherei di mandarmi il tutto entro il 3 dicembre, perché poi sono fuori studio.\n\nOdette Marsh',
    )
    expect(body).not.toContain('Perché')
  })

  it.each([
    [
      'Hi Hedda,\n\nwho pays for it all? And how many will it be in the end?\n\nOdette',
      '1. Payment: […]\n2. How many: […]',
    ],
    [
      'Hallo Hedda,\n\nwer bezahlt das alles? Und wie viele werdet ihr sein?\n\nOdette',
      '1. Bezahlung: […]\n2. Wie viele: […]',
    ],
    [
      'Salut Hedda,\n\nqui paie tout ça ? Et combien serez-vous à la fin ?\n\nOdette',
      '1. Paiement : […]\n2. Combien : […]',
    ],
    [
      'Hola, Hedda:\n\n¿a qué hora llegáis? ¿Y cuántos vais a ser al final?\n\nOdette',
      '1. Llegada: […]\n2. Cuántos: […]',
    ],
    [
      'Ciao Hedda,\n\nchi paga tutto questo? E quanti sarete alla fine?\n\nOdette',
      '1. Pagamento: […]\n2. Quanti: […]',
    ],
  ])('without a thing is named by what its verb or its question word asks for: %s', (text, lines) => {
    expect(bodyOf(text)).toContain(lines)
  })

  it.each([
    [
      'Hi Hedda,\n\nplease send us:\n\n- a copy of the lease\n- a copy of your passport\n\nOdette',
      'Lease: […]',
      'Passport: […]',
    ],
    [
      'Hallo Hedda,\n\nwir brauchen noch:\n\n- eine Kopie, und zwar vom Mietvertrag\n- eine Kopie von deinem Pass\n\nOdette',
      'Mietvertrag: […]',
      'Pass: […]',
    ],
    [
      'Salut Hedda,\n\nil nous faut encore :\n\n- une copie du bail\n- une copie de ton passeport\n\nOdette',
      'Bail : […]',
      'Passeport : […]',
    ],
    [
      'Hola, Hedda:\n\nnos faltan:\n\n- una copia del seguro\n- una copia de tu pasaporte\n\nOdette',
      'Seguro: […]',
      'Pasaporte: […]',
    ],
    [
      'Ciao Hedda,\n\nci servono ancora:\n\n- una copia della polizza\n- una copia del tuo passaporto\n\nOdette',
      'Polizza: […]',
      'Passaporto: […]',
    ],
  ])('for one of two copies is named by what it is of: %s', (text, one, other) => {
    const body = bodyOf(text)
    expect(body).toContain(one)
    expect(body).toContain(other)
  })
})

describe('[GEN334] numbers of a draft', () => {
  it.each([
    [
      'Hi Hedda,\n\nwhat was agreed:\n\n1. Piet orders the tiles.\n2. Hedda, could you call the roofer?\n3. Hedda, could you measure the cellar?\n\nOdette',
      '- Roofer: […]\n- Cellar: […]',
    ],
    [
      'Hallo Hedda,\n\ndas haben wir gestern besprochen:\n\n1. Piet bestellt die Fliesen.\n2. Hedda, kannst du den Dachdecker anrufen?\n3. Hedda, kannst du den Keller ausmessen?\n\nOdette',
      '- Dachdecker: […]\n- Keller: […]',
    ],
    [
      'Salut Hedda,\n\nvoilà ce qui a été dit hier :\n\n1. Piet commande le carrelage.\n2. Hedda, peux-tu appeler le couvreur ?\n3. Hedda, peux-tu mesurer la cave ?\n\nOdette',
      '- Couvreur : […]\n- Cave : […]',
    ],
    [
      'Hola, Hedda:\n\nesto es lo que hablamos ayer:\n\n1. Piet pide los azulejos.\n2. Hedda, ¿puedes llamar al albañil del tejado?\n3. Hedda, ¿puedes medir el sótano?\n\nOdette',
      '- Tejado: […]\n- Sótano: […]',
    ],
    [
      'Ciao Hedda,\n\necco di cosa abbiamo parlato ieri:\n\n1. Piet ordina le piastrelle.\n2. Hedda, puoi chiamare per il tetto?\n3. Hedda, puoi misurare la cantina?\n\nOdette',
      '- Tetto: […]\n- Cantina: […]',
    ],
  ])('are none that the mail gives to other points: %s', (text, lines) => {
    expect(bodyOf(text)).toContain(lines)
  })

  it('are those of the mail where it has the same', () => {
    expect(bodyOf('Hi Hedda,\n\n1. Who has the key?\n2. Who pays the roofer?\n\nOdette')).toContain(
      '1. Key: […]\n2. Roofer: […]',
    )
  })

  it('stand for a label that a point has not', () => {
    expect(
      bodyOf('Hi Hedda,\n\n1. Piet is away.\n2. Do you want another one?\n3. Who pays the roofer?\n\nOdette'),
    ).toContain('- 2. […]\n- Roofer: […]')
  })
})
