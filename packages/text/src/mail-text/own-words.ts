import { isForwardMark } from './line-kinds.ts'
import { filtered } from '../literal-filter.ts'
import { longest_input } from './prepare.ts'

/** Without what was passed on: the question there is for another person. */
export function ownWords(text: string): string {
  let end = 0
  for (const line of text.slice(0, longest_input).split('\n', most_lines)) {
    if (isForwardMark(line) || old_mail.test(line)) return text.slice(0, end)
    end += line.length + 1
  }
  return text
}

/** How Outlook begins the mail that is answered. */
const old_mail = filtered(
  /^[\s>]{0,9}-{2,80} ?(?:original message|forwarded by |forwarded message|ursprüngliche nachricht|weitergeleitet|message d'origine|mensaje original|messaggio originale)/iu,
)

const most_lines = 2_000
