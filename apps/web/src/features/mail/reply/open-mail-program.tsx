import type { Mail } from '@meridian/contract'
import { Copy, ExternalLink } from 'lucide'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { replySubject } from './reply-text.ts'

interface MailReplyElsewhereProps {
  readonly mail: Mail
  readonly subject: string
  readonly text: string
}

/** A mail of a file is not answered from here without an account: the text goes to the mail program of the person. */
export function OpenMailProgram({ mail, subject, text }: MailReplyElsewhereProps) {
  // RFC 6068 keeps the @, and has lines end with both characters.
  const address = encodeURIComponent(mail.mail_reply_to[0]?.address ?? '').replaceAll('%40', '@')
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  const title = encodeURIComponent(replySubject(subject))
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => showSuccess(t('Reply copied to clipboard.')),
      (problem: unknown) => showError(problem),
    )
  return (
    <span className="flex flex-wrap gap-1 max-md:w-full max-md:gap-2">
      <Button icon={Copy} onPress={copy} isDisabled={text.trim() === ''} className="max-md:flex-1">
        {t('Copy reply')}
      </Button>
      <ButtonLink
        variant="primary"
        icon={ExternalLink}
        href={`mailto:${address}?subject=${title}&body=${body}`}
        className="max-md:flex-1"
      >
        {t('Open in mail program')}
      </ButtonLink>
    </span>
  )
}
