import { expect, it } from 'vitest'
import { spacedWords } from './insert-text.ts'

it.each<[text: string, place: [number, number], words: string]>([
  ['', [0, 0], 'Here.'],
  ['Hi Ada,\n\n', [9, 9], 'Here.'],
  ['Hi Ada,', [7, 7], ' Here.'],
  ['Hi Ada,Best', [7, 7], ' Here. '],
  ['Hi Ada, there, Best', [8, 14], 'Here.'],
])('[WML63] a link never joins the words beside it: %j %j', (text, place, words) => {
  expect(spacedWords(text, place, 'Here.')).toBe(words)
})
