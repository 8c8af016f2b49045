import { expect, it } from 'vitest'
import { chooseSentences } from './choose-sentences.ts'

const sentence = (score: number, ...terms: string[]) => ({
  score,
  words: 10,
  terms: new Map(terms.map((term) => [term, 1 / Math.sqrt(terms.length)])),
})
const roof = sentence(1, 'roof', 'storm')
const offer = sentence(0.6, 'offer')
const sameRoof = sentence(0.9, 'roof', 'storm')
const weather = sentence(0.2, 'weather')
const choice = { words: 100, most: 10, redundancy: 0.5, worthShare: 0.25 }

it('[GEN70] room that is left is not filled with what tells little', () => {
  expect(chooseSentences([weather, roof, offer], choice)).toEqual([roof, offer])
  expect(chooseSentences([weather, roof, offer], { ...choice, worthShare: 0 })).toContain(weather)
})

it('[GEN70] the best one stays, whatever it is worth', () => {
  expect(chooseSentences([sentence(-1), sentence(-2)], choice)).toEqual([sentence(-1)])
  expect(chooseSentences([], choice)).toEqual([])
})

it('[GEN47] what was said is worth less, also of one mail', () => {
  expect(chooseSentences([roof, sameRoof, offer], { ...choice, words: 20 })).toEqual([roof, offer])
  const [one, other] = [roof, sameRoof].map((said) => ({ ...said, terms: new Map(), group: 1 }))
  const another = { ...offer, group: 2 }
  const chosen = chooseSentences(
    [one, other, another].flatMap((it) => it ?? []),
    {
      ...choice,
      words: 20,
      crowding: 0.5,
    },
  )
  expect(chosen).toEqual([one, another])
})
