import type { Language } from '../language.ts'
import {
  type ActContext,
  type ActFeatures,
  type ActPair,
  isTogether,
  measureAct,
  readSurroundings,
} from './act-features.ts'
import { act_pairs, act_weights } from './act-weights.ts'

export const act_names = ['request', 'commitment', 'meeting'] as const
export type Act = (typeof act_names)[number]

/** How likely a sentence is each act, from 0 to 1. */
export type ActLikelihoods = Readonly<Record<Act, number>>

/** What a sentence does: ask the reader for something, take something on, or speak of a meeting. */
export function readActs(sentence: string, language: Language, context?: ActContext): ActLikelihoods {
  const features = measureAct(sentence, language, context)
  return {
    request: likelihood(features, act_weights.request, act_pairs.request),
    commitment: likelihood(features, act_weights.commitment, act_pairs.commitment),
    meeting: likelihood(features, act_weights.meeting, act_pairs.meeting),
  }
}

/** The same of each sentence of a mail, which is told by the others as well. */
export function readMailActs(
  sentences: readonly string[],
  language: Language,
  { subject = '' }: Pick<ActContext, 'subject'> = {},
): ActLikelihoods[] {
  return readSurroundings(sentences, language).map((around, index) =>
    readActs(sentences[index] ?? '', language, { subject, around }),
  )
}

/**
 * From here on a sentence counts as the act. A bare order lies a little below one half, because on lists, from which the
 * weights come, few of them are meant for one reader.
 */
export const act_thresholds: Readonly<Record<Act, number>> = { request: 0.44, commitment: 0.5, meeting: 0.5 }

function likelihood(features: ActFeatures, weights: ActFeatures, pairs: readonly ActPair[]): number {
  let sum = 0
  for (const name in features) {
    const key = name as keyof ActFeatures
    sum += features[key] * weights[key]
  }
  for (const pair of pairs) if (isTogether(features, pair)) sum += pair[3]
  return 1 / (1 + Math.exp(-sum))
}

/** Whether sentences ask their reader to do something. To propose a meeting is not: it becomes a meeting, no task. */
export function asksForAction(
  sentences: readonly string[],
  language: Language,
  context?: ActContext,
): boolean {
  return readMailActs(sentences, language, context).some(
    ({ request, meeting }) => request >= act_thresholds.request && meeting < act_thresholds.meeting,
  )
}
