import { type Mail, mail_reply_characters_max, mail_subject_characters_max } from '@meridian/contract'
import { useEffect, useRef, useState } from 'react'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { showProblem } from '../../../ui/form/problem-focus.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { LinkMenu } from '../booking/link-menu.tsx'
import { AttachButton, AttachedFiles } from '../outgoing/attached-files.tsx'
import { CopyButtons } from '../outgoing/copy-buttons.tsx'
import { CopyLines } from '../outgoing/copy-lines.tsx'
import { useOpenCopies } from '../outgoing/mail-copies.ts'
import { MailLine } from '../outgoing/mail-line.tsx'
import { SignatureField } from '../outgoing/signature-field.tsx'
import { useSignature } from '../outgoing/signature.ts'
import { SnippetMenu } from '../outgoing/snippet-menu.tsx'
import { useSnippets } from '../outgoing/use-snippets.ts'
import { useUploads } from '../outgoing/use-uploads.ts'
import { bytesOf, errorOf, mailOf } from './draft-mail.ts'
import { ForwardedMail } from './forwarded-mail.tsx'
import {
  empty_draft,
  forwardingDraft,
  isBlank,
  type NewMailDraft,
  updateNewMailDraft,
  useNewMailDraft,
} from './new-mail-draft.ts'
import { NewMailFoot } from './new-mail-foot.tsx'
import { NewMailText } from './new-mail-text.tsx'
import { RecipientField } from './recipient-field.tsx'
import { useSendNewMail } from './use-send-new-mail.ts'

/** Recipients, subject and text of a mail; each change is kept until the mail is sent or discarded. */
export function NewMailForm({ forwarded }: { readonly forwarded: Mail | null }) {
  const forwarded_id = forwarded?.mail_id ?? ''
  const begun = forwarded ? forwardingDraft(forwarded) : empty_draft
  const draft = useNewMailDraft(forwarded_id) ?? begun
  const update = (part: (draft: NewMailDraft) => Partial<NewMailDraft>) =>
    updateNewMailDraft(forwarded_id, begun, part)
  const change = (part: Partial<NewMailDraft>) => update(() => part)
  const [begunWithout] = useState(draft.to.length === 0)
  const [tries, setTries] = useState(0)
  const sending = useSendNewMail(forwarded_id)
  const mail_signature = useSignature(draft.has_signature)
  const { mail, wrong } = mailOf(draft, forwarded_id, mail_signature)
  const copies = useOpenCopies(draft)
  const [isUploading, setUploading] = useState(false)
  const uploading = useUploads({
    files: draft.files,
    carriedBytes: bytesOf(forwarded, draft.attachment_ids),
    onAdded: (file) => update(({ files }) => ({ files: [...files, file] })),
    onBusyChange: setUploading,
  })
  const box = useRef<HTMLTextAreaElement>(null)
  // A mail that was begun, or taken back, goes on in its text.
  useEffect(() => {
    if (begunWithout || !box.current) return
    box.current.focus()
    box.current.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [begunWithout])
  const snippets = useSnippets({
    box,
    text: draft.body,
    onChange: (body) => change({ body }),
    characters_max: mail_reply_characters_max,
  })
  const errors = {
    to: errorOf(wrong.to, mail.mail_to.length === 0),
    cc: errorOf(wrong.cc, false),
    bcc: errorOf(wrong.bcc, false),
    body: forwarded === null && draft.body.trim() === '' ? t('Write something before you send.') : undefined,
  }
  const shown: Partial<typeof errors> = tries > 0 ? errors : {}

  function send(send_at?: string) {
    setTries((before) => before + 1)
    const canSend = Object.values(errors).every((error) => error === undefined) && !isUploading
    if (canSend) sending.send(mail, draft.files, send_at)
  }

  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) showProblem(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null)
  }, [tries])
  useHotkey(
    { keys: 'Mod+enter', label: t('Send the mail'), group: t('Mail') },
    () => send(),
    !sending.isSending,
  )
  return (
    <Card className={form_class}>
      <div ref={form} className="contents">
        <MailLine end={<CopyButtons open={copies} />}>
          <RecipientField
            label={t('To')}
            people={draft.to}
            typed={draft.to_typed}
            onPeopleChange={(to) => change({ to })}
            onTypedChange={(to_typed) => change({ to_typed })}
            error={shown.to}
            autoFocus={begunWithout}
          />
        </MailLine>
        <CopyLines copies={draft} open={copies} onChange={change} errors={{ cc: shown.cc, bcc: shown.bcc }} />
        <MailLine>
          <TextField
            label={t('Subject')}
            value={draft.subject}
            onChange={(subject) => change({ subject })}
            maxLength={mail_subject_characters_max}
            autoComplete="off"
            className="mail-field"
          />
        </MailLine>
        <div className="flex grow flex-col gap-2.5 px-4 pt-2 pb-3.5">
          <NewMailText
            box={box}
            text={draft.body}
            onChange={snippets.change}
            rows={forwarded ? 5 : 8}
            error={shown.body}
          />
          <SignatureField
            isIncluded={draft.has_signature}
            onChange={(has_signature) => change({ has_signature })}
          />
          <AttachedFiles
            files={draft.files}
            uploading={uploading}
            onRemoved={(file_id) =>
              update(({ files }) => ({ files: files.filter((one) => one.file_id !== file_id) }))
            }
          />
          {forwarded && (
            <ForwardedMail
              mail={forwarded}
              chosen={draft.attachment_ids}
              onChoose={(attachment_ids) => change({ attachment_ids })}
            />
          )}
        </div>
        <NewMailFoot
          problem={sending.problem}
          isSending={sending.isSending}
          isUploading={isUploading}
          onSend={send}
          forwarded_id={forwarded_id}
          isBlank={isBlank(draft)}
        >
          <SnippetMenu snippets={snippets.snippets} onPick={snippets.insert} />
          <LinkMenu box={box} answered={null} />
          <AttachButton onAdd={uploading.add} />
        </NewMailFoot>
      </div>
    </Card>
  )
}

/** As high as the window, so that its tools stay where they are while the text grows. */
const form_class =
  'flex min-h-[min(100dvh-13rem,44rem)] flex-col [&_:is(button,input)]:scroll-mb-20 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:shadow-none'
