import { oneLine } from '../../../platform/mail/one-line.ts'

/** A name that every system can save, and that hides nothing: neither folders nor the kind of the file. */
export function cleanFileName(written: string): string {
  const visible = written
    .toWellFormed()
    .replaceAll(/(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
  const name = oneLine(visible)
    .replaceAll(/[/\\:*?"<>|]+/g, '_')
    .replace(/^\.+/, '')
    .trim()
  return name === '' ? 'attachment' : name
}
