import type { MailCategory } from '@meridian/contract'
import type { DeliveredFile, ReadMail } from '@meridian/mail'

/** A mail that is to be read, and what decides into which list it comes. */
export interface ReadableMail<Source> {
  readonly source: Source
  readonly own_addresses: readonly string[]
  readonly label_names: readonly string[]
}

/** What is kept of a mail. */
export interface ReadMailParts {
  readonly mail: Omit<ReadMail, 'attachments'>
  readonly attachments: readonly KeptFile[]
  /** Of a mail that came as a file. */
  readonly sha256: string | null
  /** How the mail begins, on one line (MV10). */
  readonly preview: string
  /** By which it is found. */
  readonly words: readonly string[]
  readonly category: MailCategory
  /** It took too long to be read: this is its head and the beginning of its text. */
  readonly is_text_only: boolean
}

export type KeptFile = Pick<
  DeliveredFile,
  'name' | 'media_type' | 'content' | 'content_id' | 'is_inline' | 'remote_id' | 'bytes'
>
