import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'
import type { Language } from '../language.ts'

const nothing_known = { slots: [], timeZone: 'Europe/Berlin', bothKnown: false } as const

function greetingOf(text: string, senderName: string, senderAddress = '', language?: Language): string {
  const mail = { subject: '', text, language, sentOn: '2026-11-20' }
  const sender = { ownName: 'Marit Alder', senderName, senderAddress }
  return draftReply(mail, 'xyzzy', { ...sender, ...nothing_known }).body.split('\n')[0] ?? ''
}

const asks = {
  en: 'Dear Ms Alder,\n\ncould you send me the list?\n\nKind regards\n',
  de: 'Sehr geehrte Frau Alder,\n\nkönnten Sie mir die Liste senden?\n\nMit freundlichen Grüßen\n',
  fr: 'Madame,\n\npourriez-vous m’envoyer la liste ?\n\nCordialement\n',
  es: 'Estimada señora Alder:\n\n¿podría usted enviarme la lista?\n\nAtentamente\n',
  it: 'Gentile signora Alder,\n\npotrebbe inviarmi la Sua lista?\n\nCordiali saluti\n',
} as const

type Case = readonly [language: Language, name: string, address: string, signature: string, greeting: string]

const cases = (list: readonly Case[]) =>
  it.each(list)('%s: %s <%s>, signed %j: %s', (language, name, address, signature, greeting) => {
    expect(greetingOf(asks[language] + signature, name, address, language)).toBe(greeting)
  })

describe('[GEN225] a name is greeted first name first,', () => {
  cases([
    ['de', 'Krüger, Uwe', '', '', 'Guten Tag Herr Krüger,'],
    ['de', 'Krüger Uwe', 'post@k.example', 'Uwe Krüger\nBrandschutz', 'Guten Tag Herr Krüger,'],
    ['de', 'Krüger Uwe', 'post@k.example', 'U. Krüger', 'Guten Tag Herr Krüger,'],
    ['de', 'Krüger Uwe', 'u.krueger@k.example', '', 'Guten Tag Herr Krüger,'],
    ['de', 'von der Heyde, Ursula', '', '', 'Guten Tag Frau von der Heyde,'],
    ['en', 'Tilley, Graham', '', '', 'Dear Mr Tilley,'],
    ['en', 'Tilley Graham', 'graham.tilley@t.example', '', 'Dear Mr Tilley,'],
    ['fr', 'LEFORT Sandrine', '', '', 'Bonjour Madame Lefort,'],
    ['fr', 'Sandrine LEFORT', '', '', 'Bonjour Madame Lefort,'],
    ['es', 'Alonso Ferrer, Beatriz', '', '', 'Buenos días, Sra. Alonso Ferrer:'],
    ['es', 'Vidal Nuria', 'n.vidal@x.example', '', 'Buenos días, Sra. Vidal:'],
    ['it', 'ROSSI MORETTI Chiara', '', '', 'Buongiorno Signora Rossi Moretti,'],
    ['it', 'Ferri Gianluca', '', 'Gianluca Ferri', 'Buongiorno Signor Ferri,'],
  ])

  describe('and stays as it is where nothing tells otherwise:', () => {
    cases([
      ['de', 'Otto Karl', 'post@k.example', '', 'Guten Tag Otto Karl,'],
      ['de', 'Uwe Krüger', 'u.krueger@k.example', 'U. Krüger', 'Guten Tag Herr Krüger,'],
      ['de', 'Uwe Krüger', 'krueger.uwe@k.example', 'Uwe Krüger', 'Guten Tag Herr Krüger,'],
      ['de', 'Uwe Krüger', '', 'Krüger', 'Guten Tag Herr Krüger,'],
      ['en', 'Graham Tilley, Joinery Ltd', '', '', 'Dear Mr Tilley,'],
      ['en', 'Hye-jin Moon', 'hj.moon@x.example', 'Moon Hye-jin', 'Dear Hye-jin Moon,'],
      ['it', 'GIANLUCA FERRI', '', '', 'Buongiorno Signor Ferri,'],
    ])
  })

  it('also where the first name alone greets', () => {
    expect(greetingOf('Liebe Nachbarn,\n\nwann könnt ihr?\n\nUlli', 'Familie Brandt')).toBe(
      'Hallo Familie Brandt,',
    )
    expect(greetingOf('Hallo Marit,\n\nhast du die Liste?\n\nUwe', 'Krüger, Uwe')).toBe('Hallo Uwe,')
    expect(greetingOf('Salut Marit,\n\ntu as la liste ?\n\nSandrine', 'LEFORT Sandrine')).toBe(
      'Salut Sandrine,',
    )
  })
})

describe('[GEN226] an office, a firm or a role is greeted by who signs,', () => {
  cases([
    ['en', 'Papermill & Post Orders', 'orders@papermill-post.example', 'Rory McEwan', 'Dear Rory McEwan,'],
    ['de', 'Buchhaltung', 'buchhaltung@x.example', 'Ilona Pawlak\nBuchhaltung', 'Guten Tag Frau Pawlak,'],
    ['de', 'Hausverwaltung Krömer', 'x@hv.example', 'i. A. Solveig Padberg', 'Guten Tag Solveig Padberg,'],
    [
      'de',
      'Dentaris Abrechnungsstelle',
      'x@dentaris.example',
      'i. A. Solveig Padberg',
      'Guten Tag Solveig Padberg,',
    ],
    ['fr', 'Secrétariat Vie scolaire', 's@x.example', 'Mme Hélène Castaing', 'Bonjour Madame Castaing,'],
    ['es', 'Gestoría Manzanares', 'x@y.example', 'Rosa Manzanares', 'Buenos días, Sra. Manzanares:'],
    [
      'it',
      'Studio Legale Ravelli & Associati',
      's@studioravelli.example',
      'p. Avv. Stefano Ravelli\nDott.ssa Ilaria Zanon',
      'Buongiorno Dott.ssa Zanon,',
    ],
  ])

  describe('and without a name where nobody does:', () => {
    cases([
      ['en', 'Papermill', 'orders@papermill.example', 'The Papermill team', 'Hello,'],
      ['en', 'The Potting Shed', 'hello@pottingshed.example', '', 'Hello,'],
      [
        'de',
        'Zahnarztpraxis Dr. Wiebusch',
        'praxis@zahnarzt-wiebusch.example',
        'Ihr Praxisteam',
        'Guten Tag,',
      ],
      ['de', 'Rahmenwerk', 'x@rahmenwerk.example', 'Dobler', 'Guten Tag,'],
      ['de', 'Finanzamt', 'x@fa.example', 'M. Tews', 'Guten Tag,'],
      ['fr', 'Énergie Claire', 'x@energieclaire.example', 'Énergie Claire', 'Bonjour,'],
      ['es', 'Ferretería El Candil', 'x@y.example', 'Ferretería El Candil', 'Buenos días:'],
      ['it', 'Tessitura Valbruna', 'ordini@tessituravalbruna.example', '', 'Buongiorno,'],
    ])
  })

  describe('but a person is one,', () => {
    cases([
      ['en', 'Colin Mabey Heating', 'colin@heat.example', '', 'Dear Mr Mabey,'],
      ['en', 'Customer Success, Jonah Whitlock', 'j.whitlock@x.example', '', 'Dear Jonah Whitlock,'],
      ['de', 'Anna Weber', 'anna@anna-weber.example', 'Anna Weber', 'Guten Tag Frau Weber,'],
      ['de', 'Karin Lang (Vorstand)', 'vorstand@verein.example', '', 'Guten Tag Frau Lang,'],
      ['es', 'Guadalupe Rentería', 'x@y.example', '', 'Buenos días, Guadalupe Rentería:'],
    ])
  })

  it('in an informal mail by the first name', () => {
    const text = 'Hello Marit,\n\nwe have it in blue.\n\nBest\nRory\nPapermill'
    expect(greetingOf(text, 'Papermill Orders', 'orders@papermill.example', 'en')).toBe('Hello Rory,')
  })

  it('and never by who is quoted or passed on', () => {
    const text = 'Sehr geehrte Frau Alder,\n\nsiehe unten.\n\n> Mit freundlichen Grüßen\n> Anna Weber'
    expect(greetingOf(text, 'Buchhaltung', 'x@y.example', 'de')).toBe('Guten Tag,')
    expect(greetingOf('Bjr Mme Alder\n\nvous avez la liste ?', 'Chauffage Roi', '', 'fr')).toBe('Bonjour,')
  })
})

describe('[GEN227] a formal mail is answered with the title that it tells,', () => {
  cases([
    ['en', 'Dr. Ingrid Solheim', '', '', 'Dear Dr Solheim,'],
    ['en', 'Ingrid Solheim', '', 'Dr Ingrid Solheim\nLead Auditor', 'Dear Dr Solheim,'],
    ['en', 'Uwe Krüger', '', '(Mr) Uwe Krüger', 'Dear Mr Krüger,'],
    ['en', 'Mrs Edith Wendover', '', '', 'Dear Mrs Wendover,'],
    ['de', 'Anna Weber', '', 'Frau Anna Weber', 'Guten Tag Frau Weber,'],
    ['de', 'Anna Weber', '', 'Frau Dr. Anna Weber', 'Guten Tag Frau Dr. Weber,'],
    ['de', 'Anna Weber', '', 'Anna Weber\nSteuerberaterin', 'Guten Tag Frau Weber,'],
    ['fr', 'Philippe Vasseur', '', 'M. Philippe Vasseur', 'Bonjour Monsieur Vasseur,'],
    ['fr', 'Me Solène Vautrin', '', '', 'Bonjour Maître Vautrin,'],
    ['es', 'Yaiza Perdomo', '', 'Dra. Yaiza Perdomo', 'Buenos días, Dra. Perdomo:'],
    ['es', 'Sra. Beatriz Alonso Ferrer', '', '', 'Buenos días, Sra. Beatriz Alonso Ferrer:'],
    ['it', 'Roberto Salvi', '', 'Arch. Roberto Salvi', 'Buongiorno Arch. Salvi,'],
    ['it', 'Dott.ssa Federica Bonetti', '', '', 'Buongiorno Dott.ssa Bonetti,'],
    ['it', 'Sig.ra Elena Rizzardi', '', '', 'Buongiorno Signora Rizzardi,'],
  ])

  describe('and with the whole name where it tells none:', () => {
    cases([
      ['de', 'Dr. Ayla Seidenfaden', '', '', 'Guten Tag Dr. Ayla Seidenfaden,'],
      ['de', 'Kim Weber', '', 'Kim Weber\n19055 Schwerin', 'Guten Tag Kim Weber,'],
      ['de', 'Kim Weber', '', 'Kim Weber\nGeschäftsführer: Dr. Karl Lang', 'Guten Tag Kim Weber,'],
      ['fr', 'Monique Delattre', '', 'M. Delattre', 'Bonjour Madame Delattre,'],
      ['en', 'Kim Weber', '', 'Kim Weber\nOffice of Dr Karl Lang', 'Dear Kim Weber,'],
    ])
  })

  it('and an informal one without it', () => {
    const text = 'Ciao Marit,\n\nhai la lista?\n\nOttavia'
    expect(greetingOf(text, 'Prof.ssa Ottavia Brenzone', '', 'it')).toBe('Ciao Ottavia,')
  })
})

describe('[GEN265] a first name that women or men alone have is one by title and family name', () => {
  cases([
    ['en', 'Judith M. Ashdown', '', '', 'Dear Ms Ashdown,'],
    ['de', 'Dr. Eckhard Lorch', '', '', 'Guten Tag Herr Dr. Lorch,'],
    ['de', 'Hans Peter Lorch', '', '', 'Guten Tag Herr Lorch,'],
    ['fr', 'Anne-Laure Vasseur', '', '', 'Bonjour Madame Vasseur,'],
    ['es', 'María José Prats Gil', '', '', 'Buenos días, Sra. Prats Gil:'],
    ['it', 'Ezio Fantoni', '', '', 'Buongiorno Signor Fantoni,'],
  ])

  describe('but not where another language gives it to the others, or the family name is unsure:', () => {
    cases([
      ['en', 'Robin Ashdown', '', '', 'Dear Robin Ashdown,'],
      ['en', 'Graham Lee Ashdown', '', '', 'Dear Graham Lee Ashdown,'],
      ['de', 'Andrea Lorch', '', '', 'Guten Tag Andrea Lorch,'],
      ['de', 'Karl Otto', '', '', 'Guten Tag Karl Otto,'],
      ['fr', 'Camille Vasseur', '', '', 'Bonjour Camille Vasseur,'],
      ['es', 'Trinidad Prats', '', '', 'Buenos días, Trinidad Prats:'],
      ['it', 'Andrea Fantoni', '', '', 'Buongiorno Andrea Fantoni,'],
    ])
  })
})
