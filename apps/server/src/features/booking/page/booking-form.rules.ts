import { Email, type BookingQuestion } from '@meridian/contract'
import {
  findNameProblem,
  readGuest,
  readLine,
  readParagraph,
  type TypedGuest,
} from '../../../platform/http/guest-form.ts'

/** What a guest has typed. */
export interface TypedBooking extends TypedGuest {
  readonly phone: string
  /** One for each question; empty where there is none. */
  readonly answers: readonly string[]
}

export const nothing_typed: TypedBooking = { name: '', email: '', phone: '', answers: [], trap: '' }

export const answer_characters_max = 1000
const phone_characters_max = 40

export function typedIn(form: URLSearchParams, questions: readonly BookingQuestion[]): TypedBooking {
  return {
    ...readGuest(form),
    phone: readLine(form.get('phone'), phone_characters_max * 2),
    answers: questions.map((_, place) => readParagraph(form.get(`q${place}`), answer_characters_max * 2)),
  }
}

export type FieldProblem = 'name' | 'name_long' | 'email' | 'phone' | 'required' | 'option' | 'answer_long'

/** What is wrong, by the name of the field in the form. */
export function problemsIn(
  typed: TypedBooking,
  { questions, asksPhone }: { readonly questions: readonly BookingQuestion[]; readonly asksPhone: boolean },
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>()
  const nameProblem = findNameProblem(typed.name)
  if (nameProblem) problems.set('name', nameProblem)
  if (!Email.safeParse(typed.email).success) problems.set('email', 'email')
  if (asksPhone && !isPhone(typed.phone)) problems.set('phone', 'phone')
  for (const [place, { question_kind, options, is_required }] of questions.entries()) {
    const answer = typed.answers[place] ?? ''
    if (answer === '' && is_required) problems.set(`q${place}`, 'required')
    else if (answer !== '' && question_kind === 'choice' && !options.includes(answer))
      problems.set(`q${place}`, 'option')
    else if (answer.length > answer_characters_max) problems.set(`q${place}`, 'answer_long')
  }
  return problems
}

/** At least five digits, with the signs that people write between them. */
function isPhone(text: string): boolean {
  return (
    text.length <= phone_characters_max &&
    /^[+\d][\d ()./-]*$/.test(text) &&
    text.replaceAll(/\D/g, '').length >= 5
  )
}
