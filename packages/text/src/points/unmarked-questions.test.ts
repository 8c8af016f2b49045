import { expect, it } from 'vitest'
import { asksWithoutMark } from './unmarked-questions.ts'

it.each([
  ['did you have a goat made of straw when you were little', 'en'],
  ['can i come to berlin in the summer', 'en'],
  ['and has it got the original pedals', 'en'],
  ['soll ich die mitnehmen oder nicht', 'de'],
  ['hast du noch die grosse Leiter', 'de'],
] as const)('[GEN469] a question without its mark is one: %s', (text, language) => {
  expect(asksWithoutMark(text, language)).toBe(true)
})

it.each([
  ['Could you send it by Friday.', 'en'],
  ['do bring steel-capped boots please', 'en'],
  ['should anything be unclear call me', 'en'],
  ['we can come on Monday', 'en'],
  ['hast du Fragen, melde dich', 'de'],
  ['du kannst am Montag kommen', 'de'],
  ['tu peux venir quand tu veux', 'fr'],
] as const)('[GEN469] what may be something else is none: %s', (text, language) => {
  expect(asksWithoutMark(text, language)).toBe(false)
})
