import { type AskingMail, readWishSamples, type TimeRole } from '@meridian/text'

/** A made-up mail whose writer has marked its times. */
export interface MarkedMail extends AskingMail {
  readonly asks: boolean
  /** Times in the text, with what they are; `length` is how long the meeting takes. */
  readonly marks: readonly Mark[]
}

interface Mark {
  readonly start: number
  readonly end: number
  readonly role: TimeRole | 'length'
}

const roles: Readonly<Record<string, Mark['role']>> = {
  w: 'meant',
  x: 'left_out',
  o: 'other',
  b: 'until',
  a: 'from',
  m: 'length',
}

/**
 * Reads mails that stand below one another as those of `readWishSamples` do. A time stands in brackets behind a
 * letter: `w` for one that the meeting may be at, `x` for one that it may not, `b` and `a` for one that it has to be before or
 * after, although the words in the brackets do not say so, `m` for how long it takes, `o` for all others.
 */
export function readMarkedMails(file: string): MarkedMail[] {
  return readWishSamples('mail', file).map(({ name, ask, sentOn, subject, text }) => {
    if (sentOn === '') throw new Error(`No date of sending: ${name}`)
    return { ...withoutMarks(text), subject: withoutMarks(subject).text, sentOn, asks: ask !== 'none' }
  })
}

function withoutMarks(marked: string): Pick<MarkedMail, 'text' | 'marks'> {
  const marks: Mark[] = []
  let text = ''
  let from = 0
  for (const { 0: whole, 1: letter = '', 2: inside = '', index } of marked.matchAll(
    /\[([wxbamo]) ([^\][]*)\]/g,
  )) {
    text += marked.slice(from, index)
    const role = roles[letter]
    if (role !== undefined) marks.push({ start: text.length, end: text.length + inside.length, role })
    text += inside
    from = index + whole.length
  }
  return { text: text + marked.slice(from), marks }
}
