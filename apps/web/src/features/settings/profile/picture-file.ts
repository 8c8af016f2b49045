import { picture_bytes_max } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'

export const picture_types = ['image/png', 'image/jpeg', 'image/webp']

/** Why the server would refuse the file, as far as its name and size tell; undefined where nothing speaks against it. */
export function problemOfPicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!picture_types.includes(type)) return t('The picture must be a PNG, JPEG or WebP file.')
  if (size > picture_bytes_max) return t('The picture must be at most 2 MB.')
  return undefined
}
