import { type Mail, mail_subject_characters_max, type NewMail } from '@meridian/contract'
import { Clock4, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
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
  const toError = errorOf(wrong.to, mail.mail_to.length === 0)
  const ccError = errorOf(wrong.cc, false)
  const bodyError =
    forwarded === null && draft.body.trim() === '' ? t('Write something before you send.') : undefined
  const canSend = !(toError ?? ccError ?? bodyError)

  function send(send_at?: string) {
    setTried(true)
    if (canSend) sending.send(mail, send_at)
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
        <RecipientField
          label={t('Cc')}
          people={draft.cc}
          typed={draft.cc_typed}
          onChange={({ people, typed }) =>
            change({ ...(people && { cc: people }), ...(typed !== undefined && { cc_typed: typed }) })
          }
          error={wasTried ? ccError : undefined}
        />
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
        onSend={send}
        forwarded_id={forwarded_id}
        isBlank={isBlank(draft)}
      />
    </Card>
  )
}

interface FootProps {
  readonly problem: string | null
  readonly isSending: boolean
  readonly onSend: (send_at?: string) => void
  readonly forwarded_id: string
  readonly isBlank: boolean
}

function Foot({ problem, isSending, onSend, forwarded_id, isBlank: isEmpty }: FootProps) {
  const navigate = useNavigate()
  const mailboxes = useMailboxes().data
  const hasAccount =
    mailboxes === undefined || mailboxes.some(({ integration_mail_type }) => integration_mail_type !== 'file')
  function discard() {
    storeNewMailDraft(forwarded_id, null)
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
        <Button variant="ghost" icon={Trash2} onPress={discard} className="me-auto">
          {isEmpty ? t('Close') : t('Discard')}
        </Button>
        <LaterMenu
          label={t('Send later')}
          onPick={onSend}
          trigger={<IconButton label={t('Send later')} icon={Clock4} isDisabled={!hasAccount || isSending} />}
        />
        <Button
          variant="primary"
          icon={Send}
          isDisabled={!hasAccount}
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
  const mail: NewMail = {
    mail_to: joinRecipients(draft.to, to.people),
    mail_cc: joinRecipients(draft.cc, cc.people),
    mail_subject: draft.subject,
    mail_body: draft.body,
    mail_signature,
    forwarded_mail_id: forwarded_id === '' ? null : forwarded_id,
    attachment_ids: [...draft.attachment_ids],
  }
  return { mail, wrong: { to: to.wrong, cc: cc.wrong } }
}

function errorOf([wrong]: readonly string[], isMissing: boolean): string | undefined {
  if (wrong !== undefined) return t('“{text}” is not an email address.', { text: wrong })
  return isMissing ? t('Add at least one recipient.') : undefined
}
