import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN152] hours by daylight', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet on 20 June, in daylight?', '2027-06-20 6-21'],
    ['en', 'Could we meet on 20 June before dark?', '2027-06-20 0-21'],
    ['de', 'Können wir uns am 20. Juni bei Tageslicht treffen?', '2027-06-20 6-21'],
    ['de', 'Können wir uns am 20. Juni vor Sonnenuntergang treffen?', '2027-06-20 0-21'],
    ['fr', "On peut se voir le 20 juin, tant qu'il fait jour ?", '2027-06-20 6-21'],
    ['es', '¿Podemos vernos el 20 de junio, mientras haya luz?', '2027-06-20 6-21'],
    ['it', 'Possiamo vederci il 20 giugno nelle ore di luce?', '2027-06-20 6-21'],
    ['it', 'Possiamo vederci il 20 giugno prima del tramonto?', '2027-06-20 0-21'],
  ])('are those of the month that is named, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet on Friday in daylight?', '2027-01-15 8.5-16'],
    ['de', 'Können wir uns am Freitag nach Einbruch der Dunkelheit treffen?', '2027-01-15 17.5-24'],
    ['fr', 'On peut se voir vendredi avant la nuit ?', '2027-01-15 0-16'],
  ])('which in winter are few, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it('and those of a day in the sentence before', () => {
    expect(toldWish('Could we meet on 20 June? It has to be in daylight.', 'en')).toBe('2027-06-20 6-21')
  })

  it.each<[Language, string]>([
    ['en', 'The best light is in the last hour before sunset.'],
    ['en', 'They are shy at dusk.'],
    ['de', 'Der Laden hat zwei helle Zimmer.'],
    ['fr', 'Le plat du jour est bon.'],
    ['es', 'El menú del día estaba rico.'],
    ['it', 'Il tramonto qui è bellissimo.'],
  ])('and no hour that is not sure, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })
})
