import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function offersOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(
    ({ date, from }) => `${date.slice(5)} ${(from ?? 0) / 60}`,
  )
}

describe('[GEN248] an hour and its minutes in words', () => {
  it.each<[Language, string]>([
    ['en', 'Shall we meet on Friday, seven thirty at the station?'],
    ['de', 'Treffen wir uns am Freitag, sieben dreißig am Bahnhof?'],
    ['fr', 'On se voit vendredi, sept heures trente à la gare ?'],
    ['es', '¿Quedamos el viernes a las siete treinta en la estación?'],
    ['it', 'Ci vediamo venerdì alle sette trenta in stazione?'],
  ])('are one time, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual(['01-15 7.5'])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Friday? About ten fifteen people will come.'],
    ['en', 'We need two thirty-minute sessions. Can we meet on Friday?'],
    ['de', 'Es kommen zehn fünfzehn Leute. Treffen wir uns am Freitag?'],
    ['fr', 'On sera dix quinze personnes. On se voit vendredi ?'],
    ['es', 'Somos diez quince personas. ¿Quedamos el viernes?'],
    ['it', 'Saremo dieci quindici persone. Ci vediamo venerdì?'],
  ])('are none where they count something, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual([])
  })
})

describe('[GEN249] the same time on another day', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet this afternoon at 4 or tomorrow at the same time?'],
    ['en', 'Could we talk this afternoon at 4, or at the same time tomorrow?'],
    ['de', 'Können wir heute Nachmittag um 4 oder morgen zur gleichen Zeit telefonieren?'],
    ['fr', "On peut s'appeler cet après-midi à 16 h ou demain à la même heure ?"],
    ['es', '¿Hablamos esta tarde a las 4 o mañana a la misma hora?'],
    ['it', 'Ci sentiamo oggi pomeriggio alle 4 o domani alla stessa ora?'],
  ])('is one more hour to choose, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual(['01-13 16', '01-14 16'])
  })
})
