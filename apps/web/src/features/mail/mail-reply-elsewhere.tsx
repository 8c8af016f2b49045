import type { Mail } from '@meridian/contract'
import { Copy, ExternalLink } from 'lucide-react'
import { t } from '../../platform/text/text.ts'
import { sayDone, sayFailed } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { replySubject } from './mail-reply-text.ts'

interface MailReplyElsewhereProps {
  readonly mail: Mail
  readonly subject: string
  readonly text: string
}

/** A mail of a file is not answered from here without an account: the text goes to the mail program of the person. */
export function MailReplyElsewhere({ mail, subject, text }: MailReplyElsewhereProps) {
  const address = mail.mail_reply_to[0]?.address ?? ''
  const parts = [`subject=${encodeURIComponent(replySubject(subject))}`, `body=${encodeURIComponent(text)}`]
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => sayDone(t('Reply copied to clipboard.')),
      (problem: unknown) => sayFailed(problem),
    )
  return (
    <div className="mb-3 flex flex-col gap-2.5">
      <p className="text-sm text-text-2">
        {t(
          'This mail was read from a file, so it is not answered from this server. Connect an account with mail under Integrations, or answer with your mail program.',
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {address !== '' && (
          <ButtonLink
            size="sm"
            icon={ExternalLink}
            href={`mailto:${encodeURIComponent(address)}?${parts.join('&')}`}
          >
            {t('Open in mail program')}
          </ButtonLink>
        )}
        <Button size="sm" icon={Copy} onPress={copy}>
          {t('Copy reply')}
        </Button>
      </div>
    </div>
  )
}
