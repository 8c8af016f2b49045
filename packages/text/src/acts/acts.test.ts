import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../language.ts'
import { type ActSample, readActSamples } from './act-samples.ts'
import { act_names, act_thresholds, asksForAction, readActs, readMailActs } from './acts.ts'

const heldOut = readHalf('held-out')

describe('[GEN52] on mails that nothing was tuned on', () => {
  it('has enough of them, in five languages', () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(30)
    expect(new Set(heldOut.map(({ language }) => language))).toEqual(new Set(languages))
  })

  it.each(act_names)('recognizes %s', (act) => {
    const read = heldOut.flatMap(({ sentences, language, subject }) => {
      const texts = sentences.map(({ text }) => text)
      return readMailActs(texts, language, { subject }).map((likelihoods, index) => ({
        isFound: likelihoods[act] >= act_thresholds[act],
        is: sentences[index]?.acts.has(act) ?? false,
      }))
    })
    const right = read.filter(({ isFound, is }) => isFound && is).length
    const counted = read.filter(({ isFound }) => isFound).length + read.filter(({ is }) => is).length
    expect((2 * right) / counted).toBeGreaterThanOrEqual(0.8)
  })

  it('finds the mails that ask for something', () => {
    const read = heldOut.map((mail) => ({
      isFound: asksForAction(
        mail.sentences.map(({ text }) => text),
        mail.language,
        mail,
      ),
      is: mail.isTask,
    }))
    const right = read.filter(({ isFound, is }) => isFound && is).length
    expect(right / read.filter(({ is }) => is).length).toBeGreaterThanOrEqual(0.8)
    expect(right / read.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(0.8)
  })
})

describe('[GEN51]', () => {
  it.each<[Language, string]>([
    ['en', 'Forward the signed form to Priya, the deadline is Monday.'],
    ['de', 'Schicken Sie mir bitte die Unterlagen.'],
    ['fr', 'Pourriez-vous vérifier le montant ?'],
    ['es', '¿Puede enviarme el contrato?'],
    ['it', 'Può mandarmi il contratto?'],
  ])('asks, %s: %s', (language, sentence) => {
    expect(readActs(sentence, language).request).toBeGreaterThanOrEqual(act_thresholds.request)
  })

  it.each<[Language, string]>([
    ['en', 'See the note below from the archive.'],
    ['en', 'Note that the March figures are still preliminary.'],
    ['en', 'Comment #7 is exactly the case that I mean.'],
    ['en', 'I need to finish the report for the board.'],
    ['en', 'The page is at https://example.com/search?q=tide'],
    ['de', 'Siehe die Notiz weiter unten.'],
    ['fr', 'Voir la note ci-dessous.'],
    ['es', 'Véase la nota de abajo.'],
    ['it', 'Vedi la nota qui sotto.'],
  ])('only points somewhere or tells, %s: %s', (language, sentence) => {
    expect(readActs(sentence, language).request).toBeLessThan(act_thresholds.request)
  })

  it.each([
    'If the totals differ, call Renate before noon.',
    "Don't restart the server before I give the word.",
    'Please backport this.',
  ])('asks in the middle of a sentence or with any verb: %s', (sentence) => {
    expect(readActs(sentence, 'en').request).toBeGreaterThanOrEqual(act_thresholds.request)
  })

  it.each<[Language, string]>([
    ['en', 'Is there a key for the side door.'],
    ['en', 'Comments on the draft are welcome.'],
    ['de', 'Wann ist das Lager wieder offen'],
    ['de', 'Für eine kurze Rückmeldung wären wir dankbar.'],
    ['fr', 'Combien de chaises faut-il'],
    ['es', 'Cualquier sugerencia es bienvenida.'],
    ['it', 'Qualsiasi suggerimento è gradito.'],
  ])('asks without a mark and without an order, %s: %s', (language, sentence) => {
    expect(readActs(sentence, language).request).toBeGreaterThanOrEqual(act_thresholds.request)
  })

  it('takes a closing, a footer and a question to nobody for no request', () => {
    const sentences = [
      'Kind regards',
      'If you are not the intended recipient, please delete this message.',
      'Get your private, free e-mail at Postbox.',
      "It works on the old one, doesn't it, so who cares.",
    ]
    for (const { request } of readMailActs(sentences, 'en'))
      expect(request).toBeLessThan(act_thresholds.request)
  })

  it.each<[Language, string, string, string]>([
    ['en', 'The telecon moves to Thursday.', 'Half past nine on Friday suits us as well.', 'Pumps'],
    ['de', 'Die Sitzung verschiebt sich.', 'Am Freitag um 9:30 Uhr passt es uns auch.', 'Pumpen'],
    ['fr', 'La réunion est décalée.', 'Vendredi à 9h30 nous convient aussi.', 'Pompes'],
    ['es', 'La reunión cambia de día.', 'El viernes a las 9:30 también nos va bien.', 'Bombas'],
    ['it', 'La riunione cambia giorno.', 'Venerdì alle 9:30 va bene anche per noi.', 'Pompe'],
  ])('[GEN59] mentions a meeting by the sentences around it, %s: %s', (language, before, sentence, other) => {
    const likelihoodAfter = (first: string) => readMailActs([first, sentence], language)[1]?.meeting ?? 0
    expect(likelihoodAfter(before)).toBeGreaterThan(likelihoodAfter(`${other}.`))
    expect(likelihoodAfter(before)).toBeGreaterThanOrEqual(readActs(sentence, language).meeting)
  })
})

function readHalf(half: string): ActSample[] {
  const folder = join(import.meta.dirname, '../../samples/requests', half)
  return languages.flatMap((language) => {
    const file = readdirSync(folder).find((name) => name === `${language}.txt`) ?? ''
    return readActSamples(readFileSync(join(folder, file), 'utf8'), language)
  })
}
