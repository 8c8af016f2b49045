import type { AskingMail, TimeRole } from '@meridian/text'

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

const roles: Readonly<Record<string, Mark['role']>> = { w: 'meant', x: 'left_out', o: 'other', m: 'length' }

/**
 * Reads mails that stand below one another, each below a line `=== ask: … | sent: …`. A time stands in brackets behind a
 * letter: `w` for one that the meeting may be at, `x` for one that it may not, `m` for how long it takes, `o` for all others.
 */
export function readMarkedMails(file: string): MarkedMail[] {
  return file
    .split(/^(?==== )/m)
    .filter((part) => part.trim() !== '')
    .map(readMail)
}

function readMail(part: string): MarkedMail {
  const [first = '', ...rest] = part.split('\n')
  const [, ask, sentOn] = /^=== ask: (meet|move|offer|none) \| sent: (\S+ \S+)$/.exec(first) ?? []
  if (ask === undefined || sentOn === undefined) throw new Error(`Not the first line of a mail: ${first}`)
  const body = rest.join('\n')
  const empty = body.indexOf('\n\n')
  const subject = /^Subject: (.*)$/m.exec(body.slice(0, empty))?.[1] ?? ''
  const { text, marks } = withoutMarks(body.slice(empty + 2).trim())
  return {
    subject: withoutMarks(subject).text,
    text,
    marks,
    sentOn: sentOn.replace(' ', 'T'),
    asks: ask !== 'none',
  }
}

function withoutMarks(marked: string): Pick<MarkedMail, 'text' | 'marks'> {
  const marks: Mark[] = []
  let text = ''
  let from = 0
  for (const { 0: whole, 1: letter = '', 2: inside = '', index } of marked.matchAll(
    /\[([wxmo]) ([^\][]*)\]/g,
  )) {
    text += marked.slice(from, index)
    const role = roles[letter]
    if (role !== undefined) marks.push({ start: text.length, end: text.length + inside.length, role })
    text += inside
    from = index + whole.length
  }
  return { text: text + marked.slice(from), marks }
}
