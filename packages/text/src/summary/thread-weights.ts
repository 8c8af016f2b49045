import type { ThreadFeatures } from './summarise-thread.ts'

/** Written by scripts/train-summaries.ts; not changed by hand. */
export const thread_weights: ThreadFeatures = {
  central: 0.237,
  opening: 0.276,
  early: 0.798,
  last: 0,
  paragraph: 0,
  subject: 0.592,
  request: 0.15,
  question: 0,
  deadline: 0.5,
  date: 0.2,
  number: 0,
  money: 0.3,
  decision: 0.2,
  small_talk: -1,
  leans_back: 0,
  item: 0,
  link: 0,
  words: 0.655,
  brief: -0.481,
  long: 0,
  odd: -0.3,
  thread_central: 0.736,
  first_mail: 0.43,
  early_mail: 0.458,
}
