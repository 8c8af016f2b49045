import { InputError } from '../../kit/input.ts'
import type { SimulatedReply } from '../../kit/message.ts'
import { invalid } from './errors.ts'

/** An answer that refuses, carried past what would have come after it. */
export class Refusal extends Error {
  readonly reply: SimulatedReply

  constructor(reply: SimulatedReply) {
    super('refused')
    this.reply = reply
  }
}

/** The answer of a method, or the refusal it ended with. */
export function answerOrRefuse(answer: () => SimulatedReply): SimulatedReply {
  try {
    return answer()
  } catch (error) {
    if (error instanceof Refusal) return error.reply
    if (error instanceof InputError) return invalid(`Invalid JSON payload received. ${error.message}`)
    throw error
  }
}
