import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

/** Says what happened; some browsers allow copying on https only. */
export async function copyMeetingLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showSuccess(t('Meeting link copied to clipboard.'))
  } catch {
    showError(t("Your browser doesn't allow copying. The link is under Details."))
  }
}
