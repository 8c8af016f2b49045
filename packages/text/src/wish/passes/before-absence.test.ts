import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "I'm away from Friday, could we talk before that?", '..2027-01-14'],
  ['en', "From Friday I'm on holiday. Could we talk before?", '..2027-01-14'],
  ['de', 'Ab Freitag bin ich im Urlaub. Können wir davor sprechen?', '..2027-01-14'],
  ['fr', 'À partir de vendredi je suis en congé, on se parle avant ?', '..2027-01-14'],
  ['es', 'Desde el viernes estoy de vacaciones. ¿Hablamos antes?', '..2027-01-14'],
  ['it', 'Da venerdì sono in ferie. Possiamo sentirci prima?', '..2027-01-14'],
])('[GEN538] before an absence is before its first day, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})
