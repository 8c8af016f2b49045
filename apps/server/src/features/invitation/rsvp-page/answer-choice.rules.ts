import type { GivenAnswer } from '../proposal/proposal.queries.ts'

/** The answers of the page, as forms and links name them. */
export const answer_choices = ['yes', 'maybe', 'no'] as const
export type AnswerChoice = (typeof answer_choices)[number]

/** Null for any other text. */
export function readChoice(text: string | null): AnswerChoice | null {
  return answer_choices.find((choice) => choice === text) ?? null
}

/** How an answer is stored. */
export const stored_choices: Readonly<
  Record<AnswerChoice, Pick<GivenAnswer, 'meeting_action' | 'is_tentative'>>
> = {
  yes: { meeting_action: 'approved' },
  maybe: { meeting_action: 'pending', is_tentative: true },
  no: { meeting_action: 'rejected' },
}
