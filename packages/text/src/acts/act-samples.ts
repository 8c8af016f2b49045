import type { Language } from '../language.ts'
import { type Act, act_names } from './acts.ts'

/** A mail with what each of its sentences does. */
export interface ActSample {
  readonly subject: string
  readonly isTask: boolean
  readonly language: Language
  readonly sentences: readonly ActSentence[]
}

export interface ActSentence {
  readonly text: string
  readonly acts: ReadonlySet<Act>
  readonly isQuestion: boolean
}

const letters: Readonly<Record<Act, string>> = { request: 'r', commitment: 'c', meeting: 'm' }

/**
 * Reads mails of one language: `=== subject`, `task: yes` or `task: no`, then one sentence a line, after the letters of
 * what it does (`r` request, `c` commitment, `m` meeting, `q` question) and a bar, or after a dash.
 */
export function readActSamples(text: string, language: Language): ActSample[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((mail) => {
      const [subject = '', task = '', ...lines] = mail.trim().split('\n')
      return { subject, isTask: task === 'task: yes', language, sentences: lines.map(readSentence) }
    })
}

function readSentence(line: string): ActSentence {
  const [, marks = '', text = ''] = /^(?:([rcmq]+)\||-) ?(.*)$/.exec(line) ?? []
  return {
    text,
    acts: new Set(act_names.filter((act) => marks.includes(letters[act]))),
    isQuestion: marks.includes('q'),
  }
}
