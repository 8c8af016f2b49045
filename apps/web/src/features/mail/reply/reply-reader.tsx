import type { Mail } from '@meridian/contract'
import { Suspense } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { updateUnsavedMail, useUnsavedMail } from '../unsaved-mail.ts'
import { replySubject } from './reply-text.ts'

const RecipientField = lazyPart(async () => ({
  default: (await import('../new-mail/recipient-field.tsx')).RecipientField,
}))

interface MailReplyReaderProps {
  readonly mail: Mail
  /** As the person has it. */
  readonly subject: string
}

/** Who gets the reply, with copies where the person wants, and under which subject. */
export function MailReplyReader({ mail, subject }: MailReplyReaderProps) {
  const { mail_id, mail_reply_cc } = mail
  const { cc, cc_typed } = useUnsavedMail(mail_id)
  const [reader] = mail.mail_reply_to
  const address = reader?.address ?? ''
  const hasCopies = cc.length > 0 || cc_typed !== ''
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 px-4 pt-1.5 text-xs [&_dt]:text-muted">
        <dt>{t('To')}</dt>
        <dd className="truncate font-medium text-text-2" title={address}>
          {address || t('No recipient: the mail has no reply address.')}
        </dd>
        <dt>{t('Subject')}</dt>
        <dd className="truncate text-text-2" title={replySubject(subject)}>
          {replySubject(subject)}
        </dd>
      </dl>
      {hasCopies ? (
        <div className="px-4 pt-2.5">
          <Suspense>
            <RecipientField
              label={t('Cc')}
              people={cc}
              typed={cc_typed}
              onChange={({ people, typed }) =>
                updateUnsavedMail(mail_id, {
                  ...(people && { cc: people }),
                  ...(typed !== undefined && { cc_typed: typed }),
                })
              }
            />
          </Suspense>
        </div>
      ) : (
        mail_reply_cc.length > 0 && (
          <div className="px-4 pt-1.5">
            <Button
              size="sm"
              variant="ghost"
              onPress={() => updateUnsavedMail(mail_id, { cc: mail_reply_cc })}
            >
              {t('Reply to all')}
            </Button>
          </div>
        )
      )}
    </>
  )
}
