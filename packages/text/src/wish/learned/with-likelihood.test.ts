import { expect, it } from 'vitest'
import { withLikelihood } from './with-likelihood.ts'

const likely = { asks: 0.95, isPlain: false, times: 0.9, isTimed: true, isOffer: false, isExact: false }

it('[GEN120] a mail that likely asks is one that asks, whatever the grammar finds', () => {
  expect(withLikelihood({ ask: 'none', confidence: 'high' }, likely).ask).toBe('meet')
  expect(withLikelihood({ ask: 'cancel', confidence: 'high' }, likely).ask).toBe('move')
  expect(withLikelihood({ ask: 'none', confidence: 'high' }, { ...likely, isOffer: true })).toEqual({
    ask: 'choose',
    confidence: 'low',
  })
  expect(withLikelihood({ ask: 'move', confidence: 'low' }, likely).ask).toBe('move')
})

it('[GEN120] a mail that likely asks for nothing is none that asks', () => {
  const unlikely = { ...likely, asks: 0.2 }
  expect(withLikelihood({ ask: 'meet', confidence: 'high' }, unlikely).ask).toBe('none')
  expect(withLikelihood({ ask: 'choose', confidence: 'high' }, unlikely).ask).toBe('none')
  expect(withLikelihood({ ask: 'cancel', confidence: 'high' }, unlikely).ask).toBe('cancel')
  expect(withLikelihood({ ask: 'none', confidence: 'high' }, { ...likely, asks: 0.35 }).ask).toBe('none')
})

it('[GEN194] [GEN195] what the grammar settles stays as it is', () => {
  const settled = { confidence: 'high', isSettled: true } as const
  expect(withLikelihood({ ask: 'none', ...settled }, likely).ask).toBe('none')
  expect(withLikelihood({ ask: 'cancel', ...settled }, likely).ask).toBe('cancel')
  expect(withLikelihood({ ask: 'move', ...settled }, { ...likely, asks: 0.1 })).toEqual({
    ask: 'move',
    confidence: 'low',
  })
})

it('[GEN438] what is asked in plain words is answered at once where its times are likely', () => {
  const plain = { ...likely, isPlain: true, asks: 0.1 }
  const sure = { ask: 'meet', confidence: 'high' } as const
  expect(withLikelihood({ ask: 'meet', confidence: 'low' }, plain)).toEqual(sure)
  expect(withLikelihood({ ask: 'none', confidence: 'high' }, plain)).toEqual(sure)
  expect(withLikelihood({ ask: 'cancel', confidence: 'high' }, plain).ask).toBe('move')
  expect(withLikelihood({ ask: 'meet', confidence: 'low' }, { ...plain, times: 0.6 }).confidence).toBe('low')
})

it.each([
  ['meet', 'low', likely, 'high'],
  ['meet', 'low', { ...likely, asks: 0.85 }, 'low'],
  ['meet', 'high', { ...likely, asks: 0.85 }, 'high'],
  ['meet', 'high', { ...likely, asks: 0.5 }, 'low'],
  ['meet', 'low', { ...likely, times: 0.6 }, 'low'],
  ['meet', 'low', { ...likely, isTimed: false }, 'low'],
  ['meet', 'high', { ...likely, isTimed: false }, 'high'],
  ['choose', 'low', likely, 'low'],
  ['choose', 'low', { ...likely, isExact: true }, 'high'],
  ['choose', 'low', { ...likely, isExact: true, asks: 0.85 }, 'low'],
  ['none', 'low', likely, 'low'],
] as const)(
  '[GEN121] times are offered unasked only where all is likely: %s, %s with %o is %s',
  (ask, byGrammar, likelihoods, confidence) => {
    expect(withLikelihood({ ask, confidence: byGrammar }, likelihoods).confidence).toBe(confidence)
  },
)
