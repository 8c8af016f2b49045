// Parses mails and renders their content, in a thread that is ended when a mail takes too long.
import { createHash } from 'node:crypto'
import {
  type DeliveredFile,
  extractPreview,
  isMailbox,
  type ReadMail,
  readMail,
  readParts,
  splitMailbox,
  type VisibleMail,
  visibleMail,
  writeMailDocument,
} from '@meridian/mail'
import type { RemoteFile, RemotePart } from '@meridian/providers'
import { decodeFile, decodeParts } from '@meridian/providers/decode-parts'
import { detectLanguage, mailAsksForAction } from '@meridian/text'
import { Moved } from '../../../platform/workers/moved.ts'
import { categoryOf, searchWords, textsOfPeople, wordsOf } from '../mail.rules.ts'
import type { ReadableMail, ReadMailParts } from './mail-parse.rules.ts'

export async function readWhole(mail: ReadableMail<Uint8Array>): Promise<Moved<ReadMailParts>> {
  const { attachments, ...read } = await readMail(mail.source)
  const files = attachments.map((file) => ({ ...file, remote_id: null, bytes: file.content.length }))
  return prepared(mail, { read, files, sha256: createHash('sha256').update(mail.source).digest('hex') })
}

export async function readDelivered(mail: ReadableMail<RemotePart>): Promise<Moved<ReadMailParts>> {
  const { attachments, ...read } = await readParts(decodeParts(mail.source))
  return prepared(mail, { read, files: attachments, sha256: null })
}

/** The mails of a file, each with bytes of its own; limited. */
export function splitFile({
  file,
  most,
}: {
  readonly file: Uint8Array
  readonly most: number
}): Moved<SplitFile> {
  const mails = splitMailbox(file, most).map((mail) => new Uint8Array(mail))
  return new Moved(
    { mails, isMailbox: isMailbox(file) },
    mails.map(({ buffer }) => buffer),
  )
}

export interface SplitFile {
  readonly mails: readonly Uint8Array[]
  readonly isMailbox: boolean
}

export interface ShownSource {
  readonly text: string | null
  readonly html: string | null
}

export function show({
  source,
  withImages,
}: {
  readonly source: ShownSource
  readonly withImages: boolean
}): VisibleMail {
  return visibleMail(source, { withImages })
}

/** The words by which a search finds a text. */
export function findWords(text: string): string[] {
  return wordsOf([text])
}

export interface DocumentRequest {
  readonly source: ShownSource
  readonly withImages: boolean
  readonly theme: 'light' | 'dark'
  readonly title: string
  readonly quoteLabel: { readonly text: string; readonly language: string }
}

export function writeDocument({ source, withImages, ...options }: DocumentRequest) {
  const visible = visibleMail(source, { withImages })
  return writeMailDocument(visible, {
    ...options,
    isPlain: source.html === null,
    language: detectLanguage(visible.text),
  })
}

export function decodeAttachment(file: RemoteFile): Moved<Uint8Array> {
  const content = new Uint8Array(decodeFile(file))
  return new Moved(content, [content.buffer])
}

interface Taken {
  readonly read: Omit<ReadMail, 'attachments'>
  readonly files: readonly DeliveredFile[]
  readonly sha256: string | null
}

const source_characters_max = 1_000_000
const calendars_max = 5

function prepared(
  { own_addresses, label_names }: ReadableMail<unknown>,
  { read, files, sha256 }: Taken,
): Moved<ReadMailParts> {
  const visible = visibleMail(read)
  const { text, ranges } = visible
  const from = read.from ?? { name: '', address: '' }
  const attachments = files.map((file) => ({ ...file, content: new Uint8Array(file.content) }))
  const parts: ReadMailParts = {
    mail: {
      ...read,
      text: read.text?.slice(0, source_characters_max) ?? null,
      html: read.html?.slice(0, source_characters_max) ?? null,
      calendars: read.calendars.slice(0, calendars_max),
      is_cut:
        read.is_cut ||
        read.calendars.length > calendars_max ||
        [read.text, read.html].some((one) => (one?.length ?? 0) > source_characters_max),
    },
    attachments,
    sha256,
    preview: extractPreview(visible, [read.subject, from.name]),
    words: searchWords(
      {
        subject: [read.subject],
        from: [from.name, from.address],
        to: textsOfPeople(read.to, read.cc),
      },
      wordsOf([text]),
    ),
    category: categoryOf({
      own_addresses,
      from: from.address.toLowerCase(),
      to: addressesOf(read.to),
      label_names,
      is_bulk: read.is_bulk,
      asksForAction: () =>
        mailAsksForAction({
          subject: read.subject,
          text,
          quoted: ranges,
          from: from.name,
          ...receiversOf([...read.to, ...read.cc], own_addresses),
        }),
    }),
    is_text_only: false,
  }
  return new Moved(
    parts,
    attachments.map(({ content }) => content.buffer),
  )
}

/** The name by which the mail calls its reader, and those of the others who got it. */
function receiversOf(
  people: readonly { readonly name: string; readonly address: string }[],
  own_addresses: readonly string[],
): { readonly reader: string; readonly otherNames: readonly string[] } {
  const isReader = ({ address }: { readonly address: string }) =>
    own_addresses.includes(address.toLowerCase())
  return {
    reader: people.find(isReader)?.name ?? '',
    otherNames: people.filter((one) => !isReader(one)).map(({ name }) => name),
  }
}

function addressesOf(people: readonly { readonly address: string }[]): string[] {
  return people.map(({ address }) => address.toLowerCase())
}
