import { describe, expect, it } from 'vitest'
import { type Language, lexicons } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { isFiller } from './summary-fillers.ts'
import { measureSentences } from './summary-features.ts'
import { neededIn } from './summary-needs.ts'
import { byWorth } from './summary-outcomes.ts'

describe('[GEN435] no summary has', () => {
  it.each([
    'If you have paid in the meantime, please disregard this letter.',
    'Sollten Sie schon gezahlt haben, betrachten Sie dieses Schreiben als gegenstandslos.',
    'Si votre paiement a croisé ce courrier, merci de ne pas en tenir compte.',
    'Si ya ha pagado, no haga caso de este mensaje.',
    'Qualora il pagamento fosse già avvenuto, La preghiamo di non tener conto della presente.',
  ])('that a reminder is void where it was paid: %s', (text) => {
    expect(isFiller(text)).toBe(true)
  })

  it.each([
    'If you have paid in the meantime, please disregard this and send us a copy.',
    'Sollten Sie schon gezahlt haben, betrachten Sie dies als gegenstandslos und schicken Sie den Beleg.',
    'Si votre paiement a croisé ce courrier, merci de ne pas en tenir compte et de nous indiquer la date.',
    'Si ya ha pagado, no haga caso y mándenos el justificante.',
    'Qualora il pagamento fosse già avvenuto, non tenga conto della presente e ci mandi una copia.',
  ])('but what is asked for then: %s', (text) => {
    expect(isFiller(text)).toBe(false)
  })

  it.each([
    'I just wanted you to know it from me.',
    'Ich wollte nur, dass du es von mir weißt.',
    'Je voulais juste que tu le saches.',
    'Solo quería que lo supieras.',
    'Volevo solo che lo sapessi da me.',
    'First come, first served!',
    'Wer zuerst kommt, mahlt zuerst!',
    'Premier arrivé, premier servi !',
  ])('why something was told: %s', (text) => {
    expect(isFiller(text)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'Hugs, and thanks again for the boat, Bo'],
    ['de', 'Liebe Grüße, und danke noch mal fürs Boot, Bo'],
    ['fr', 'Je t’embrasse, et encore merci pour le bateau, Bo'],
    ['es', 'Un abrazo, y gracias otra vez por el barco, Bo'],
    ['it', 'Un abbraccio, e grazie ancora per la barca, Bo'],
    ['en', 'b.'],
  ])('a closing with the name of its sender: %s %s', (language, closing) => {
    const text = `12 x 4 = 48.\n\n${closing}`
    expect(summarise({ subject: '', text, language, from: 'Bo Oak' }).text).toBe('12 x 4 = 48.')
  })
})

function measured(text: string, language: Language) {
  const { own } = readMailText({ subject: '', text, language })
  return measureSentences(own, { subject: '', lexicon: lexicons[language] })
}

describe('[GEN436] where room is left', () => {
  it.each<[Language, string]>([
    ['en', 'Could you meet us on Monday? Half an hour is enough.'],
    ['de', 'Können Sie uns am Montag treffen? Das dauert etwa 45 Minuten.'],
    ['fr', 'Pouvez-vous nous voir lundi ? Comptez une petite heure.'],
    ['es', '¿Puede vernos el lunes? La prueba dura 45 minutos.'],
    ['it', 'Può vederci lunedì? Basta mezz’ora.'],
  ])('how long it takes is told of what is asked: %s', (language, text) => {
    const all = measured(text, language)
    expect(neededIn(all, { subject: '', text, reader: 'Ada Lind' }, language)).toContain(1)
  })

  it.each<[Language, string, string]>([
    ['en', 'This can happen to anybody!', 'Come with us to the lake!'],
    ['de', 'Das kann doch jedem passieren!', 'Komm mit uns an den See!'],
    ['fr', 'Cela arrive à tout le monde !', 'Viens avec nous au lac !'],
    ['es', '¡Eso le pasa a cualquiera!', '¡Ven con nosotros al lago!'],
    ['it', 'Può capitare a chiunque!', 'Vieni con noi al lago!'],
  ])('no exclamation is, but an invitation: %s', (language, cry, call) => {
    const all = measured(`${cry} ${call}`, language)
    expect(byWorth(all, { worth: () => 1, least: 0, countsWords: false })).toEqual([1])
  })
})
