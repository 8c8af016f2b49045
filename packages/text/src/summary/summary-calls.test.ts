import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { lexicons } from '../language.ts'
import { readMailText } from './summarise.ts'
import { measureSentences } from './summary-features.ts'
import { endsBefore, standsBelowName } from './summary-leans.ts'
import { causeBehind, introductionIn } from './summary-sides.ts'
import { nextMeetingIn } from './summary-wants.ts'
import { foldText } from '../wish/terms/tokens.ts'

function measured(text: string, language: Language) {
  const { own } = readMailText({ subject: '', text, language })
  return measureSentences(own, { subject: '', lexicon: lexicons[language] })
}

describe('[GEN357] a summary is also not to be without', () => {
  it.each<[Language, string]>([
    ['en', 'I suggest that we meet on Wednesday 25 November at 3.'],
    ['de', 'Ich schlage vor, dass wir uns am Mittwoch um 15:00 Uhr treffen.'],
    ['fr', 'Je propose que nous nous voyions mercredi 25 novembre à 15 h.'],
    ['es', 'Propongo que nos veamos el miércoles 25 de noviembre a las 15:00.'],
    ['it', 'Propongo di vederci mercoledì 25 novembre alle 15.'],
    ['en', 'The information evening is on Thursday 14 January.'],
    ['de', 'Der Elternabend ist am Donnerstag, 14. Januar.'],
    ['fr', 'Une réunion d’information se tiendra le jeudi 14 janvier.'],
    ['es', 'La reunión informativa será el jueves 14 de enero.'],
    ['it', 'La riunione informativa è giovedì 14 gennaio.'],
  ])('a meeting that is proposed or called: %s %s', (language, text) => {
    expect(nextMeetingIn(measured(text, language))).toEqual([0])
  })

  it.each<[Language, string]>([
    ['en', 'I would like to apply as a clerk. I am moving to Berlin in spring.'],
    ['de', 'Hiermit bewerbe ich mich als Sachbearbeiterin. Im Frühjahr ziehe ich nach Berlin.'],
    ['fr', 'Je vous adresse ma candidature. Je m’installe à Berlin au printemps.'],
    ['es', 'Le envío mi candidatura. En primavera me traslado a Berlín.'],
    ['it', 'Le invio la mia candidatura. In primavera mi trasferisco a Berlino.'],
  ])('where who applies moves to: %s', (language, text) => {
    const all = measured(text, language)
    const folded = all.map((one) => foldText(one.text))
    expect(introductionIn(all, folded, 'application')).toContain(1)
  })

  it.each<[Language, string]>([
    ['en', 'I ask for two things:\n\nThat you send me the list.'],
    ['de', 'Ich bitte um zwei Dinge:\n\nDass Sie mir die Liste schicken.'],
    ['fr', 'Je demande deux choses :\n\nQue vous m’envoyiez la liste.'],
    ['es', 'Les pido dos cosas:\n\nQue me envíen la lista.'],
    ['it', 'Chiedo due cose:\n\nChe mi mandiate la lista.'],
  ])('what a paragraph goes on from: %s', (language, text) => {
    expect(endsBefore(readMailText({ subject: '', text, language }).own, 1)).toBe(true)
  })
})

describe('[GEN359] together go', () => {
  it.each<[Language, string]>([
    ['en', 'Invoices. All above 2000 need your yes.'],
    ['de', 'Rechnungen. Ab 2000 Euro brauche ich dein Ja.'],
    ['fr', 'Factures. Au-dessus de 2000 euros il faut ton accord.'],
    ['es', 'Facturas. A partir de 2000 euros hace falta tu visto bueno.'],
    ['it', 'Fatture. Sopra i 2000 euro serve il tuo ok.'],
  ])('a sentence and the word that says of what: %s %s', (language, text) => {
    const { own } = readMailText({ subject: '', text, language })
    expect(standsBelowName(own, 1, lexicons[language])).toBe(true)
  })

  it('and no greeting', () => {
    const { own } = readMailText({ subject: '', text: 'Roofs. The shed is old.', language: 'en' })
    const greeted = own.map((one, place) => (place === 0 ? { ...one, text: 'Thanks.' } : one))
    expect(standsBelowName(greeted, 1, lexicons.en)).toBe(false)
  })

  it.each<[Language, string]>([
    ['en', 'The pump stopped at 6:40. A belt had torn the night before.'],
    ['de', 'Die Pumpe stand um 6:40 Uhr. Ein Riemen war in der Nacht gerissen.'],
    ['fr', 'La pompe s’est arrêtée à 6 h 40. Une courroie avait cédé dans la nuit.'],
    ['es', 'La bomba se paró a las 6:40. Una correa se había roto por la noche.'],
    ['it', 'La pompa si è fermata alle 6.40. Una cinghia aveva ceduto di notte.'],
  ])('the news and what had been before: %s %s', (language, text) => {
    expect(causeBehind(readMailText({ subject: '', text, language }).own, [0])).toEqual([1])
  })
})
