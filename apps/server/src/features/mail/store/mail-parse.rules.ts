import type { MailCategory } from '@meridian/contract'
import type { DeliveredFile, ReadMail } from '@meridian/mail'

/** A mail to parse, with the facts that its category depends on. */
export interface ReadableMail<Source> {
  readonly source: Source
  readonly own_addresses: readonly string[]
  readonly label_names: readonly string[]
}

/** The stored parts of a mail. */
export interface ReadMailParts {
  readonly mail: Omit<ReadMail, 'attachments'>
  readonly attachments: readonly KeptFile[]
  /** Of a mail from a file. */
  readonly sha256: string | null
  /** The beginning of the mail, on one line (MV10). */
  readonly preview: string
  /** The words that a search finds it by. */
  readonly words: readonly string[]
  readonly category: MailCategory
  /** The mail took too long to parse: only the headers and the beginning of the text are here. */
  readonly is_text_only: boolean
}

export type KeptFile = Pick<
  DeliveredFile,
  'name' | 'media_type' | 'content' | 'content_id' | 'is_inline' | 'remote_id' | 'bytes'
>
