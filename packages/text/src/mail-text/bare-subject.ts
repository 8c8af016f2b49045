/** A subject without the marks of answers and of what was passed on: `Re: Fwd: Boats` is `Boats`. */
export function bareSubject(subject: string): string {
  return subject.replace(marks, '')
}

const marks = /^(?:(?:re|aw|antw|sv|vs|ref|rv|r|tr|fwd?|wg|i)\s*(?:\[\d+\]\s*)?:\s*)+/i
