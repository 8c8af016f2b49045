import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { conceptOf } from './concepts.ts'

it.each<[string, Readonly<Record<Language, string>>]>([
  ['appointment', { en: 'appointment', de: 'termin', fr: 'rdv', es: 'cita', it: 'appuntamento' }],
  ['week', { en: 'weeks', de: 'woche', fr: 'semaine', es: 'semanas', it: 'settimana' }],
  ['tomorrow', { en: 'tomorrow', de: 'morgen', fr: 'demain', es: 'manana', it: 'domani' }],
])('[GEN122] %s is one concept in all languages', (concept, words) => {
  for (const [language, word] of Object.entries(words))
    expect(conceptOf(word, language as Language)).toBe(concept)
})

it('[GEN122] a word without a concept is like any other, and a mark is itself', () => {
  expect(conceptOf('zwetschgenröster', 'de')).toBe('-')
  expect(conceptOf('?', 'de')).toBe('?')
})
