/** A header field as it stands in a mail: still folded and encoded, one character for each byte. */
export interface Field {
  readonly name: string
  readonly value: string
}

/** The header fields of a mail, and everything behind them. Lines that are no fields are dropped. */
export function cutFields(raw: Buffer): { fields: Field[]; body: Buffer } {
  const text = raw.toString('latin1')
  const blank = /^\r?\n|\r?\n\r?\n/.exec(text)
  const head = blank ? text.slice(0, blank.index) : text
  const fields = head.split(/\r?\n(?![ \t])/).flatMap((line) => {
    const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/s.exec(line) ?? []
    return name === undefined ? [] : [{ name, value }]
  })
  const start = blank ? blank.index + blank[0].length : text.length
  return { fields, body: raw.subarray(start) }
}

export function joinFields(fields: readonly Field[], body: Buffer): Buffer {
  const head = fields.map(({ name, value }) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), body])
}

/** Whether a field has this name, given in lower case. */
export function isField({ name }: Field, wanted: string): boolean {
  return name.toLowerCase() === wanted
}

/** The addresses in a field, in lower case. */
export function addressesIn(value: string): string[] {
  return value.toLowerCase().match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? []
}

/** `Fri, 20 Nov 2026 09:40:00 +0000` */
export function formatMailDate(ms: number): string {
  return new Date(ms).toUTCString().replace('GMT', '+0000')
}
