import { sayDone, sayFailed } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

/** Says what happened; some browsers allow copying on https only. */
export async function copyMeetingLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    sayDone(t('Meeting link copied to clipboard.'))
  } catch {
    sayFailed(t('The browser does not allow copying. The link stands under Details.'))
  }
}
