/** A mail as a provider hands it out. */
export interface RemoteMail {
  /** The provider's own, as are the three that follow. */
  readonly external_id: string
  /** Null where conversations are known by the headers alone. */
  readonly external_thread_id: string | null
  /** The same wherever in the mailbox it lies; null where `external_id` is. */
  readonly identity: string | null
  readonly label_ids: readonly string[]
  /** When it arrived. */
  readonly date_ms: number
  readonly root: RemotePart
  /** Too long, or of a shape that makes no sense: only its head is here, and what the provider shows of its text. */
  readonly is_head_only: boolean
}

/** A part of a mail: the tree as it was sent, with the bytes of files left at the provider. */
export interface RemotePart {
  readonly media_type: string
  readonly file_name: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** Decoded, but in the charset its headers name; null where it stays at the provider. */
  readonly content: Uint8Array | null
  /** What the bytes are asked for by. Not the same at every look, but good for long. */
  readonly remote_id: string | null
  readonly bytes: number
  readonly parts: readonly RemotePart[]
  /** Where the part is still as it travelled: `headers` is empty and `content` encoded until `decodeParts` has read it. */
  readonly encoded?: EncodedPart | undefined
}

export interface EncodedPart {
  readonly head: Uint8Array
  /** The Content-Transfer-Encoding. */
  readonly encoding: string
}

/** A file of a mail; with an encoding it is still as it travelled, until `decodeFile` has read it. */
export interface RemoteFile {
  readonly content: Uint8Array
  readonly encoding: string | null
}

export interface RemoteLabel {
  readonly label_id: string
  readonly name: string
  /** Made by the person, not by the provider. */
  readonly is_own: boolean
}

/** What a mailbox says of itself. */
export interface RemoteMailbox {
  readonly address: string
  /** All mails, old ones and sent ones included. */
  readonly mails: number
  /** Asking for changes since now. */
  readonly cursor: string
}

export interface RemoteMailPage {
  readonly external_ids: readonly string[]
  /** Null on the last page. */
  readonly next_page: string | null
}

/** What has become of a mail: which labels it has now, or that it is gone for ever. */
export type RemoteMailChange =
  | { readonly kind: 'labels'; readonly external_id: string; readonly label_ids: readonly string[] }
  | { readonly kind: 'gone'; readonly external_id: string }
  /** The provider named the mail without saying what changed. */
  | { readonly kind: 'unknown'; readonly external_id: string }

export interface RemoteMailChanges {
  /** In the order in which they happened; a mail may be named again and again. */
  readonly changes: readonly RemoteMailChange[]
  /** Asking for the rest; null when there is none. */
  readonly next_page: string | null
  /** Asking for what comes after these changes. */
  readonly cursor: string
}

/** Where a mail lies and which labels it has, after something was done with it. */
export interface RemoteMailPlace {
  /** Another than before where it is another in each folder. */
  readonly external_id: string
  readonly label_ids: readonly string[]
}

/** A mailbox of one account. All throw ProviderError. */
export interface MailSource {
  readonly fetchMailbox: () => Promise<RemoteMailbox>
  readonly fetchLabels: () => Promise<RemoteLabel[]>
  /** Mails that arrived since, the newest first, without trash and spam. */
  readonly fetchPage: (request: {
    readonly since_ms: number
    readonly page: string | null
    readonly most: number
  }) => Promise<RemoteMailPage>
  /** Throws `outdated` when the cursor is too old. */
  readonly fetchChanges: (request: {
    readonly cursor: string
    readonly page: string | null
    /** The mails that are here and the labels they have here. Asked for where `fetchIdentities` is not null. */
    readonly known: () => Promise<ReadonlyMap<string, readonly string[]>>
  }) => Promise<RemoteMailChanges>
  /** Whether a cursor asks for less than another one of the same mailbox. */
  readonly isLater: (cursor: string, than: string) => boolean
  /**
   * Null where a mail keeps its `external_id`. Else it has another one in each folder: this tells which mails are the
   * same; those that are gone are left out. Such a source finds changes by comparing with what is here, and so all
   * that has gone.
   */
  readonly fetchIdentities: ((external_ids: readonly string[]) => Promise<ReadonlyMap<string, string>>) | null
  /** The head of the mail alone where the rest cannot be read. Throws `missing` when it is gone. */
  readonly fetchMail: (external_id: string) => Promise<RemoteMail>
  /** Throws `missing` when it is gone. */
  readonly fetchLabelsOf: (external_id: string) => Promise<readonly string[]>
  /** Throws `missing` when the mail is gone. */
  readonly fetchFile: (file: {
    readonly external_id: string
    readonly remote_id: string
  }) => Promise<RemoteFile>
  /** Throws `missing` when it is gone. */
  readonly changeLabels: (
    external_id: string,
    change: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ) => Promise<RemoteMailPlace>
  /** Throws `missing` when it is gone. */
  readonly trash: (external_id: string) => Promise<RemoteMailPlace>
  /** Takes it out of the trash; where `before` are the labels it had, back to where it lay. */
  readonly untrash: (external_id: string, before: readonly string[]) => Promise<RemoteMailPlace>
  /**
   * Hands a mail over to be sent. What it throws tells whether that can have happened all the same: only after `broken`.
   * Throws `invalid` when the mail or its recipient is refused for good, and `missing` when there is no such conversation.
   */
  readonly send: (mail: RemoteSending) => Promise<RemoteSent>
  /** The mail as it was sent, by the Message-ID it was handed over with; null when it was not sent. */
  readonly findSent: (sending: {
    readonly message_id: string
    /** The mail was not sent before. */
    readonly since_ms: number
  }) => Promise<RemoteSent | null>
}

/** A mail to be sent from the account. */
export interface RemoteSending {
  /** As RFC 5322 writes it, with CRLF and without Bcc: what its recipients get. */
  readonly raw: Uint8Array
  /** The same with Bcc, which the account keeps; missing for a mail without Bcc. */
  readonly own_copy?: Uint8Array | undefined
  /** Who gets it, those of Bcc among them, without names. */
  readonly to: readonly string[]
  /** The conversation it belongs to, where the provider names it. */
  readonly external_thread_id: string | null
}

/** Where a mail that was sent lies, as far as the provider says. */
export interface RemoteSent {
  readonly external_id: string | null
  readonly external_thread_id: string | null
  /** The recipients that the server refused, where it has taken the mail for the others. */
  readonly refused?: readonly string[]
}
