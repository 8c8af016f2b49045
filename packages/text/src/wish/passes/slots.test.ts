import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { judgeMail } from '../judge-mail.ts'
import { readByGrammarAlone, readMail } from '../tell-wish.ts'

const offered = ['2027-01-18', '2027-01-19', '2027-01-21']

describe('[GEN199] slots below one another', () => {
  it.each<[Language, string]>([
    [
      'en',
      'The director has kept three slots for you to choose from:\n\na) Monday 18 January, 12:30\nb) Tuesday 19 January, 10:00\nc) Thursday 21 January, 17:30\n\nWe would be grateful for your answer before Friday afternoon.',
    ],
    [
      'de',
      'Der Direktor hat drei Termine freigehalten, damit Sie einen wählen:\n\na) Montag, 18. Januar, 12:30 Uhr\nb) Dienstag, 19. Januar, 10:00 Uhr\nc) Donnerstag, 21. Januar, 17:30 Uhr\n\nUm Antwort bis Freitagnachmittag wird gebeten.',
    ],
    [
      'fr',
      'Le directeur vous réserve trois créneaux au choix :\n\n- lundi 18 janvier à 12h30\n- mardi 19 janvier à 10h\n- jeudi 21 janvier à 17h30\n\nMerci de répondre avant vendredi après-midi.',
    ],
    [
      'es',
      'El director ha reservado tres citas para que elija una:\n\na) lunes 18 de enero, 12:30\nb) martes 19 de enero, 10:00\nc) jueves 21 de enero, 17:30\n\nLe agradeceríamos que nos contestara antes del viernes por la tarde.',
    ],
    [
      'it',
      'Il direttore Le propone per il colloquio tre orari che ha riservato perché Lei scelga:\n\n- lunedì 18 gennaio alle 12:30\n- martedì 19 gennaio alle 10:00\n- giovedì 21 gennaio alle 17:30\n\nLe saremmo grati di una risposta entro venerdì pomeriggio.',
    ],
  ])('are offered, whatever was learned, %s: %s', (language, text) => {
    for (const { ask, wish } of [readByGrammarAlone(text, language), readMail(text, language)]) {
      expect(ask).toBe('choose')
      expect(wish.proposals.map(({ date }) => date)).toEqual(offered)
    }
  })

  it.each<[Language, string]>([
    ['en', 'Our hours:\n\nTue 16:00-19:00\nSat 10:00-13:00'],
    ['de', 'Auf dem Programm:\n\n15:30 Uhr: Chor der Erstklässler\n16:30 Uhr: Sackhüpfen am Dienstag im Hof'],
    ['fr', 'Je suis à Berlin mardi 19 janvier à 10h.'],
  ])('and neither opening hours nor a programme, %s: %s', (language, text) => {
    const { judged } = judgeMail({ subject: '', text, language, sentOn: '2027-01-13T09:00' })
    const items = judged.flatMap((one) => one.items)
    expect(items.some((item) => item.isMeant === true)).toBe(false)
  })
})
