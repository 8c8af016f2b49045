import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** Copies the public link of a poll and confirms it; some browsers allow copying on https only. */
export async function copyLink(public_url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(public_url)
    showSuccess(t('Link copied to clipboard.'))
  } catch {
    showError(t("Your browser doesn't allow copying. Select the text and copy it."))
  }
}
