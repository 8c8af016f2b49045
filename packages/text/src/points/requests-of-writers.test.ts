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
const missingOf = (text: string) =>
  draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', context).missing.join('\n')
const count = (text: string) => missingOf(text).split('\n').length

describe('[GEN363] a list', () => {
  it.each([
    'Dear Ms Alder,\n\nI ask you therefore:\n\n1) to exchange the pump,\n2) to collect the old one.\n\nKind regards\nOdette Marsh',
    'Sehr geehrte Frau Alder,\n\nich bitte Sie daher:\n\n1) die Pumpe auszutauschen,\n2) die alte abzuholen.\n\nMit freundlichen Grüßen\nOdette Marsh',
    'Madame,\n\npouvez-vous me dire :\n- si la pompe est remplacée ;\n- combien coûte la neuve ?\n\nCordialement\nOdette Marsh',
    'Estimada señora Alder:\n\nle pido por tanto:\n\n1) cambiar la bomba,\n2) recoger la vieja.\n\nAtentamente\nOdette Marsh',
    'Gentile signora Alder,\n\nLe chiedo quindi:\n\n1) di sostituire la pompa,\n2) di ritirare la vecchia.\n\nCordiali saluti\nOdette Marsh',
  ])('below a sentence that asks has a point for each item: %s', (text) => {
    const missing = missingOf(text)
    expect(missing.split('\n')).toHaveLength(2)
    expect(missing).not.toMatch(/(?:therefore|daher|dire|tanto|quindi) ?:/u)
  })

  it.each([
    'Hi Hedda,\n\nhere are the answers to your questions:\n\n- Yes, the pump is included.\n- The old one goes to Piet.\n\nOdette',
    'Hallo Hedda,\n\nzu deinen Fragen:\n\n- Ja, die Pumpe ist dabei.\n- Die alte bekommt Piet.\n\nOdette',
    'Bonjour Hedda,\n\nje réponds à tes questions :\n\n- Oui, la pompe est comprise.\n- L’ancienne va chez Piet.\n\nOdette',
    'Hola, Hedda:\n\nrespondo a tus dudas:\n\n- Sí, la bomba está incluida.\n- La vieja es para Piet.\n\nOdette',
    'Ciao Hedda,\n\nrispondo alle tue domande:\n\n- Sì, la pompa è compresa.\n- La vecchia va a Piet.\n\nOdette',
  ])('of answers has none: %s', (text) => {
    expect(missingOf(text)).not.toContain('An answer')
  })
})

describe('[GEN364] a choice that is told', () => {
  it.each([
    'Hi Hedda,\n\nwe can either repair the pump or buy a new one. The new one is quieter.\n\nOdette',
    'Hallo Hedda,\n\nentweder lassen wir die Pumpe reparieren oder wir kaufen eine neue.\n\nOdette',
    'Bonjour Hedda,\n\nla pompe est morte : réparation 390 €, ou une neuve à 720 €.\n\nOdette',
    'Hola, Hedda:\n\npodemos reparar la bomba por 390 € o comprar otra por 720 €.\n\nOdette',
    'Ciao Hedda,\n\npossiamo o riparare la pompa oppure comprarne una nuova.\n\nOdette',
  ])('is a point: %s', (text) => {
    expect(missingOf(text)).toMatch(/pump|pompe|bomba|pompa/iu)
  })

  it.each(['Hi Hedda,\n\neither Piet or Tom comes by. I will tell you.\n\nOdette'])(
    'and not who of others does something: %s',
    (text) => {
      expect(missingOf(text)).not.toContain('either')
    },
  )
})

describe('[GEN365] a point is', () => {
  it.each([
    'Hi Hedda,\n\nsomebody should look at the pump. Who has the key?\n\nOdette',
    'Hallo Hedda,\n\njemand müsste sich die Pumpe ansehen. Wer hat den Schlüssel?\n\nOdette',
    'Salut Hedda,\n\nquelqu’un devrait regarder la pompe. Qui a la clé ?\n\nOdette',
    'Hola, Hedda:\n\nalguien debería mirar la bomba. ¿Quién tiene la llave?\n\nOdette',
    'Ciao Hedda,\n\nqualcuno dovrebbe controllare la pompa. Chi ha la chiave?\n\nOdette',
  ])('what somebody should see to: %s', (text) => {
    expect(count(text)).toBe(2)
  })

  it.each([
    'Hi Hedda,\n\nremember to bring the old pump. Who has the key?\n\nOdette',
    'Hallo Hedda,\n\nvergiss bitte nicht die alte Pumpe. Wer hat den Schlüssel?\n\nOdette',
    'Salut Hedda,\n\npense à apporter l’ancienne pompe. Qui a la clé ?\n\nOdette',
    'Hola, Hedda:\n\nno olvides traer la bomba vieja. ¿Quién tiene la llave?\n\nOdette',
    'Ciao Hedda,\n\nricordati di portare la vecchia pompa. Chi ha la chiave?\n\nOdette',
  ])('what is not to be forgotten: %s', (text) => {
    expect(count(text)).toBe(2)
  })

  it.each([
    'Hi all,\n\n- Piet: please order the pump.\n- Hedda: please send the bill. I would also like to know who has the key.\n\nOdette',
    'Hallo zusammen,\n\n- Piet: bitte die Pumpe bestellen.\n- Hedda: bitte die Rechnung schicken. Außerdem brauche ich noch deine Schlüsselnummer.\n\nOdette',
    'Bonjour à tous,\n\n- Piet : merci de commander la pompe.\n- Hedda : merci d’envoyer la facture. Je voudrais aussi savoir qui a la clé.\n\nOdette',
    'Hola a todos:\n\n- Piet: pedir la bomba, por favor.\n- Hedda: enviar la factura, por favor. También me falta saber quién tiene la llave.\n\nOdette',
    'Ciao a tutti,\n\n- Piet: ordinare la pompa, per favore.\n- Hedda: inviare la fattura, per favore. Vorrei anche sapere chi ha la chiave.\n\nOdette',
  ])('the second wish of an item for the reader: %s', (text) => {
    expect(count(text)).toBe(2)
  })
})

describe('[GEN366] no point is', () => {
  it.each([
    'Hi Hedda,\n\nwho has the key, and who pays the roofer? Could you get back to me by Monday?\n\nOdette',
    'Hallo Hedda,\n\nwer hat den Schlüssel, und wer bezahlt den Dachdecker? Kannst du mir bis Montag dazu etwas schreiben?\n\nOdette',
    'Salut Hedda,\n\nqui a la clé, et qui paie le couvreur ? Peux-tu me répondre avant lundi ?\n\nOdette',
    'Hola, Hedda:\n\n¿quién tiene la llave y quién paga el tejado? ¿Me puedes contestar antes del lunes?\n\nOdette',
    'Ciao Hedda,\n\nchi ha la chiave e chi paga il tetto? Puoi rispondermi entro lunedì?\n\nOdette',
  ])('the wish for the answer itself, asked too: %s', (text) => {
    expect(count(text)).toBe(2)
  })

  it.each([
    'Hi Hedda,\n\nwho has the key? Piet leaves at noon, will you let me know?\n\nOdette',
    'Hallo Hedda,\n\nwer hat den Schlüssel? Piet fährt um zwölf, sagst du mir Bescheid?\n\nOdette',
    'Salut Hedda,\n\nqui a la clé ? Piet repart à midi, tu me dis ?\n\nOdette',
    'Hola, Hedda:\n\n¿quién tiene la llave? Piet se va pronto, ¿me dices?\n\nOdette',
    'Ciao Hedda,\n\nchi ha la chiave? Piet va via a mezzogiorno, mi fai sapere?\n\nOdette',
  ])('to be told: %s', (text) => {
    expect(count(text)).toBe(1)
  })

  it.each([
    'Dear Ms Alder,\n\nwe still need:\n- the lease\n- the policy\n\nPlease send them back before Friday.\n\nKind regards\nOdette Marsh',
    'Guten Tag Frau Alder,\n\nwir benötigen noch:\n- den Mietvertrag\n- die Police\n\nBitte lassen Sie uns diese bis Freitag zukommen.\n\nMit freundlichen Grüßen\nOdette Marsh',
    'Madame,\n\nil nous manque encore :\n- le bail\n- la police\n\nMerci de nous les faire parvenir avant vendredi.\n\nCordialement\nOdette Marsh',
    'Estimada señora Alder:\n\nnos faltan todavía:\n- el contrato\n- la póliza\n\nLe ruego que nos los envíe antes del viernes.\n\nAtentamente\nOdette Marsh',
    'Gentile signora Alder,\n\nci servono ancora:\n- il contratto\n- la polizza\n\nLa preghiamo di inviarceli entro venerdì.\n\nCordiali saluti\nOdette Marsh',
  ])('that all items of a list are to be sent: %s', (text) => {
    expect(count(text)).toBe(2)
  })

  it.each([
    'Hi all,\n\nHedda, who has the key? Anyone who has spare benches, please tell Piet.\n\nOdette',
    'Ihr Lieben,\n\nHedda, wer hat den Schlüssel? Wer Bänke übrig hat: bitte bei Piet melden.\n\nOdette',
    'Bonjour à tous,\n\nHedda, qui a la clé ? Ceux qui ont des bancs, merci de le dire à Piet.\n\nOdette',
    'Hola a todos:\n\nHedda, ¿quién tiene la llave? Quien tenga bancos, que avise a Piet, por favor.\n\nOdette',
    'Ciao a tutti,\n\nHedda, chi ha la chiave? Chi ha delle panche lo dica a Piet, per favore.\n\nOdette',
  ])('what only those do who have something: %s', (text) => {
    expect(count(text)).toBe(1)
  })
})
