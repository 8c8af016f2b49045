import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN160] the half of the day that was named', () => {
  it.each<[Language, string]>([
    ['en', 'I have choir this evening at six. Could we talk from seven on?'],
    ['en', 'Tonight I have class until half six. From seven on I am free. Could we talk?'],
    ['de', 'Heute Abend um sechs habe ich Chor. Können wir ab sieben telefonieren?'],
    ['de', 'Heute Nachmittag um fünf bin ich beim Arzt, ab sieben können wir gern reden.'],
    ['fr', "Ce soir à six heures j'ai chorale. On peut se parler à partir de sept heures ?"],
    ['es', 'Esta tarde a las seis tengo médico. ¿Nos vemos a partir de las siete?'],
    ['es', 'Esta tarde a las seis tengo médico, a partir de las siete podríamos vernos.'],
    ['it', 'Stasera alle sei ho coro. Possiamo sentirci dalle sette in poi?'],
  ])('goes on for the hours from which the meeting may be, %s: %s', (language, text) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ from: 19 * 60, until: 24 * 60 }])
  })

  it.each<[Language, string]>([
    ['en', "Let's meet on Thursday evening. Half seven would be best."],
    ['de', 'Treffen wir uns am Donnerstagabend? Um halb acht wäre gut.'],
    ['fr', 'On se voit jeudi soir ? Vers sept heures et demie ce serait parfait.'],
    ['es', '¿Nos vemos el jueves por la noche? A las ocho y media me va bien.'],
    ['it', 'Ci vediamo giovedì sera? Alle sette e mezza sarebbe perfetto.'],
  ])('goes on for an hour of the next sentence, %s: %s', (language, text) => {
    const [proposal] = readByGrammarAlone(text, language).wish.proposals
    expect(proposal).toMatchObject({ date: '2027-01-14' })
    expect(proposal?.from).toBeGreaterThan(19 * 60)
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk one evening next week? Not Wednesday. Any time after nine.'],
    ['de', 'Können wir nächste Woche an einem Abend sprechen? Mittwoch nicht. Immer nach neun.'],
    ['fr', 'On peut se parler un soir la semaine prochaine ? Pas mercredi. Toujours après neuf heures.'],
  ])('[GEN206] goes on behind a day that is left out, %s: %s', (language, text) => {
    const { times, excluded } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-18', last: '2027-01-24', from: 21 * 60 }])
    expect(excluded).toMatchObject([{ weekdays: [3] }])
  })

  it.each<[Language, string, number, number]>([
    ['en', 'Could we talk on Thursday evening, between seven and nine?', 19, 21],
    ['en', 'Could we talk on Thursday evening until ten?', 17, 22],
    ['de', 'Können wir am Donnerstagabend telefonieren, zwischen sieben und neun?', 19, 21],
    ['fr', 'On peut se parler jeudi soir, entre sept et neuf heures ?', 19, 21],
    ['it', 'Possiamo sentirci giovedì sera, tra le sette e le nove?', 19, 21],
  ])('holds for both ends of a stretch, %s: %s', (language, text, from, until) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-14', from: from * 60, until: until * 60 }])
  })

  it.each<[Language, string]>([
    ['en', 'This afternoon I am out. Could we talk tomorrow from nine on?'],
    ['en', 'Tonight I am at the theatre. Could we talk from 9 am on?'],
    ['en', 'Tonight I am at the theatre. Could we talk from 09:00 on?'],
    ['de', 'Heute Abend bin ich weg. Können wir morgen ab neun telefonieren?'],
    ['fr', 'Ce soir je suis absent. On peut se parler demain à partir de neuf heures ?'],
    ['es', 'Esta tarde no puedo. ¿Nos vemos mañana a partir de las nueve?'],
    ['it', 'Stasera non posso. Possiamo sentirci domani dalle nove in poi?'],
  ])('ends with another day and with hours that name their half, %s: %s', (language, text) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ from: 9 * 60 }])
  })

  it('is not that of hours at which the writer works, of another choice or of another paragraph', () => {
    expect(beginnings('I work evenings. I am at my desk from nine on. When could we talk?')).not.toContain(
      21 * 60,
    )
    expect(beginnings('Up for a beer one night next week? Otherwise free from 7.')).not.toContain(19 * 60)
    expect(beginnings('The concert is on Thursday evening.\n\nCould we talk from nine on?')).not.toContain(
      21 * 60,
    )
  })
})

function beginnings(text: string): number[] {
  return readByGrammarAlone(text, 'en').wish.times.map(({ from }) => from)
}
