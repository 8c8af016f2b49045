import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readWishSamples } from './wish-samples.ts'
import { scoreWish, sumScores } from './wish-score.ts'

const samples = join(import.meta.dirname, '../../samples/wishes')

it.each([
  ['tuned', { recall: 0.97, precision: 1, respected: 0.97 }],
  ['held-out', { recall: 0.95, precision: 1, respected: 0.9 }],
  ['fresh', { recall: 0.97, precision: 1, respected: 0.97 }],
  ['unseen', { recall: 1, precision: 1, respected: 0.9 }],
  ['round-3', { recall: 0.97, precision: 1, respected: 0.9 }],
  ['round-4', { recall: 0.97, precision: 1, respected: 0.9 }],
])('[GEN22] reads the %s mails', (half, least) => {
  const folder = join(samples, half)
  const scores = readdirSync(folder)
    .flatMap((file) => readWishSamples(file, readFileSync(join(folder, file), 'utf8')))
    .map(scoreWish)
  const { asking, found, wronglyFound, respected } = sumScores(scores)
  expect(found / asking).toBeGreaterThanOrEqual(least.recall)
  expect(found / (found + wronglyFound)).toBeGreaterThanOrEqual(least.precision)
  expect(respected / found).toBeGreaterThanOrEqual(least.respected)
})
