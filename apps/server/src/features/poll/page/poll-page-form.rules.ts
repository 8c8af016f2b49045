import { Email, poll_answers, type PollAnswer } from '@meridian/contract'
import {
  findNameProblem,
  readGuest,
  readParagraph,
  type TypedGuest,
} from '../../../platform/http/guest-form.ts'

/** What a participant has typed and chosen. */
export interface TypedAnswer extends TypedGuest {
  readonly comment: string
  /** By the id of the option; without those that have no answer. */
  readonly answers: Readonly<Record<string, PollAnswer>>
}

export const nothing_typed: TypedAnswer = { name: '', email: '', comment: '', answers: {}, trap: '' }

export const comment_characters_max = 1000

/** The name of an option's field. */
export function fieldOf(option_id: string): string {
  return `o-${option_id}`
}

export function readAnswer(
  form: URLSearchParams,
  options: readonly { readonly option_id: string }[],
): TypedAnswer {
  const answers = options.flatMap(({ option_id }): [string, PollAnswer][] => {
    const answer = poll_answers.find((one) => one === form.get(fieldOf(option_id)))
    return answer === undefined ? [] : [[option_id, answer]]
  })
  return {
    ...readGuest(form),
    comment: readParagraph(form.get('comment'), comment_characters_max * 2),
    answers: Object.fromEntries(answers),
  }
}

/** The fields of the form as they were filled in, to be sent once more. */
export function fieldsOf({ name, email, comment, answers }: TypedAnswer): Record<string, string> {
  const chosen = Object.entries(answers).map(([option_id, answer]) => [fieldOf(option_id), answer])
  return { name, email, comment, ...Object.fromEntries(chosen) }
}

export type FieldProblem = 'name' | 'name_long' | 'email' | 'answers' | 'comment_long'

/** What is wrong, by the name of the field in the form. */
export function problemsIn(
  { name, email, comment, answers }: TypedAnswer,
  { asksName }: { readonly asksName: boolean },
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>()
  if (Object.keys(answers).length === 0) problems.set('answers', 'answers')
  if (comment.length > comment_characters_max) problems.set('comment', 'comment_long')
  if (!asksName) return problems
  const nameProblem = findNameProblem(name)
  if (nameProblem) problems.set('name', nameProblem)
  if (email !== '' && !Email.safeParse(email).success) problems.set('email', 'email')
  return problems
}
