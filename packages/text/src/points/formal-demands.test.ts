import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'

const draftOf = (text: string) =>
  draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/London',
    bothKnown: false,
  })

describe('[GEN362] a point is', () => {
  it.each([
    'Dear Ms Alder,\n\nthe bins stood in the stairwell again. We therefore ask you to remind all tenants of the rules.\n\nOdette Marsh',
    'Sehr geehrte Frau Alder,\n\ndie Tonnen standen wieder im Treppenhaus. Wir bitten Sie daher, alle Mieter an die Hausordnung zu erinnern.\n\nOdette Marsh',
    'Madame,\n\nles poubelles sont restées dans la cage. Nous vous demandons donc de rappeler le règlement à tous les locataires.\n\nOdette Marsh',
    'Estimada señora Alder:\n\nlos cubos siguen en la escalera. Les pido dos cosas:\n\nQue me faciliten los datos del seguro.\n\nOdette Marsh',
    'Gentile signora Alder,\n\ni bidoni sono ancora sulle scale. Le chiediamo quindi di ricordare le regole a tutti gli inquilini.\n\nOdette Marsh',
  ])('what is formally demanded: %s', (text) => {
    expect(draftOf(text).missing.join()).toMatch(/remind|erinnern|rappeler|seguro|ricordare/u)
  })

  it.each([
    'Hi Hedda,\n\nnavy is sold out. You have two options: we take the darker one, or we deliver in January.\n\nOdette',
    'Hallo Hedda,\n\nBlau ist aus. Du hast zwei Möglichkeiten: Wir nehmen das dunklere, oder wir liefern im Januar.\n\nOdette',
    'Salut Hedda,\n\nle bleu est épuisé. Tu as deux possibilités : le plus foncé, ou une livraison en janvier.\n\nOdette',
    'Hola, Hedda:\n\nel azul se ha agotado. Tienes dos opciones: el más oscuro o la entrega en enero.\n\nOdette',
    'Ciao Hedda,\n\nil blu è esaurito. Hai due possibilità: quello più scuro o la consegna a gennaio.\n\nOdette',
  ])('a choice that is told: %s', (text) => {
    expect(draftOf(text).missing.join()).toMatch(/two|zwei|deux|dos|due/u)
  })

  it.each([
    'Dear Ms Alder,\n\nhere are the minutes. Anyone with objections please write by Sunday.\n\nOdette Marsh',
    'Liebe Hedda,\n\nhier das Protokoll. Wer Einwände hat, bitte bis Sonntag.\n\nOdette',
    'Chère Hedda,\n\nvoici le compte rendu. Ceux qui ont des objections sont priés de m’écrire avant dimanche.\n\nOdette',
    'Hola, Hedda:\n\naquí va el acta. Quien tenga objeciones, que me escriba antes del domingo.\n\nOdette',
    'Ciao Hedda,\n\necco il verbale. Chi ha obiezioni mi scriva entro domenica.\n\nOdette',
  ])('not what only they do who object: %s', (text) => {
    expect(draftOf(text).missing.filter((one) => one.startsWith('An answer'))).toEqual([])
  })

  it('a task that minutes give in two words, in German', () => {
    const { missing } = draftOf(
      'Hallo zusammen,\n\nhier das Protokoll.\n\nHedda fragt beim Nachbarverein wegen der Bänke an und meldet sich dazu. Tom fragt, ob das Geld reicht.\n\nOdette',
    )
    expect(missing).toHaveLength(1)
    expect(missing[0]).toContain('Nachbarverein')
  })
})

it('[GEN321] something to do without a name beside others is left to the reader', () => {
  const { body } = draftOf(
    'Hi Hedda,\n\nplease tell Tom about it. Which key fits the gate? And please bring the list.\n\nOdette',
  )
  expect(body).not.toContain("1. I'll take care of it.")
  expect(body).toContain("List: I'll take care of it.")
})
