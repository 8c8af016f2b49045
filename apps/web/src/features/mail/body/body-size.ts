import { numberFormat } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'

/** '214 KB', '1.4 MB'; where the provider does not say, that. */
export function sizeWords(bytes: number | null): string {
  if (bytes === null) return t('Size not known')
  if (bytes < 1000) return t('{bytes} bytes', { bytes })
  if (bytes < 999_500) return t('{size} KB', { size: Math.round(bytes / 1000) })
  return t('{size} MB', { size: numberFormat({ maximumFractionDigits: 1 }).format(bytes / 1_000_000) })
}
