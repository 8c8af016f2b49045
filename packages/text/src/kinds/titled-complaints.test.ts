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
const draftOf = (subject: string, text: string) =>
  draftReply({ subject, text, sentOn: '2026-11-20' }, '', context)

describe('[GEN412] a mail that is called a complaint', () => {
  it.each([
    [
      'Complaint, order 118',
      'Dear Ms Alder,\n\nThe lamps came on the 20th. I ask you to send 15 new ones.\n\nYours\nOdette Marsh',
    ],
    [
      'Reklamation Auftrag 118',
      'Guten Tag Frau Alder,\n\ndie Lampen kamen am 20. Ich bitte um 15 neue.\n\nMit freundlichen Grüßen\nOdette Marsh',
    ],
    [
      'Réclamation commande 118',
      'Madame,\n\nles lampes sont arrivées le 20. Je vous demande d’en envoyer 15 nouvelles.\n\nCordialement\nOdette Marsh',
    ],
    [
      'Reclamación pedido 118',
      'Estimada Sra. Alder:\n\nlas lámparas llegaron el 20. Le pido que envíe 15 nuevas.\n\nAtentamente\nOdette Marsh',
    ],
    [
      'Reclamo ordine 118',
      'Gentile Signora Alder,\n\nle lampade sono arrivate il 20. Le chiedo di inviarne 15 nuove.\n\nDistinti saluti\nOdette Marsh',
    ],
  ])('is answered as one: %s', (subject, text) => {
    expect(draftOf(subject, text).intent).toBe('complaint')
  })

  it.each([
    [
      'Your complaint of 12 November',
      'Dear Ms Alder,\n\nThank you for your patience. The new lamps were sent today.\n\nYours\nOdette Marsh',
    ],
    [
      'Ihre Reklamation vom 12.',
      'Guten Tag Frau Alder,\n\ndanke für Ihre Geduld. Die neuen Lampen sind heute raus.\n\nMit freundlichen Grüßen\nOdette Marsh',
    ],
  ])('and none where an office answers it: %s', (subject, text) => {
    expect(draftOf(subject, text).intent).not.toBe('complaint')
  })
})

describe('[GEN413] a choice in a question', () => {
  it.each([
    [
      'Hi Hedda,\n\nabout the camp: do you bring the boats or use ours? And how many will you be?\n\nOdette',
      'take care',
    ],
    [
      'Hallo Hedda,\n\nzum Lager: Bringt ihr die Boote mit oder nehmt ihr unsere? Und wie viele seid ihr?\n\nOdette',
      'kümmere',
    ],
    [
      'Salut Hedda,\n\npour le camp : tu apportes les bateaux ou vous prenez les nôtres ? Et vous serez combien ?\n\nOdette',
      'occupe',
    ],
    [
      'Hola Hedda,\n\nlo del campamento: ¿traéis los botes o usáis los nuestros? ¿Y cuántos seréis?\n\nOdette',
      'encargo',
    ],
    [
      'Ciao Hedda,\n\nper il campo: le barche le portate o usate le nostre? E quanti sarete?\n\nOdette',
      'occupo',
    ],
  ])('is not taken on: %s', (text, taken) => {
    expect(draftOf('', text).body).not.toContain(taken)
  })
})

describe('[GEN414] letters that are drawn out', () => {
  it.each([
    ['Heddaaaa was ist jetzt mit dem Abendessen?? Bring die Platten mit', 'Hallo'],
    ['Heddaaaa alors ce dîner ?? Apporte les disques', 'Bonjour Odette'],
    ['Heddaaaa ¿y la cena?? Trae los discos', 'Hola'],
    ['Heddaaaa ma allora questa cena?? Porta i dischi', 'Ciao'],
  ])('are a sign of friends: %s', (text, greeting) => {
    expect(draftOf('', text).body).toMatch(new RegExp(`^${greeting}`, 'u'))
  })
})
