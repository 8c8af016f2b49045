import { expect, it } from 'vitest'
import { withCapital } from './shown-sentences.ts'
import { summarise } from './summarise.ts'

it.each([
  ['Hi Ada,\n\nthe mast is back.', 'The mast is back.'],
  ['Hallo Ada,\n\nder Mast ist da.', 'Der Mast ist da.'],
  ['Bonjour Ada,\n\nle mât est là.', 'Le mât est là.'],
  ['Hola Ada:\n\n¿llegó ya el mástil?', '¿Llegó ya el mástil?'],
  ["Ciao Ada,\n\nl'albero è arrivato.", "L'albero è arrivato."],
])('[GEN340] a summary begins with a capital: %j', (text, told) => {
  const summary = summarise({ subject: '', text })
  expect(summary.text).toBe(told)
  const [sentence = { start: 0, end: 0, text: '' }] = summary.sentences
  expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
})

it.each(['iPhone and mast', 'ada@example.test', 'b2b is dead', 'ßein'])(
  '[GEN340] names stay as they are: %s',
  (text) => {
    expect(withCapital(text, '')).toBe(text)
  },
)

it('[GEN340] only behind an end', () => {
  expect(withCapital('the mast', 'What we need:')).toBe('the mast')
  expect(withCapital('the mast', 'We wait.')).toBe('The mast')
})

it.each([
  ['The meeting takes place on', 'Friday, 4 December.'],
  ['Die Sitzung findet statt am', 'Freitag, 4. Dezember.'],
  ['La réunion aura lieu le', 'vendredi 4 décembre.'],
  ['La reunión tendrá lugar el', 'viernes 4 de diciembre.'],
  ['La riunione si tiene alle', 'ore 9 di venerdì.'],
])('[GEN340] no full stop stands where the line below goes on: %s', (lead, line) => {
  expect(summarise({ subject: '', text: `${lead}\n\n${line}` }).text).toBe(`${lead} ${line}`)
})
