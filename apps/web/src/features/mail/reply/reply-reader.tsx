import type { Mail } from '@meridian/contract'
import { Suspense } from 'react'
import { t } from '../../../platform/text/text.ts'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { replySubject } from './reply-text.ts'

const ReplyCopies = lazyPart(async () => ({ default: (await import('./reply-copies.tsx')).ReplyCopies }))

interface MailReplyReaderProps {
  readonly mail: Mail
  /** As the person has it. */
  readonly subject: string
}

/** Who gets the reply, with copies where the person wants, and under which subject. */
export function MailReplyReader({ mail, subject }: MailReplyReaderProps) {
  const [reader] = mail.mail_reply_to
  const address = reader?.address ?? ''
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 px-4 pt-1.5 text-xs [&_dt]:text-muted">
        <dt>{t('To')}</dt>
        <dd className="font-medium text-text-2 wrap-anywhere" title={address}>
          {address || t('No recipient: the mail has no reply address.')}
        </dd>
        <dt>{t('Subject')}</dt>
        <dd className="text-text-2 wrap-anywhere" title={replySubject(subject)}>
          {replySubject(subject)}
        </dd>
      </dl>
      <Suspense>
        <ReplyCopies mail={mail} />
      </Suspense>
    </>
  )
}
