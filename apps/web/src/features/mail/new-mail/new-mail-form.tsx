import {
  deleteMailFile,
  type Mail,
  type MailFile,
  mail_subject_characters_max,
  type NewMail,
} from '@meridian/contract'
import { Clock4, Send, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api/api.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LaterMenu } from '../later/later-menu.tsx'
import { mailListHref } from '../list-memory.ts'
import { mailPath } from '../mail-path.ts'
import { AttachedFiles } from '../outgoing/attached-files.tsx'
import { SignatureField } from '../outgoing/signature-field.tsx'
import { useSignature } from '../outgoing/signature.ts'
import { useMailboxes } from '../use-mailboxes.ts'
import { ForwardedMail } from './forwarded-mail.tsx'
import {
  empty_draft,
  forwardingDraft,
  isBlank,
  type NewMailDraft,
  storeNewMailDraft,
  updateDraftFiles,
  useNewMailDraft,
} from './new-mail-draft.ts'
import { NewMailText } from './new-mail-text.tsx'
import { RecipientField } from './recipient-field.tsx'
import { joinRecipients, parseRecipients } from './recipients.ts'
import { useSendNewMail } from './use-send-new-mail.ts'

/** To, Cc, subject and text of a mail; each change is kept until the mail is sent or discarded. */
export function NewMailForm({ forwarded }: { readonly forwarded: Mail | null }) {
  const forwarded_id = forwarded?.mail_id ?? ''
  const begun = forwarded ? forwardingDraft(forwarded) : empty_draft
  const draft = useNewMailDraft(forwarded_id) ?? begun
  const change = (part: Partial<NewMailDraft>) => storeNewMailDraft(forwarded_id, { ...draft, ...part })
  const [wasTried, setTried] = useState(false)
  const sending = useSendNewMail(forwarded_id)
  const mail_signature = useSignature(draft.has_signature)
  const { mail, wrong } = mailOf(draft, forwarded_id, mail_signature)
  const [isBccOpen, setBccOpen] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const hasBcc = isBccOpen || draft.bcc.length > 0 || draft.bcc_typed !== ''
  const bccError = errorOf(wrong.bcc, false)
  const toError = errorOf(wrong.to, mail.mail_to.length === 0)
  const ccError = errorOf(wrong.cc, false)
  const bodyError =
    forwarded === null && draft.body.trim() === '' ? t('Write something before you send.') : undefined
  const canSend = !(toError ?? ccError ?? bccError ?? bodyError) && !isUploading

  function send(send_at?: string) {
    setTried(true)
    if (canSend) sending.send(mail, draft.files, send_at)
  }

  useHotkey(
    { keys: 'Mod+enter', label: t('Send the mail'), group: t('Mail') },
    () => send(),
    !sending.isSending,
  )
  return (
    <Card>
      <div className="flex flex-col gap-3 p-4">
        <RecipientField
          label={t('To')}
          people={draft.to}
          typed={draft.to_typed}
          onChange={({ people, typed }) =>
            change({ ...(people && { to: people }), ...(typed !== undefined && { to_typed: typed }) })
          }
          error={wasTried ? toError : undefined}
        />
        <div className="flex items-start gap-2 max-xs:flex-col">
          <div className="min-w-0 flex-1 max-xs:w-full">
            <RecipientField
              label={t('Cc')}
              people={draft.cc}
              typed={draft.cc_typed}
              onChange={({ people, typed }) =>
                change({ ...(people && { cc: people }), ...(typed !== undefined && { cc_typed: typed }) })
              }
              error={wasTried ? ccError : undefined}
            />
          </div>
          {!hasBcc && (
            <Button variant="ghost" onPress={() => setBccOpen(true)} className="xs:mt-5.5">
              {t('Bcc')}
            </Button>
          )}
        </div>
        {hasBcc && (
          <RecipientField
            label={t('Bcc')}
            people={draft.bcc}
            typed={draft.bcc_typed}
            onChange={({ people, typed }) =>
              change({ ...(people && { bcc: people }), ...(typed !== undefined && { bcc_typed: typed }) })
            }
            error={wasTried ? bccError : undefined}
          />
        )}
        <TextField
          label={t('Subject')}
          value={draft.subject}
          onChange={(subject) => change({ subject })}
          maxLength={mail_subject_characters_max}
          autoComplete="off"
        />
        <NewMailText
          text={draft.body}
          onChange={(body) => change({ body })}
          rows={forwarded ? 5 : 12}
          error={wasTried ? bodyError : undefined}
        />
        <SignatureField
          isIncluded={draft.has_signature}
          onChange={(has_signature) => change({ has_signature })}
        />
        <AttachedFiles
          files={draft.files}
          carriedBytes={bytesOf(forwarded, draft.attachment_ids)}
          onAdded={(file) => updateDraftFiles(forwarded_id, begun, (files) => [...files, file])}
          onRemoved={(file_id) =>
            updateDraftFiles(forwarded_id, begun, (files) => files.filter((one) => one.file_id !== file_id))
          }
          onBusyChange={setUploading}
        />
        {forwarded && (
          <ForwardedMail
            mail={forwarded}
            chosen={draft.attachment_ids}
            onChoose={(attachment_ids) => change({ attachment_ids })}
          />
        )}
      </div>
      <Foot
        problem={sending.problem}
        isSending={sending.isSending}
        isUploading={isUploading}
        onSend={send}
        forwarded_id={forwarded_id}
        files={draft.files}
        isBlank={isBlank(draft)}
      />
    </Card>
  )
}

interface FootProps {
  readonly problem: string | null
  readonly isSending: boolean
  readonly isUploading: boolean
  readonly onSend: (send_at?: string) => void
  readonly forwarded_id: string
  readonly files: readonly MailFile[]
  readonly isBlank: boolean
}

function Foot({ problem, isSending, isUploading, onSend, forwarded_id, files, isBlank: isEmpty }: FootProps) {
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
    <footer className="border-t border-border px-4 py-3.5">
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
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="ghost" icon={isEmpty ? X : Trash2} onPress={discard} className="me-auto">
          {isEmpty ? t('Close') : t('Discard')}
        </Button>
        <LaterMenu
          label={t('Send later')}
          onPick={onSend}
          trigger={
            <IconButton
              label={t('Send later')}
              icon={Clock4}
              isDisabled={!hasAccount || isSending || isUploading}
            />
          }
        />
        <Button
          variant="primary"
          icon={Send}
          isDisabled={!hasAccount || isUploading}
          isBusy={isSending}
          busyLabel={t('Sending...')}
          onPress={() => onSend()}
          className="max-md:flex-1"
        >
          {t('Send')}
        </Button>
      </div>
    </footer>
  )
}

/** The mail as it is sent; addresses that are typed and not added yet count. */
function mailOf(draft: NewMailDraft, forwarded_id: string, mail_signature: string) {
  const to = parseRecipients(draft.to_typed)
  const cc = parseRecipients(draft.cc_typed)
  const bcc = parseRecipients(draft.bcc_typed)
  const mail: NewMail = {
    mail_to: joinRecipients(draft.to, to.people),
    mail_cc: joinRecipients(draft.cc, cc.people),
    mail_bcc: joinRecipients(draft.bcc, bcc.people),
    file_ids: draft.files.map(({ file_id }) => file_id),
    mail_subject: draft.subject,
    mail_body: draft.body,
    mail_signature,
    forwarded_mail_id: forwarded_id === '' ? null : forwarded_id,
    attachment_ids: [...draft.attachment_ids],
  }
  return { mail, wrong: { to: to.wrong, cc: cc.wrong, bcc: bcc.wrong } }
}

/** How many bytes the chosen files of the forwarded mail have, as far as known. */
function bytesOf(forwarded: Mail | null, attachment_ids: readonly string[]): number {
  const chosen = (forwarded?.attachments ?? []).filter(({ attachment_id }) =>
    attachment_ids.includes(attachment_id),
  )
  return chosen.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
}

function errorOf([wrong]: readonly string[], isMissing: boolean): string | undefined {
  if (wrong !== undefined) return t('“{text}” is not an email address.', { text: wrong })
  return isMissing ? t('Add at least one recipient.') : undefined
}
