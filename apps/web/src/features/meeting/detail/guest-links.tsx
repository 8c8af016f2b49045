import { Button as AriaButton } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

interface GuestLinksProps {
  readonly name: string
  readonly answerLink: string
}

/** What the organizer can send to a guest without an account. */
export function GuestLinks({ name, answerLink }: GuestLinksProps) {
  return (
    <div role="group" aria-label={name} className="flex basis-full flex-wrap gap-x-3.5 ps-10.5 print:hidden">
      <AriaButton onPress={() => void copyAnswerLink(answerLink)} className={link_class}>
        {t('Copy answer link')}
      </AriaButton>
      <AriaLink href={fileHref(answerLink)} download className={link_class}>
        {t('Download .ics')}
      </AriaLink>
    </div>
  )
}

const link_class =
  'touch rounded-xs py-1 text-xs font-medium text-accent-text max-md:py-2 max-md:text-sm data-hovered:underline'

/** The guest's own file, which names no other guest. Below this page's address, as the session may be at another. */
function fileHref(answerLink: string): string {
  return `${new URL(answerLink).pathname}/meeting.ics`
}

async function copyAnswerLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showSuccess(t('Answer link copied to clipboard.'))
  } catch {
    showError(t("Your browser doesn't allow copying. Select the link here instead: {link}", { link }))
  }
}
