import { bareSubject } from '../mail-text/bare-subject.ts'
import { onOneLine } from '../words.ts'

/** `Re:` once, in place of all such marks of other languages. */
export function replySubject(subject: string): string {
  return `Re: ${bareSubject(onOneLine(subject))}`.trimEnd()
}
