/** The colors of people whose busy time stands in lanes side by side; more people than these share one shade. */
export const lane_tints: readonly string[] = [
  'tint-blue',
  'tint-orange',
  'tint-purple',
  'tint-green',
  'tint-red',
  'tint-cyan',
]
