import type { Features } from './summary-features.ts'

/** Written by scripts/train-summaries.ts; not changed by hand. */
export const summary_weights: Features = {
  central: 0.586,
  opening: 0.653,
  early: 0.682,
  last: -0.103,
  paragraph: 0.301,
  subject: 0.343,
  request: 1.404,
  question: 0.124,
  deadline: 1.077,
  date: 1.413,
  number: 0.455,
  money: 1.204,
  decision: 0.602,
  small_talk: -1.412,
  leans_back: -0.131,
  item: 0.038,
  link: -0.016,
  words: 1.501,
  brief: -0.37,
  long: -0.298,
  odd: -1.212,
}
