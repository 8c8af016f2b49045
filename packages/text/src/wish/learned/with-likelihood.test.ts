import { expect, it } from 'vitest'
import { withLikelihood } from './with-likelihood.ts'

const likely = { asks: 0.9, roles: 0.9 }

it('[GEN120] a mail that likely asks is one that asks, whatever the grammar finds', () => {
  expect(withLikelihood({ ask: 'none', confidence: 'high' }, likely).ask).toBe('meet')
  expect(withLikelihood({ ask: 'cancel', confidence: 'high' }, likely).ask).toBe('meet')
  expect(withLikelihood({ ask: 'move', confidence: 'low' }, likely).ask).toBe('move')
})

it('[GEN120] a mail that likely asks for nothing is none that asks', () => {
  const unlikely = { ...likely, asks: 0.2 }
  expect(withLikelihood({ ask: 'meet', confidence: 'high' }, unlikely).ask).toBe('none')
  expect(withLikelihood({ ask: 'choose', confidence: 'high' }, unlikely).ask).toBe('none')
  expect(withLikelihood({ ask: 'cancel', confidence: 'high' }, unlikely).ask).toBe('cancel')
})

it.each([
  [{ asks: 0.9, roles: 0.9 }, 'high'],
  [{ asks: 0.5, roles: 0.9 }, 'low'],
  [{ asks: 0.9, roles: 0.6 }, 'low'],
])('[GEN121] times are offered unasked only where all is likely: %o is %s', (likelihoods, confidence) => {
  expect(withLikelihood({ ask: 'meet', confidence: 'high' }, likelihoods).confidence).toBe(confidence)
})
