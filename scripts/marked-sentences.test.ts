import { expect, it } from 'vitest'
import { countsOf, meanOfMarked } from './marked-rows.ts'
import { readMarkedSentences } from './marked-sentences.ts'

const file = `=== Ada Lind <ada@roofs.example> | The roof
0 Dear Marit,

2 The roof leaks.
1 It rained in twice, and the files got wet.
0 - the yellow ones
0 - the blue ones

0 Kind regards
0 Ada
=== Ben | Oars
2 The oars are gone.
`

it('[GEN540] a mail of marked sentences is its text, and how much each line is needed', () => {
  const [mail, other] = readMarkedSentences(file)
  expect(mail).toMatchObject({ from: 'Ada Lind', subject: 'The roof' })
  expect(mail?.text).toBe(
    'Dear Marit,\n\nThe roof leaks. It rained in twice, and the files got wet.\n- the yellow ones\n- the blue ones\n\nKind regards\nAda',
  )
  expect(
    mail?.sentences.map(({ id, start, end }) => [mail.text.slice(start, end), mail.needs.get(id)]),
  ).toEqual([
    ['Dear Marit,', 0],
    ['The roof leaks.', 2],
    ['It rained in twice, and the files got wet.', 1],
    ['- the yellow ones', 0],
    ['- the blue ones', 0],
    ['Kind regards', 0],
    ['Ada', 0],
  ])
  expect(other).toMatchObject({ from: 'Ben', subject: 'Oars', text: 'The oars are gone.' })
})

it.each(['The roof leaks.', '3 The roof leaks.'])('[GEN540] a line without a mark is named: %s', (line) => {
  expect(() => readMarkedSentences(`=== Ada | Roof\n${line}`)).toThrow(line)
  expect(() => readMarkedSentences(`=== Ada\n2 ${line}`)).toThrow('=== Ada')
})

it('[GEN540] counts what a summary tells of what is marked, and its words that nobody needs', () => {
  const [mail] = readMarkedSentences(file)
  if (!mail) throw new Error('No mail was read.')
  const at = (words: string) => {
    const start = mail.text.indexOf(words)
    return { text: words, start, end: start + words.length }
  }
  const counts = countsOf(mail, [at('The roof leaks.'), at('the yellow ones')])
  expect(counts).toEqual({ needed: 1, neededOf: 1, told: 1, toldOf: 2, chosen: 2, words: 6, idleWords: 3 })
  expect(meanOfMarked([counts, counts])).toMatchObject({ needed: 1, told: 0.5, idle: 0.5, words: 6 })
})
