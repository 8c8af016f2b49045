import { showError, showSuccess } from '../state/toasts.ts'
import { t } from '../text/text.ts'

export async function copyReport(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess(t('Report copied to clipboard.'))
  } catch {
    showError(t("Your browser doesn't allow copying. Select the text of the report instead."))
  }
}
