import { type Field, formatMailDate, joinFields } from './fields.ts'

/** A mail as its writer thinks of it. */
export interface Letter {
  /** `Name <address>` or a bare address, as in the fields after it. */
  readonly from: string
  readonly to?: string
  readonly cc?: string
  readonly bcc?: string
  readonly subject?: string
  readonly at_ms: number
  /** With its angle brackets; none for a mail that shall get its id elsewhere. */
  readonly message_id?: string
  /** The ids of the mails before it in its conversation, oldest first. */
  readonly answers?: readonly string[]
  readonly text?: string | ForeignText
  readonly html?: string
  /** An invitation or an answer to one (iMIP, RFC 6047). */
  readonly calendar?: { readonly method: string; readonly ics: string }
  /** Shown within the HTML by their `cid:`. */
  readonly images?: readonly (Attachment & { readonly cid: string })[]
  readonly attachments?: readonly Attachment[]
  /** More fields, before the usual ones. */
  readonly fields?: readonly Field[]
  /** How the writer's program spells this field; they differ. */
  readonly id_field?: 'Message-ID' | 'Message-Id' | 'message-id'
}

/** A text already in the bytes of its charset. */
export interface ForeignText {
  readonly charset: string
  readonly bytes: Buffer
}

export interface Attachment {
  readonly filename: string
  readonly type: string
  readonly bytes: Buffer
}

/** The mail as it travels: RFC 5322 and MIME, CRLF, seven bits in its head. */
export function composeMail(letter: Letter): Buffer {
  const { from, to, cc, bcc, subject, at_ms, message_id, answers = [] } = letter
  const parent = answers.at(-1)
  const body = makeBody(letter)
  return joinFields(
    [
      ...(letter.fields ?? []),
      ...(message_id === undefined ? [] : [{ name: letter.id_field ?? 'Message-ID', value: message_id }]),
      { name: 'Date', value: formatMailDate(at_ms) },
      { name: 'From', value: encodeAddress(from) },
      ...optional('To', to, encodeAddress),
      ...optional('Cc', cc, encodeAddress),
      ...optional('Bcc', bcc, encodeAddress),
      ...optional('Subject', subject, encodeWords),
      ...optional('In-Reply-To', parent),
      ...optional('References', parent && answers.join('\r\n ')),
      { name: 'MIME-Version', value: '1.0' },
      ...body.fields,
    ],
    body.bytes,
  )
}

interface Body {
  readonly fields: readonly Field[]
  readonly bytes: Buffer
}

/** Mixed around related around alternative, each only where it is needed. */
function makeBody({ text, html, calendar, images = [], attachments = [] }: Letter): Body {
  const words = [
    ...(text === undefined && html !== undefined ? [] : [makeText(text ?? '')]),
    ...(html === undefined ? [] : [makeHtml(html)]),
    ...(calendar ? [makeCalendar(calendar)] : []),
  ]
  const inner = wrap('alternative', words)
  const related = wrap('related', [inner, ...images.map((image) => makeFile(image, image.cid))])
  return wrap('mixed', [related, ...attachments.map((file) => makeFile(file))])
}

function wrap(kind: 'mixed' | 'related' | 'alternative', bodies: readonly Body[]): Body {
  const [first] = bodies
  if (first && bodies.length === 1) return first
  const boundary = `=_${kind}_0000000000`
  const pieces = bodies.flatMap(({ fields, bytes }) => [
    Buffer.from(`--${boundary}\r\n`, 'latin1'),
    joinFields(fields, bytes),
    Buffer.from('\r\n', 'latin1'),
  ])
  return {
    fields: [{ name: 'Content-Type', value: `multipart/${kind};\r\n boundary="${boundary}"` }],
    bytes: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`, 'latin1')]),
  }
}

function makeText(text: string | ForeignText): Body {
  if (typeof text !== 'string') {
    return {
      fields: [
        { name: 'Content-Type', value: `text/plain; charset=${text.charset}` },
        { name: 'Content-Transfer-Encoding', value: '8bit' },
      ],
      bytes: text.bytes,
    }
  }
  return {
    fields: [
      { name: 'Content-Type', value: 'text/plain; charset="UTF-8"' },
      { name: 'Content-Transfer-Encoding', value: 'quoted-printable' },
    ],
    bytes: quotedPrintable(text),
  }
}

function makeHtml(html: string): Body {
  return {
    fields: [
      { name: 'Content-Type', value: 'text/html; charset=utf-8' },
      { name: 'Content-Transfer-Encoding', value: 'base64' },
    ],
    bytes: base64Lines(Buffer.from(html, 'utf8')),
  }
}

function makeCalendar({ method, ics }: { method: string; ics: string }): Body {
  return {
    fields: [
      { name: 'Content-Type', value: `text/calendar; charset="UTF-8"; method=${method}` },
      { name: 'Content-Transfer-Encoding', value: 'quoted-printable' },
    ],
    bytes: quotedPrintable(ics),
  }
}

function makeFile({ filename, type, bytes }: Attachment, cid?: string): Body {
  const isPlain = /^[\x20-\x7e]*$/.test(filename)
  const named = isPlain ? `filename="${filename}"` : `filename*=UTF-8''${encodeURIComponent(filename)}`
  return {
    fields: [
      { name: 'Content-Type', value: `${type}; name="${encodeWords(filename)}"` },
      { name: 'Content-Disposition', value: `${cid === undefined ? 'attachment' : 'inline'};\r\n ${named}` },
      { name: 'Content-Transfer-Encoding', value: 'base64' },
      ...(cid === undefined ? [] : [{ name: 'Content-ID', value: `<${cid}>` }]),
    ],
    bytes: base64Lines(bytes),
  }
}

function optional(name: string, value: string | undefined, encode = (text: string) => text): Field[] {
  return value === undefined ? [] : [{ name, value: encode(value) }]
}

/** The names before the addresses are encoded, the addresses are not. */
function encodeAddress(list: string): string {
  return list
    .split(',')
    .map((one) => {
      const [, name = '', address] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(one) ?? []
      return address === undefined ? one.trim() : `${encodeWords(name)} <${address}>`.trim()
    })
    .join(', ')
}

/** Encoded words (RFC 2047) for what is not ASCII, each short enough for a line. */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const sign of text) {
    if (Buffer.byteLength(word + sign) > 39) {
      words.push(word)
      word = ''
    }
    word += sign
  }
  return [...words, word]
    .map((piece) => `=?UTF-8?B?${Buffer.from(piece, 'utf8').toString('base64')}?=`)
    .join('\r\n ')
}

function quotedPrintable(text: string): Buffer {
  const lines = text.split(/\r?\n/).map((line) => {
    const quoted = [...Buffer.from(line, 'utf8')].map((byte) =>
      (byte >= 0x20 && byte <= 0x7e && byte !== 0x3d) || byte === 0x09
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    return softBreaks(quoted).replace(/[ \t]$/, (blank) => (blank === ' ' ? '=20' : '=09'))
  })
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

function softBreaks(signs: readonly string[]): string {
  let line = ''
  let length = 0
  for (const sign of signs) {
    if (length + sign.length > 75) {
      line += '=\r\n'
      length = 0
    }
    line += sign
    length += sign.length
  }
  return line
}

function base64Lines(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('base64').replaceAll(/(.{76})(?=.)/g, '$1\r\n'), 'latin1')
}
