import { attached_files_max, carried_bytes_max } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { sizeWords } from '../body/body-size.ts'

/** The part of a file that decides whether a mail takes it. */
type Sized = Pick<File, 'name' | 'size'>

interface Held {
  readonly count: number
  readonly bytes: number
}

/** The files that still fit into a mail, in their order, and a sentence for each that does not. */
export function chooseFiles<One extends Sized>(
  added: readonly One[],
  held: Held,
): { chosen: One[]; refusals: string[] } {
  const chosen: One[] = []
  const refusals: string[] = []
  let { count, bytes } = held
  for (const file of added) {
    const refusal = refusalOf(file, { count, bytes })
    if (refusal === null) {
      chosen.push(file)
      count += 1
      bytes += file.size
    } else refusals.push(refusal)
  }
  return { chosen, refusals }
}

function refusalOf({ name, size }: Sized, { count, bytes }: Held): string | null {
  if (size === 0) return t('“{name}” is empty and was not attached.', { name })
  if (count >= attached_files_max)
    return t('“{name}” was not attached: a mail has at most {count} files.', {
      name,
      count: attached_files_max,
    })
  if (bytes + size > carried_bytes_max)
    return t('“{name}” ({size}) was not attached: the files of a mail have at most 10 MB together.', {
      name,
      size: sizeWords(size),
    })
  return null
}
