/** The chances of some classes, each from 0 to 1 and 1 together, by their sums of weights (softmax). */
export function sharesOf(sums: readonly number[]): number[] {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** The chance from 0 to 1 of what has such a sum of weights (logistic function). */
export function chanceOf(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

/** The chance that at least one of several comes true (noisy-or, Pearl 1988). */
export function chanceOfAny(chances: readonly number[]): number {
  return 1 - chances.reduce((none, one) => none * (1 - one), 1)
}
