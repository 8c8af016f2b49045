import { showError, showSuccess } from './toasts.ts'
import { t } from '../text/text.ts'

/** Copies the text and confirms it; some browsers allow copying on https only. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess(done)
  } catch {
    showError(t("Your browser doesn't allow copying. Select the text and copy it."))
  }
}
