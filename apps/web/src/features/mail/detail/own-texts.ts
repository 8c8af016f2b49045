import type { Input, Mail, updateMail } from '@meridian/contract'

/** What of a mail are the person's own words. */
const word_names = ['mail_subject', 'mail_summary', 'mail_reply'] as const
export type TextName = (typeof word_names)[number]

type Words = Pick<Mail, TextName>

/** A text as it was typed, and what the mail said when the typing began. */
export interface Edit {
  readonly text: string
  readonly base: string
}

export type Edits = Readonly<Partial<Record<TextName, Edit>>>

/** What is shown: as it was typed, else as the mail says. */
export function textOf(mail: Words, edits: Edits, name: TextName): string {
  return edits[name]?.text ?? storedWord(mail, name)
}

/** With this text typed; typing back what the mail says is no edit. */
export function withEdit(mail: Words, edits: Edits, name: TextName, text: string): Edits {
  const { [name]: before, ...others } = edits
  const stored = storedWord(mail, name)
  return text === stored ? others : { ...others, [name]: { text, base: before?.base ?? stored } }
}

/** Without what was typed for this word. */
export function withoutEdit(edits: Edits, name: TextName): Edits {
  const { [name]: _dropped, ...others } = edits
  return others
}

/** The words that were changed elsewhere since the typing began, and into something else than was typed. */
export function conflictingTexts(mail: Words, edits: Edits): TextName[] {
  return word_names.filter((name) => {
    const edit = edits[name]
    const stored = storedWord(mail, name)
    return edit !== undefined && stored !== edit.base && stored !== edit.text
  })
}

/** What was typed stands over what was changed elsewhere. */
export function keepOwnTexts(mail: Words, edits: Edits): Edits {
  return mapEdits(edits, (edit, name) => ({ ...edit, base: storedWord(mail, name) }))
}

/** What saving sends. A word that was emptied goes back to what the mail itself says. */
export function updateBody(edits: Edits): NonNullable<Input<typeof updateMail>['body']> {
  const words = word_names.flatMap((name) => {
    const edit = edits[name]
    return edit === undefined ? [] : [[name, edit.text.trim() === '' ? null : edit.text] as const]
  })
  return Object.fromEntries(words)
}

/** What is still unsaved once `sent` is: what was typed while it was on its way. */
export function editsAfter(edits: Edits, sent: Edits, saved: Words): Edits {
  return mapEdits(edits, (edit, name) => {
    const isSaved = edit.text === sent[name]?.text || edit.text === storedWord(saved, name)
    return isSaved ? undefined : { ...edit, base: storedWord(saved, name) }
  })
}

export function hasEdits(edits: Edits): boolean {
  return word_names.some((name) => edits[name] !== undefined)
}

function mapEdits(edits: Edits, change: (edit: Edit, name: TextName) => Edit | undefined): Edits {
  return Object.fromEntries(
    word_names.flatMap((name) => {
      const edit = edits[name]
      const changed = edit && change(edit, name)
      return changed ? [[name, changed] as const] : []
    }),
  )
}

function storedWord(mail: Words, name: TextName): string {
  return mail[name] ?? ''
}
