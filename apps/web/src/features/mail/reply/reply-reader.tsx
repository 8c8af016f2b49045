import type { Mail } from '@meridian/contract'
import { Suspense } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { CopyButtons } from '../outgoing/copy-buttons.tsx'
import { useOpenCopies } from '../outgoing/mail-copies.ts'
import { MailLine } from '../outgoing/mail-line.tsx'
import { updateUnsavedMail, useUnsavedMail } from '../unsaved-mail.ts'
import { replySubject } from './reply-text.ts'

const ReplyCopies = lazyPart(async () => ({ default: (await import('./reply-copies.tsx')).ReplyCopies }))

interface MailReplyReaderProps {
  readonly mail: Mail
  /** As the person has it. */
  readonly subject: string
}

/** Who gets the reply, with copies where the person wants, and under which subject. */
export function MailReplyReader({ mail, subject }: MailReplyReaderProps) {
  const { mail_id, mail_reply_to, mail_reply_cc } = mail
  const address = mail_reply_to[0]?.address ?? ''
  const open = useOpenCopies(useUnsavedMail(mail_id))
  return (
    <div className="pt-1">
      <MailLine
        end={
          <CopyButtons open={open}>
            {!open.cc && mail_reply_cc.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                onPress={() => updateUnsavedMail(mail_id, { cc: mail_reply_cc })}
              >
                {t('Reply to all')}
              </Button>
            )}
          </CopyButtons>
        }
      >
        <Fixed label={t('To')} text={address || t('No recipient: the mail has no reply address.')} />
      </MailLine>
      {(open.cc || open.bcc) && (
        <Suspense>
          <ReplyCopies mail={mail} open={open} />
        </Suspense>
      )}
      <MailLine>
        <Fixed label={t('Subject')} text={replySubject(subject)} />
      </MailLine>
    </div>
  )
}

/** What the head of a reply says and cannot be changed here. */
function Fixed({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className="flex min-h-8 min-w-0 items-center py-1 text-xs max-md:min-h-11">
      <span className="w-14 shrink-0 font-medium text-text-2">{label}</span>
      <span title={text} className="min-w-0 wrap-anywhere">
        {text}
      </span>
    </p>
  )
}
