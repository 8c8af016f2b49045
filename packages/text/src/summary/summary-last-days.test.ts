import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { lexicons } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { isFiller } from './summary-fillers.ts'
import { measureSentences } from './summary-features.ts'
import { pointsBack } from './summary-leans.ts'
import { neededIn } from './summary-needs.ts'
import { tellingIn, tellsOutcome } from './summary-outcomes.ts'
import { bringsNext, consequencesIn } from './summary-wants.ts'
import { foldText } from '../wish/terms/tokens.ts'

const reader = 'Ada Lind'
const view = 'The shed stands by the lake, and the trees beside it are old. '

function measured(text: string, language: Language) {
  const { own } = readMailText({ subject: '', text, language })
  return measureSentences(own, { subject: '', lexicon: lexicons[language] })
}

function telling(text: string, language: Language) {
  return tellingIn(measured(text, language), { worth: () => 1, lexicon: lexicons[language] })
}

describe('[GEN428] with a sentence goes', () => {
  it.each<[Language, string]>([
    ['en', 'Please choose where to stay. Either the hall, which is free, or the hostel for 19 euros.'],
    ['de', 'Bitte wählen Sie die Unterkunft. Entweder die Halle umsonst, oder die Herberge für 19 Euro.'],
    ['fr', 'Merci de choisir le logement. Soit le gymnase, gratuit, soit l’auberge à 19 euros.'],
    ['es', 'Por favor elijan el alojamiento. O bien el pabellón, gratis, o bien el albergue por 19 euros.'],
    ['it', 'Per favore scelga l’alloggio. O la palestra, gratis, o l’ostello per 19 euro.'],
  ])('the choice right behind it: %s', (language, text) => {
    expect(bringsNext(readMailText({ subject: '', text, language }).own, 0)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'The lift hangs on the old line too. Nobody had that on the list.'],
    ['de', 'Der Aufzug hängt auch an der alten Leitung. Niemand hatte das auf der Liste.'],
    ['fr', 'L’ascenseur dépend aussi de la vieille ligne. Personne ne l’avait noté.'],
    ['es', 'El ascensor usa también la línea vieja. Nadie lo sabía.'],
    ['it', 'Anche l’ascensore usa la vecchia linea. Nessuno l’aveva notato.'],
  ])('the one before, where nobody did it: %s', (language, text) => {
    expect(pointsBack(readMailText({ subject: '', text, language }).own, 1, lexicons[language])).toBe(true)
  })
})

describe('[GEN429] a summary', () => {
  it.each<[Language, string]>([
    ['en', 'Please send me all of it by Friday 11 December.'],
    ['de', 'Bitte schicken Sie mir alles bis spätestens Freitag, 11. Dezember.'],
    ['fr', 'Merci de me faire parvenir le tout au plus tard le vendredi 11 décembre.'],
    ['es', 'Por favor, envíemelo todo antes del viernes 11 de diciembre.'],
    ['it', 'Per favore mi mandi tutto entro venerdì 11 dicembre.'],
  ])('is not without the last day of what is asked: %s', (language, text) => {
    const all = measured(`${view}${text}`, language)
    expect(neededIn(all, { subject: '', text, reader }, language)).toContain(1)
  })

  it('has no log of a day, and no heading that names an outcome', () => {
    expect(telling('8:52 first report, 9:10 Bo paid 40 €, 9:40 new pump, 11:05 all is back.', 'en')).toEqual(
      [],
    )
    expect(telling('What was agreed\n\nThe board agreed to pay 40 €.', 'en')).toEqual([1])
  })

  it.each<[Language, string]>([
    ['en', 'Our office is closed until 3 January. We expect 1100 euros back by 9 March.'],
    ['de', 'Unsere Kanzlei ist bis 3. Januar geschlossen. Wir erwarten 1100 Euro zurück.'],
    ['fr', 'Notre cabinet sera fermé jusqu’au 3 janvier. Il vous revient 1100 euros.'],
    ['es', 'Nuestra oficina estará cerrada hasta el 3 de enero. Le devuelven 1100 euros.'],
    ['it', 'Il nostro studio resta chiuso fino al 3 gennaio. Le spettano 1100 euro.'],
  ])('tells at last that an office is closed: %s', (language, text) => {
    expect(telling(text, language)[0]).toBe(1)
  })

  it('of a long mail is not with what only brings it', () => {
    const text = `Please find below the report on the boats. ${view.repeat(14)}Please pay by 4 March.`
    const all = measured(text, 'en')
    expect(neededIn(all, { subject: 'Report on the boats', text, reader }, 'en')).not.toContain(0)
  })
})

describe('[GEN430] a summary also tells', () => {
  it.each([
    'Overall we are positive about it.',
    'Wir sind grundsätzlich einverstanden.',
    'Sur le principe, nous sommes favorables.',
    'En principio estamos de acuerdo.',
    'In linea di massima siamo d’accordo.',
  ])('what somebody thinks of it in principle: %s', (text) => {
    expect(tellsOutcome(foldText(text))).toBe(true)
  })

  it.each([
    'But if nothing moves this week I will go elsewhere.',
    'Aber wenn sich nichts bewegt, gehe ich woanders hin.',
    'Mais si rien ne bouge cette semaine, je m’adresserai ailleurs.',
    'Pero si nada cambia esta semana, iré a otro sitio.',
    'Ma se non si muove nulla mi rivolgo altrove.',
  ])('what follows where nothing moves: %s', (text) => {
    expect(consequencesIn([foldText(text)], () => false)).toEqual([0])
  })

  it.each([
    'We have been working together for nine years.',
    'Wir arbeiten seit neun Jahren zusammen.',
    'Nous travaillons ensemble depuis neuf ans.',
    'Llevamos nueve años trabajando juntos.',
    'Lavoriamo insieme da nove anni.',
    'Thanks, and sorry to leave you with all this.',
    'Tut mir leid, dass ich dich damit allein lasse.',
    'Merci, et désolée de te laisser avec tout ça.',
    'Siento dejarte con todo esto.',
    'Scusa se ti lascio con tutto questo.',
    'In attesa di un Suo cortese riscontro, porgo cordiali saluti',
  ])('and none of the courtesies around: %s', (text) => {
    expect(isFiller(text)).toBe(true)
  })

  it('in a list that only explains, all of it', () => {
    const text = `${view.repeat(12)}\n\nWe had four complaints. In particular:\n- noise after 23:00;\n- bags on the stairs;\n- the code of the door on a note.\n\nPlease answer by 4 March 2027.`
    const told = summarise({ subject: '', text, reader }).text
    for (const item of ['noise', 'bags', 'code'])
      expect(told.includes(item), item).toBe(told.includes('In particular'))
  })
})
