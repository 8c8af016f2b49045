import { listReplyFiles, type Mail, type SlotPair } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { formatPast } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import type { OwnTexts } from '../detail/use-own-texts.ts'
import { joinRecipients, parseRecipients } from '../new-mail/recipients.ts'
import { SendButton } from '../outgoing/send-button.tsx'
import { signedBody, useSignature } from '../outgoing/signature.ts'
import { OpenMailProgram } from './open-mail-program.tsx'
import { gapsIn } from './reply-text.ts'
import { useAnsweredElsewhere } from './use-answered-elsewhere.ts'
import { useSendReply } from './use-send-reply.ts'

interface MailReplyFootProps {
  readonly mail: Mail
  readonly words: OwnTexts
  readonly offered: readonly SlotPair[]
  /** For each offered time the line of the text that names it. */
  readonly offeredLines: readonly string[]
  /** The meeting that moves to the chosen one of them; a new one where it is undefined. */
  readonly movedMeetingId: string | undefined
  /** A draft is being written. */
  readonly isBusy: boolean
  /** What helps to write. */
  readonly children: ReactNode
}

/** Whether all is saved, and the sending, which waits for gaps to be filled unless the person says otherwise. */
export function MailReplyFoot({
  mail,
  words,
  offered,
  offeredLines,
  movedMeetingId,
  isBusy,
  children,
}: MailReplyFootProps) {
  const mail_body = words.textOf('mail_reply')
  const mail_signature = useSignature(words.draft.has_signature)
  const sending = useSendReply(mail)
  const hasReader = Boolean(mail.mail_reply_to[0]?.address)
  const isElsewhere = useAnsweredElsewhere(mail)
  const typed = parseRecipients(words.draft.cc_typed)
  const mail_cc = joinRecipients(words.draft.cc, typed.people)
  const typedBcc = parseRecipients(words.draft.bcc_typed)
  const mail_bcc = joinRecipients(words.draft.bcc, typedBcc.people)
  const [wrong] = [...typed.wrong, ...typedBcc.wrong]
  const files = useQuery(queryFor(listReplyFiles, { params: { mail_id: mail.mail_id } })).data
  const maySend =
    hasReader &&
    wrong === undefined &&
    !isElsewhere &&
    mail_body.trim() !== '' &&
    !isBusy &&
    !words.draft.isUploading &&
    files !== undefined &&
    words.contested.length === 0
  const hasGaps = gapsIn(mail_body).length > 0
  const send = (send_at?: string) =>
    sending.send({
      mail_subject: words.textOf('mail_subject'),
      mail_body,
      mail_signature,
      offered,
      offered_lines: offeredLines,
      moved_meeting_id: movedMeetingId,
      mail_cc,
      mail_bcc,
      file_ids: (files ?? []).map(({ file_id }) => file_id),
      send_at,
    })
  useHotkey(
    { keys: 'Mod+enter', label: t('Send the reply'), group: t('Mail') },
    () => send(),
    maySend && !hasGaps && !words.draft.isSending,
  )
  return (
    <footer className="mt-3 border-t border-border px-4 py-2.5 print:hidden">
      {(sending.problem ?? words.draft.problem) !== null && (
        <div className="mb-3">
          <FormProblem>{`${sending.problem ?? words.draft.problem} ${t('Your text is still here.')}`}</FormProblem>
        </div>
      )}
      {wrong !== undefined && (
        <div className="mb-3">
          <FormProblem>{t('“{text}” is not an email address.', { text: wrong })}</FormProblem>
        </div>
      )}
      {isElsewhere && (
        <p className="mb-3 text-sm text-text-2">
          {t(
            'This mail was read from a file, so it is not answered from this server. Connect an account with mail under Integrations, or answer with your mail program.',
          )}
        </p>
      )}
      {hasGaps && maySend && (
        <div className="mb-2">
          <Button onPress={() => send()} isDisabled={words.draft.isSending}>
            {t('Send anyway')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1 max-md:gap-0">
        {isElsewhere ? (
          <OpenMailProgram
            mail={mail}
            subject={words.textOf('mail_subject')}
            text={signedBody(mail_body, mail_signature)}
          />
        ) : (
          <SendButton isDisabled={!maySend || hasGaps} isSending={words.draft.isSending} onSend={send}>
            {t('Send reply')}
          </SendButton>
        )}
        <span className="flex items-center gap-1 max-md:gap-0">{children}</span>
        <SavedState words={words} />
      </div>
    </footer>
  )
}

function SavedState({ words }: { readonly words: OwnTexts }) {
  const clock = useClock()
  const now = useNow(60_000)
  const { isSaving, savedAt } = words.draft
  return (
    <span className="ms-auto flex items-center gap-2 text-end text-xs text-muted">
      <span role="status">
        {isSaving
          ? t('Saving...')
          : words.isChanged
            ? t('Not saved yet')
            : savedAt !== null &&
              t('Saved {when}', { when: formatPast(savedAt, Math.max(now, savedAt), clock.zone) })}
      </span>
      {words.isChanged && words.contested.length === 0 && (
        <Button size="sm" isDisabled={isSaving} onPress={words.saveNow}>
          {t('Save')}
        </Button>
      )}
    </span>
  )
}
