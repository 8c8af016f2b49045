import { describe, expect, it } from 'vitest'
import { type Language, lexicons } from '../language.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import { summarise } from './summarise.ts'

describe('[GEN220] a dot that shortens a word', () => {
  it.each<[Language, string]>([
    ['fr', 'Votre contrat (réf. LD-20417) arrive à échéance en mars.'],
    ['fr', 'Voir le chap. 4 et la p. 12 du vol. 3 avant la réunion.'],
    ['de', 'Siehe Abs. 2 und Ziff. 4 der Anlage.'],
    ['de', 'Die Rechnung Nr. RE-1187 liegt bei Ing. Kranz.'],
    ['es', 'Lea la pág. 4 y el art. 12 de la póliza núm. 30718 hoy.'],
    ['es', 'La Sra. Olmo y el Ing. Pardo vienen juntos.'],
    ['it', "L'Avv. Ravelli e l'Arch. Zanon citano l'art. 5 e il cap. 2 del vol. 1."],
    ['en', 'Please quote ref. LD-20417 and see vol. 3.'],
    ['en', 'The lawyer is Avv. Ravelli of Verona.'],
  ])('ends no sentence, %s: %s', (language, sentence) => {
    expect(own(sentence, language)).toEqual([sentence])
  })

  it.each<[Language, string, string]>([
    ['en', 'This is the end.', '5 people came.'],
    ['de', 'Das war das Ende.', '5 Leute kamen.'],
    ['fr', "C'était la fin.", '5 personnes sont venues.'],
    ['es', 'Era el final.', '5 personas vinieron.'],
    ['it', 'Era la fine.', '5 persone sono venute.'],
  ])('any other ends one, %s: %s', (language, one, other) => {
    expect(own(`${one} ${other}`, language)).toEqual([one, other])
  })

  it('keeps a question in brackets with its sentence', () => {
    const sentence = 'Next time at the boat house (if it stays so? Tell me, Ada) in May.'
    expect(own(sentence)).toEqual([sentence])
  })
})

describe('[GEN221] of a list', () => {
  const filler =
    'We have worked on the plans for the new boat house since the spring, and most of what the members asked for is in them by now. The roof remains as it is, since nobody could agree on another one, and the doors become wider than the old ones were. The board has read the plans and likes them.'

  it('items are parted, and the sentence that leads to them is with them', () => {
    const text = `${filler}\n\nThese times are free for the visit:\n\n- Tuesday 1 December, 10:00\n- Friday 4 December, 9:00\n\nPlease tell me by Monday.`
    expect(summarise({ subject: 'Visit', text }).text).toContain(
      'These times are free for the visit: Tuesday 1 December, 10:00; Friday 4 December, 9:00. Please tell me by Monday.',
    )
  })

  it('lines without marks are items too', () => {
    const text = `${filler}\n\nThese times are free for the visit:\n\nTuesday 1 December, 10:00\nFriday 4 December, 9:00\n\nPlease tell me by Monday.`
    expect(summarise({ subject: 'Visit', text }).text).toContain(
      'for the visit: Tuesday 1 December, 10:00; Friday 4 December, 9:00. Please',
    )
  })

  it('an item loses its comma, and each has its place', () => {
    const text = 'Ich brauche bis Freitag:\n- den Schlüssel,\n- die Liste;\n- das Geld'
    const summary = summarise({ subject: '', text })
    expect(summary.text).toBe('Ich brauche bis Freitag: den Schlüssel; die Liste; das Geld')
    expect(summary.sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ich brauche bis Freitag:',
      'den Schlüssel',
      'die Liste',
      'das Geld',
    ])
  })

  it('a lead without its list has no colon', () => {
    const text = 'Choose a day until ten:\n\nhttps://post.example\t\tx\n\nItem      Price\n\nIt is late.'
    expect(summarise({ subject: '', text }).text).toBe('Choose a day until ten. It is late.')
  })
})

describe('[GEN222] a summary has no word that only greets, addresses or takes leave', () => {
  it.each([
    ['Na du! Steht Freitag noch?\n\nDrück dich, Nele', 'Steht Freitag noch?'],
    ['Hola, MARIT:\n\nEl paquete llega mañana.', 'El paquete llega mañana.'],
    ['[EnvíaYa] Hola, MARIT: El paquete llega mañana.', 'El paquete llega mañana.'],
    ['Buenos días, Marit. Te adjunto la factura de la cena.', 'Te adjunto la factura de la cena.'],
    ['Ey guapa!! el sábado tomamos un café?', 'El sábado tomamos un café?'],
    ['Something came up, so no call today.\n\nT.', 'Something came up, so no call today.'],
    ['Marit! The call is off today.', 'The call is off today.'],
    ['On vous garde la place.\n\nA bientôt\nJulien', 'On vous garde la place.'],
    ['Devo iscriverli entro lunedì. Grazie mille', 'Devo iscriverli entro lunedì.'],
    ['totally fine if not, I know the time of year x\n\nF', 'Totally fine if not, I know the time of year'],
    ['Nos vemos el viernes a las diez.\n\nUn abrazo fuerte, Ana', 'Nos vemos el viernes a las diez.'],
  ])('%j', (text, told) => {
    expect(summarise({ subject: '', text, reader: 'Marit Lindqvist' }).text).toBe(told)
  })

  it('but what a list ends with', () => {
    expect(summarise({ subject: '', text: 'I would take this one:\n\nB' }).text).toBe(
      'I would take this one: B',
    )
  })

  it.each([
    'Morning works for me, and so does noon.',
    'Ada, Ben and Cy will come on Monday.',
    'Danke, das Paket ist da.',
    'See you on Friday at ten.',
    'Merci !',
    'Na gut, dann am Freitag.',
  ])('but all of %j', (text) => {
    expect(summarise({ subject: '', text, reader: 'Ada Alder' }).text).toBe(text)
  })
})

describe('[GEN223] a summary has nothing of what programs add', () => {
  it.each([
    ['This is an automated message, please do not reply.', 'en'],
    ['Bitte antworten Sie nicht auf diese E-Mail, dieses Postfach wird nicht gelesen.', 'de'],
    ['Ce message est envoyé automatiquement, merci de ne pas y répondre.', 'fr'],
    ['No respondas a este mensaje, esta dirección no se lee.', 'es'],
    ['Questo messaggio è generato automaticamente, La preghiamo di non rispondere.', 'it'],
    ['Numero 47 / 26 novembre 2026 – Non visualizzi correttamente?', 'it'],
    ['Banca Adriana S.p.A. - Sede legale: Corso Porta Nuova 900, Verona - Numero verde 800 000 000', 'it'],
    ['PaketFix GmbH, Am Güterbahnhof 2, 14974 Ludwigsfelde', 'de'],
  ] as const)('%s', (notice, language) => {
    const text = `12 x 4 = 48.\n\n${notice}\n\n13 x 4 = 52.`
    expect(summarise({ subject: '', text, language }).text).toBe('12 x 4 = 48. 13 x 4 = 52.')
  })

  it('nor buttons, where a program wrote the mail', () => {
    const parcel = 'El paquete llega mañana a las diez.\n\nCambiar la entrega'
    const notice = 'No respondas a este mensaje, esta dirección no se lee.'
    expect(summarise({ subject: '', text: `${parcel}\n\n${notice}` }).text).toBe(
      'El paquete llega mañana a las diez.',
    )
    expect(summarise({ subject: '', text: parcel }).text).toContain('Cambiar la entrega')
  })

  it('but what a person says of answers and firms', () => {
    for (const text of [
      'Please do not reply before Friday. Marlow GmbH in 10115 Berlin wants the keys back.',
      'Bitte antworten Sie nicht auf diese Mail, sondern Ada.',
      'Lieferung an Marlow GmbH, Amselweg 2, 10115 Berlin',
    ]) {
      expect(summarise({ subject: '', text }).text).toBe(text)
    }
  })
})

describe('[GEN224] a summary has no head of a mail that was passed on', () => {
  const words = 'The roof of the boat house leaks since Monday.'
  it.each([
    ['Outlook', 'From: Ada <a@a.example>\nSent: Monday\nTo: Ben\nSubject: Roof\nImportance: High'],
    ['Apple Mail', 'Von: Ada <a@a.example>\nBetreff: Dach\nDatum: 24. November 2026 um 10:21\nAn: Ben'],
    [
      'Thunderbird',
      'Betreff: Dach\nDatum: Tue, 24 Nov 2026\nVon: Ada <a@a.example>\nAn: Ben, Cy,\n Di <d@d.example>',
    ],
    ['Outlook', '*De :* Ada <a@a.example>\n*Envoyé :* mardi\n*À :* Ben\n*Cc :* Cy\n*Objet :* Toit'],
    [
      'Gmail',
      'De : Ada <a@a.example>\nDate: mar. 24 nov. 2026 à 10:21\nSubject: Toit\nTo: Ben <b@b.example>',
    ],
    ['Outlook', 'De: Ada <a@a.example>\nEnviado el: martes 10:21\nPara: Ben\nAsunto: Tejado'],
    ['Outlook', 'Da: Ada <a@a.example>\nInviato: martedì 10:21\nA: Ben\nOggetto: Tetto\nPriorità: Alta'],
  ])('of %s: %j', (_, head) => {
    const passedOn = `Can you see to this?\n\n${head}\n\n${words}`
    for (const subject of ['Fwd: Roof', 'WG: Dach', 'TR : Toit', 'RV: Tejado', 'I: Tetto']) {
      expect(summarise({ subject, text: passedOn }).text).toBe(`Can you see to this? ${words}`)
    }
    const marked = `Can you see to this?\n\n-----Original Message-----\n${head}\n\n${words}`
    expect(summarise({ subject: 'Roof', text: marked }).text).toBe(`Can you see to this? ${words}`)
    expect(summarise({ subject: '', text: `${head}\n\n${words}` }).text).toBe(words)
  })

  it('and such a mail below an answer is none that was passed on', () => {
    const text = `Yes, I will.\n\nFrom: Ada\nSent: Monday\nTo: Ben\nSubject: Roof\n\n${words}`
    expect(summarise({ subject: 'Re: Roof', text }).text).toBe('Yes, I will.')
  })
})

function own(text: string, language: Language = 'en'): string[] {
  return ownSentences({ text }, lexicons[language]).map((sentence) => sentence.text)
}

const busy_days =
  'The weather was fine again, and the boats that came from the lake on Friday 6 November were all dry by noon. We put 14 of them into the long hall, where the light is now as good as in the small one. On Saturday 7 November the others came by road, all 9 of them, and none had a scratch. The chairs for 120 people came on Monday 9 November, and the tables came on Tuesday 10 November.'
const told = (text: string, subject = 'Boats', language?: Language) =>
  summarise({ subject, text, language, reader: 'Marit Lindqvist', from: 'Ada Stone' }).text

const askedList = (lead: string) =>
  `${busy_days}\n\n${lead}\n\n- the colour of the doors, and\n- the number of the lockers in the hall, and\n- the kind of the locks`

describe('a summary is not without what it needs', () => {
  it.each([
    'Mum had a stroke last night.',
    'Please keep this between us for now.',
    'Marit asks the firm for the keys.',
    'Could you send me the list?',
    'Should we keep the old lamp, or buy one?',
  ])('[GEN236] %s', (sentence) => {
    expect(told(`${busy_days} ${sentence} It was late when we left, and nobody was tired at all.`)).toContain(
      sentence,
    )
  })

  it.each<[Language, string, string]>([
    ['de', 'Bitte sagen Sie bis zum 4. Dezember zu.', 'Sonst wird der Platz am 5. Dezember vergeben.'],
    ['fr', 'Merci de payer avant le 4 décembre.', 'Passé ce délai, la place sera donnée.'],
    ['es', 'Le ruego que pague antes del 4 de diciembre.', 'De lo contrario perderá su plaza.'],
    ['it', 'La prego di pagare entro il 4 dicembre.', 'In caso contrario il posto sarà ceduto.'],
    ['en', 'Please pay by 4 December.', 'Otherwise your place goes to others.'],
  ])('[GEN236] what follows where nothing is done, %s', (language, asked, follows) => {
    expect(told(`${busy_days} ${asked} ${follows}`, 'Boats', language)).toContain(`${asked} ${follows}`)
  })

  it('[GEN236] the first sentence that tells what the subject names', () => {
    const news = 'I have to move the visit of the boat house to Tuesday 8 December.'
    const text = `I hope you are well and had a good time at sea. ${news} ${busy_days}`
    expect(told(text, 'Visit of the boat house')).toContain(news)
  })

  it('[GEN236] questions of a newsletter are not asked of its reader', () => {
    const text = `${busy_days} Do you still row in the dark?\n\nTo unsubscribe, click here.`
    expect(told(text)).toBe(summarise({ subject: 'Boats', text }).text)
  })

  it('[GEN237] a list that asks is told whole, also where the sentence above has no colon', () => {
    const items = 'the colour of the doors; the number of the lockers in the hall; the kind of the locks'
    for (const lead of ['We need from you:', 'Please make sure that the board names']) {
      expect(told(askedList(lead))).toContain(`${lead} ${items}`)
    }
  })

  it('[GEN237] letters mark items', () => {
    const text = 'I have questions:\n\na) Which hall?\n\nb) Which day?\n\nc) How many?'
    expect(told(text)).toBe('I have questions: Which hall? Which day? How many?')
  })

  it('[GEN237] days to choose from are told whole beside all else', () => {
    const days = '- Donnerstag, 03.12.2026, 9:30 Uhr\n- Montag, 07.12.2026, 13:00 Uhr'
    const text = `In der Sache des Stegs (Verlängerung um 6,50 m, Ihr Antrag vom 2. Oktober 2026) ist vor der Entscheidung eine Besichtigung vor Ort erforderlich. Hierfür kann ich Ihnen folgende Termine anbieten:\n\n${days}\n\nBitte halten Sie den Lageplan im Maßstab 1:500 bereit, er fehlte in den Unterlagen. Ich bitte um Rückmeldung bis zum 27.11.2026. Sollte keiner der Termine möglich sein, rufen Sie mich bitte an. Außerdem muss das Schilf östlich des Stegs am Tag der Besichtigung frei zugänglich sein.`
    expect(told(text, 'Besichtigung')).toContain(
      'anbieten: Donnerstag, 03.12.2026, 9:30 Uhr; Montag, 07.12.2026, 13:00 Uhr.',
    )
  })

  it('[GEN238] a request that points back has the sentence before it', () => {
    const text = `${busy_days}\n\nThe office lost the number of order 29. Could you send me this number?`
    expect(told(text)).toContain('The office lost the number of order 29. Could you send me this number?')
  })

  it('[GEN238] headings are left out where a mail has several', () => {
    const text = `Where do we stand?\n${busy_days}\n\nThe budget\nWe spent 118 euros of 152 euros by Monday 16 November.\n\nThe people\nTwo of them leave on 3 December.`
    expect(told(text)).not.toMatch(/Where do we stand|The budget|The people/u)
  })
})

describe('[GEN220] a letter', () => {
  it.each<[Language, string]>([
    ['it', 'Le invio il disegno rev. C degli armadietti.'],
    ['de', 'Siehe Anl. B zum Vertrag.'],
    ['en', 'See fig. D of the plan.'],
  ])('goes on behind a short form, %s: %s', (language, sentence) => {
    expect(own(sentence, language)).toEqual([sentence])
  })
})

describe('[GEN222] a word for the reader alone', () => {
  it.each([
    ['Guapa!! el martes tengo canguro.', 'El martes tengo canguro.'],
    ['All, the pump is back.', 'The pump is back.'],
    ['Ihr Lieben, das Boot ist da.', 'Das Boot ist da.'],
    ['Ragazzi, la barca arriva domani.', 'La barca arriva domani.'],
    ['Les filles, le bateau arrive demain.', 'Le bateau arrive demain.'],
  ])('greets: %s', (text, left) => {
    expect(summarise({ subject: '', text }).text).toBe(left)
  })
})
