import { deleteMailFile, type MailFile } from '@meridian/contract'
import { Trash2, X } from 'lucide'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api/api.ts'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { mailListHref } from '../list-memory.ts'
import { mailPath } from '../mail-path.ts'
import { SendButton } from '../outgoing/send-button.tsx'
import { useMailboxes } from '../use-mailboxes.ts'
import { storeNewMailDraft } from './new-mail-draft.ts'

interface NewMailFootProps {
  readonly problem: string | null
  readonly isSending: boolean
  readonly isUploading: boolean
  readonly onSend: (send_at?: string) => void
  readonly forwarded_id: string
  readonly files: readonly MailFile[]
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
  files,
  isBlank,
  children,
}: NewMailFootProps) {
  const navigate = useNavigate()
  const mailboxes = useMailboxes().data
  const hasAccount =
    mailboxes === undefined || mailboxes.some(({ integration_mail_type }) => integration_mail_type !== 'file')
  function discard() {
    storeNewMailDraft(forwarded_id, null)
    // The server deletes by itself what this misses.
    for (const { file_id } of files) void call(deleteMailFile, { params: { file_id } }).catch(() => undefined)
    void navigate(forwarded_id === '' ? mailListHref() : mailPath(forwarded_id))
  }
  return (
    <footer className="sticky bottom-[calc(var(--h-bottombar)+env(safe-area-inset-bottom))] rounded-b-lg border-t border-border bg-raised px-4 py-2.5 max-md:px-2 md:bottom-2">
      {problem !== null && (
        <div className="mb-3">
          <FormProblem>{`${problem} ${t('Your text is still here.')}`}</FormProblem>
        </div>
      )}
      {!hasAccount && (
        <p className="mb-3 text-sm text-text-2">
          {t('Mails are sent from an account of your own. Connect one with mail under Integrations.')}
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
