import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readMail, visibleMail } from '@meridian/mail'
import { act_names, detectLanguage, type Language, lexicons, ownSentences } from '@meridian/text'
import { list_acts, type ListMail } from './list-acts.ts'

/** A mail of a public list, with the acts of each sentence that is its writer's own. */
export interface LabelledMail {
  readonly subject: string
  readonly language: Language
  readonly sentences: readonly { readonly text: string; readonly acts: ReturnType<typeof actsOf> }[]
}

/** Reads the mails of `list-acts.ts` from a folder of public-inbox archives, cloned as `<list>`. */
export function readListMails(folder: string): Promise<LabelledMail[]> {
  return Promise.all(list_acts.map((mail) => readOne(folder, mail)))
}

async function readOne(folder: string, mail: ListMail): Promise<LabelledMail> {
  const bytes = execFileSync('git', ['-C', join(folder, mail.list), 'show', `${mail.commit}:m`], {
    maxBuffer: 1e8,
  })
  const message = await readMail(bytes)
  const { text } = visibleMail(message)
  const language = detectLanguage(text)
  const own = ownSentences({ text, from: message.from?.name }, lexicons[language])
    .map((sentence) => sentence.text)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
  const known = new Set(own.map(markOf))
  const lost = act_names.flatMap((act) => mail.acts[act]).filter((mark) => !known.has(mark))
  if (lost.length > 0)
    throw new Error(`${mail.list} ${mail.commit} has no sentence ${lost.join(', ')} any more`)
  return {
    subject: message.subject,
    language,
    sentences: own.map((sentence) => ({ text: sentence, acts: actsOf(mail, markOf(sentence)) })),
  }
}

function actsOf({ acts }: ListMail, mark: string) {
  return new Set(act_names.filter((act) => acts[act].includes(mark)))
}

function markOf(sentence: string): string {
  return createHash('sha256').update(sentence).digest('hex').slice(0, 6)
}
