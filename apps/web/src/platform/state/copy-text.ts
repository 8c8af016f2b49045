import { showError, showSuccess } from './toasts.ts'
import { t } from '../text/text.ts'

/** Copies the text, confirms it, and says whether it is copied; some browsers allow copying on https only. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess(done)
    return true
  } catch {
    showError(t("Your browser doesn't allow copying. Select the text and copy it."))
    return false
  }
}
