import { Trash2, X } from 'lucide'
import type { ReactNode } from 'react'
import { rich } from '../../../platform/text/rich-text.tsx'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { integrations_path } from '../mail-path.ts'
import { SendButton } from '../outgoing/send-button.tsx'
import { useMailboxes } from '../use-mailboxes.ts'
import { useDiscardNewMail } from './use-discard-new-mail.ts'

interface NewMailFootProps {
  readonly problem: string | null
  readonly isSending: boolean
  readonly isUploading: boolean
  readonly onSend: (send_at?: string) => void
  readonly forwarded_id: string
  readonly isBlank: boolean
  /** What helps to write. */
  readonly children: ReactNode
}

/** One row of tools that stays in sight: sending, what helps to write, and at its end leaving without. */
export function NewMailFoot({
  problem,
  isSending,
  isUploading,
  onSend,
  forwarded_id,
  isBlank,
  children,
}: NewMailFootProps) {
  const discard = useDiscardNewMail(forwarded_id)
  const mailboxes = useMailboxes().data
  const hasAccount =
    mailboxes === undefined || mailboxes.some(({ integration_mail_type }) => integration_mail_type !== 'file')
  return (
    <footer className="sticky bottom-[calc(var(--h-bottombar)+env(safe-area-inset-bottom))] rounded-b-lg border-t border-border bg-raised px-4 py-2.5 max-md:px-2 md:bottom-2">
      {problem !== null && (
        <div className="mb-3">
          <FormProblem>{`${problem} ${t('Your text is still here.')}`}</FormProblem>
        </div>
      )}
      {!hasAccount && (
        <p className="mb-3 text-sm text-text-2">
          {rich(
            t(
              'Mails are sent from an account of your own. Connect one with mail under <link>Integrations</link>.',
            ),
            { link: <Link href={integrations_path}>{''}</Link> },
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1 max-md:gap-0">
        <SendButton isDisabled={!hasAccount || isUploading} isSending={isSending} onSend={onSend}>
          {t('Send')}
        </SendButton>
        {children}
        <span className="ms-auto flex">
          <IconButton
            label={isBlank ? t('Close') : t('Discard')}
            icon={isBlank ? X : Trash2}
            onPress={discard}
          />
        </span>
      </div>
    </footer>
  )
}
