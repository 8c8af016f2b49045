import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { request_bounds_ms } from '../../../platform/metrics/request-metrics.ts'
import { estimateQuantile, lastSteps, sampledFrom, untilSample } from './figures.rules.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

it.each([
  ['10:05:00.000', '10:00:00.000'],
  ['10:05:00.004', '10:00:00.000'],
  ['10:04:59.998', '10:00:00.000'],
  ['00:00:00.000', '23:55:00.000'],
])('[RUN64] stores a sample taken at %s for the five minutes from %s', (now, start) => {
  expect(sampledFrom(at(now)).toISOString().slice(11, 23)).toBe(start)
})

it('[RUN64] takes the next sample at the next multiple of five minutes', () => {
  expect(untilSample(at('10:03:20.500'))).toBe(99_500)
  expect(untilSample(at('10:05:00.000'))).toBe(300_000)
})

it.each([
  ['10:04:59.999', '09:45:00.000'],
  ['10:05:00.000', '10:00:00.000'],
  ['10:19:59.999', '10:00:00.000'],
])('[RUN65] ends at %s with the step from %s', (now, start) => {
  const { first, last } = lastSteps(at(now))
  expect(last).toEqual(at(start))
  expect(last.getTime() - first.getTime()).toBe(95 * 900_000)
})

describe('[RUN65] a percentile of a histogram', () => {
  it('is spread evenly in its bucket', () => {
    expect(estimateQuantile(0.5, { buckets: upTo(0, 0, 10), total: 10 })).toBe(7.5)
    expect(estimateQuantile(0.95, { buckets: upTo(80, 80, 80, 100), total: 100 })).toBe(21.25)
  })

  it('is the last bound beyond it, and null without requests', () => {
    expect(estimateQuantile(0.95, { buckets: upTo(0), total: 3 })).toBe(10_000)
    expect(estimateQuantile(0.95, { buckets: upTo(0), total: 0 })).toBeNull()
    expect(estimateQuantile(0.95, { buckets: [], total: 0 })).toBeNull()
  })

  it('lies in the bucket of the true percentile', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(0.5, 0.95, 0.99),
        (durations, share) => {
          const buckets = request_bounds_ms.map((bound) => durations.filter((one) => one <= bound).length)
          const found = estimateQuantile(share, { buckets, total: durations.length }) ?? 0
          const truth =
            durations.toSorted((a, b) => a - b)[Math.ceil(share * durations.length - 1e-9) - 1] ?? 0
          expect(bucketOf(found)).toBe(bucketOf(truth))
        },
      ),
    )
  })
})

/** Cumulative counts, of which the last one holds for the rest. */
function upTo(...counts: readonly number[]): number[] {
  return request_bounds_ms.map((_, index) => counts[index] ?? counts.at(-1) ?? 0)
}

function bucketOf(duration: number): number {
  return request_bounds_ms.findIndex((bound) => duration <= bound)
}
