import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN396] who asks the reader over', () => {
  it.each<[Language, string]>([
    ['en', "Can you come down tomorrow at quarter past eight in the evening? It's about the bill."],
    ['de', 'Kannst du morgen um Viertel nach acht abends runterkommen? Es geht um die Rechnung.'],
    ['fr', "Tu peux descendre demain à huit heures et quart du soir ? C'est pour la facture."],
    ['es', '¿Puedes bajar mañana a las ocho y cuarto de la tarde? Es por lo del recibo.'],
    ['it', 'Puoi scendere domani alle otto e un quarto di sera? È per la bolletta.'],
  ])('asks to meet, %s: %s', (language, text) => {
    const { ask, wish } = readMail(text, language)
    expect(ask).toBe('choose')
    expect(wish.proposals).toMatchObject([{ date: '2027-01-14', from: 20 * 60 + 15 }])
  })

  it.each<[Language, string]>([
    ['en', "Can you pop round about the fence? I'm in tomorrow till noon and Sunday from 4."],
    [
      'de',
      'Kannst du mal kurz rüberkommen wegen dem Zaun? Bin morgen bis mittag da und Sonntag wieder ab 4.',
    ],
    [
      'fr',
      'Tu peux passer vite fait pour la clôture ? Je suis là demain jusqu’à midi et dimanche à partir de 4 h.',
    ],
    [
      'es',
      '¿Puedes pasarte un momento por lo de la valla? Estoy mañana hasta mediodía y el domingo desde las 4.',
    ],
    [
      'it',
      'Riesci a passare un attimo per la recinzione? Ci sono domani fino a mezzogiorno e domenica dalle 4.',
    ],
  ])('may say when in another sentence, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 0-12, 2027-01-17 16-24')
  })

  it.each<[Language, string]>([
    ['en', 'Can you bring the bins down tomorrow?'],
    ['de', 'Kannst du morgen um vier die Kinder abholen?'],
    ['fr', 'Tu peux descendre les poubelles demain ?'],
    ['es', '¿Puedes subir el informe mañana?'],
    ['it', 'Puoi salire la spesa domani?'],
  ])('and not who asks for things, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})
