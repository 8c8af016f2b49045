import type { Judged } from '../passes/judge-sentence.ts'

const flags = [
  'isQuestion',
  'isMove',
  'isCancel',
  'isOffer',
  'isDeclined',
  'isAnnounced',
  'isAgreed',
  'isOwnDay',
  'isDenied',
  'isGivenUp',
  'isRenewal',
  'isDeferred',
  'isPlace',
  'isOldTime',
  'isAboutTime',
  'isLimitOnly',
] as const satisfies readonly (keyof Judged)[]

/** What the grammar says of a sentence. */
export function sentenceCues(sentence: Judged): string[] {
  return [...flags.filter((flag) => sentence[flag]), `score=${sentence.score.toFixed(1)}`]
}
