import { describe, expect, it } from 'vitest'
import { detectLanguage, type Language, lexicons } from '../language.ts'
import { ownSentences } from './prepare.ts'

describe('[GEN4] is left out', () => {
  it('what a mail program and politeness put around the words', () => {
    expect(own('Dear Ms Alder,\n\nThe roof leaks.\n\nKind regards,\nOdette\nHarbourworks Ltd')).toEqual([
      'The roof leaks.',
    ])
    expect(
      own('Hallo Herr Amsel,\n\ndas Dach ist undicht.\n\nMit freundlichen Grüßen\nOttilie', 'de'),
    ).toEqual(['das Dach ist undicht.'])
    expect(own('Bonjour,\n\nle toit fuit beaucoup.\n\nBien cordialement,\nAnatole', 'fr')).toEqual([
      'le toit fuit beaucoup.',
    ])
    expect(own('Hola, Ana:\n\nEl tejado gotea mucho.\n\nUn saludo,\nFermín', 'es')).toEqual([
      'El tejado gotea mucho.',
    ])
    expect(own('Ciao Brando,\n\nil tetto perde acqua.\n\nCordiali saluti\nOreste', 'it')).toEqual([
      'il tetto perde acqua.',
    ])
  })

  it('footers and disclaimers', () => {
    expect(own('The roof leaks.\n\nUnsubscribe | Change your settings')).toEqual(['The roof leaks.'])
    expect(own('Das Dach ist undicht.\n\nGesendet von meinem Telefon', 'de')).toEqual([
      'Das Dach ist undicht.',
    ])
    expect(own('The roof leaks.\n\nThis e-mail is confidential.')).toEqual(['The roof leaks.'])
  })

  it.each<[Language, string, string]>([
    ['en', 'The roof leaks.', 'This mail is intended only for the person named above.'],
    ['en', 'The roof leaks.', 'Please do not read, copy, use or disclose it.'],
    ['en', 'The roof leaks.', 'Get your private, free e-mail at Postbox.'],
    ['de', 'Das Dach ist undicht.', 'Diese Nachricht ist nur für den genannten Empfänger bestimmt.'],
    ['de', 'Das Dach ist undicht.', 'Die unbefugte Weitergabe ist nicht gestattet.'],
    ['fr', 'Le toit fuit.', 'Ce message est destiné exclusivement à son destinataire.'],
    ['es', 'El tejado gotea.', 'Este mensaje va dirigido exclusivamente a su destinatario.'],
    ['it', 'Il tetto perde.', 'Questo messaggio è rivolto esclusivamente al destinatario.'],
  ])('what servers and offices put below a mail, %s: %s %s', (language, sentence, footer) => {
    expect(own(`${sentence}\n\n${footer}`, language)).toEqual([sentence])
  })

  it.each<[Language, string]>([
    ['en', 'This e-mail and any attachments are confidential. If you are not the addressee, tell us.'],
    ['en', 'STRICTLY CONFIDENTIAL'],
    ['en', 'Registered office: 4 Quay Street, Leith. VAT number 123 4567 89'],
    ['de', 'Diese Nachricht ist vertraulich. Sollten Sie nicht gemeint sein, löschen Sie sie.'],
    ['de', 'Geschäftsführerin: Ottilie Amsel, Amtsgericht Kiel HRB 1234'],
    ['fr', "Ce message est confidentiel. Si vous l'avez reçu par erreur, merci de le détruire."],
    ['es', 'El contenido de este mensaje es confidencial.'],
    ['it', "Questo messaggio è riservato; se l'ha ricevuto per errore, lo cancelli."],
    ['it', 'Colori Brando srl, partita IVA 01234567890'],
  ])('[GEN175] a notice of secrecy or of the firm, %s: %s', (language, notice) => {
    expect(own(`3 x 4\n\n${notice}`, language)).toEqual(['3 x 4'])
  })

  it.each<[Language, string]>([
    ['en', 'I would like a first, confidential call on Tuesday.'],
    ['en', 'We now have a VAT number, so I will write the invoices.'],
    ['de', 'Ich hätte am Dienstag gern ein vertrauliches Gespräch mit Ihnen.'],
    ['de', 'Unser neuer Geschäftsführer möchte Sie am Dienstag kennenlernen.'],
    ['fr', 'Je vous propose un entretien confidentiel mardi.'],
    ['es', 'Me gustaría tener el martes una charla confidencial con usted.'],
    ['it', 'Le propongo un colloquio riservato martedì mattina.'],
    ['it', "Da gennaio apro la partita IVA anch'io."],
  ])('[GEN175] but no sentence of the sender with such a word, %s: %s', (language, sentence) => {
    expect(own(sentence, language)).toEqual([sentence])
  })

  it('but no sentence with a word of such a line', () => {
    const sentence = 'The second room is intended only for speakers, so please do not copy its key.'
    expect(own(sentence)).toEqual([sentence])
  })

  it('quoted mails, however they are quoted', () => {
    expect(own('It leaks.\n\nOn Fri, 20 Nov 2026, Marlow wrote:\n> Does it leak?')).toEqual(['It leaks.'])
    expect(
      own('Es ist undicht.\n\nVon: A\nGesendet: heute\nAn: B\nBetreff: Dach\n\nIst es dicht?', 'de'),
    ).toEqual(['Es ist undicht.'])
    const text = 'It leaks.\nDoes it leak?'
    expect(
      ownSentences({ text, quoted: [{ kind: 'quote', start: 10, end: text.length }] }, lexicons.en),
    ).toHaveLength(1)
  })

  it('but what was passed on is read, also where a program takes it for a quote', () => {
    const text =
      'See below.\n\n---------- Forwarded message ----------\nFrom: H <h@h.example>\n\nWe paint on Monday.'
    const quoted = [{ kind: 'quote', start: text.indexOf('From:'), end: text.length }] as const
    const found = ownSentences({ text, quoted }, lexicons.en).map((sentence) => sentence.text)
    expect(found).toEqual(['See below.', 'We paint on Monday.'])
  })

  it('tables', () => {
    expect(own('See the list.\n\nItem      Price\nPillar    10.00\n\nPay soon.')).toEqual([
      'See the list.',
      'Pay soon.',
    ])
  })

  it('but not answers between quotes, what was passed on, or a postscript', () => {
    expect(own('On Fri Marlow wrote:\n> Does it leak?\nYes, it does leak.')).toEqual(['Yes, it does leak.'])
    expect(
      own(
        'See below.\n\nBegin forwarded message:\n\nFrom: H <h@h.example>\nSubject: Paint\n\nDear tenants,\n\nwe paint on Monday.',
      ),
    ).toEqual(['See below.', 'we paint on Monday.'])
    expect(own('It leaks.\n\nBest,\nTilda\n\nPS: Bring a bucket.')).toEqual([
      'It leaks.',
      'PS: Bring a bucket.',
    ])
  })
})

describe('[GEN5] no sentence is cut', () => {
  it.each<[Language, string, string]>([
    ['en', 'Mr. Tarn met Dr. Alder, e.g. at 9.30 a.m. on Friday.', 'It rained.'],
    ['en', 'J. R. Moss pays 3.50 pounds.', 'It rained.'],
    ['en', "The draft is at the printer's.", 'It rained.'],
    ['de', 'Am 12. November kommt Dr. Uhu, z. B. um 9.30 Uhr.', 'Es regnet.'],
    ['de', 'Das ist der 3. Versuch der Fa. Amsel.', 'Es regnet.'],
    ['fr', 'M. Tilleul arrive le 1er févr. avec Mme. Roselin.', 'Il pleut.'],
    ['es', 'El Sr. Pinar paga 7.860 euros a la Sra. Olmo.', 'Llueve mucho.'],
    ['it', 'Il dott. Ulivi e la sig.ra Mirtillo pagano ca. 40 euro.', 'Piove molto.'],
  ])('%s: %s', (language, first, second) => {
    expect(own(`${first} ${second}`, language)).toEqual([first, second])
  })

  it('because a line was wrapped', () => {
    expect(
      own('The library on Mill Street can take one hundred and ten\npeople in the evening. It is warm.'),
    ).toEqual([
      'The library on Mill Street can take one hundred and ten people in the evening.',
      'It is warm.',
    ])
  })
})

it('[GEN7] tells the language', () => {
  expect(detectLanguage('Could you send me the list of the plants that we need?')).toBe('en')
  expect(detectLanguage('Können Sie mir bitte die Liste der Pflanzen schicken, die wir brauchen?')).toBe('de')
  expect(detectLanguage('Pourriez-vous nous envoyer la liste des plantes dont nous avons besoin ?')).toBe(
    'fr',
  )
  expect(detectLanguage('¿Puede enviarme la lista de las plantas que necesitamos para el jardín?')).toBe('es')
  expect(detectLanguage('Può mandarmi la lista delle piante che ci servono per il giardino?')).toBe('it')
  expect(detectLanguage('12345 🙂')).toBe('en')
})

function own(text: string, language: Language = 'en'): string[] {
  return ownSentences({ text }, lexicons[language]).map((sentence) => sentence.text)
}
