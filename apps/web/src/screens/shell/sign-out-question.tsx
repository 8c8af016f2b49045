import { confirmSignOut, useChangeQueue } from '../../platform/offline/change-queue.ts'
import type { InputKind } from '../../platform/session/unsaved-inputs.ts'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { formatList } from '../../platform/text/intl.ts'
import { mark, plural, t } from '../../platform/text/text.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

/** Names what a sign-out would delete: changes that wait for the connection, and what is typed and not saved in any tab. */
export function SignOutQuestion() {
  const { changes, leaving } = useChangeQueue()
  const signOut = useSignOut()
  const unsaved = leaving?.unsaved ?? []
  return (
    <ConfirmDialog
      title={
        unsaved.length > 0 ? t('Log out and lose what you typed?') : t('Log out and lose unsent changes?')
      }
      confirmLabel={t('Log out')}
      isDangerous
      isOpen={leaving !== null}
      onConfirm={() => {
        confirmSignOut(null)
        void signOut(leaving?.everywhere ?? false, true)
      }}
      onClose={() => confirmSignOut(null)}
    >
      {changes.length > 0 && (
        <p>
          {plural(changes.length, {
            one: "One change hasn't been sent yet. Logging out deletes it from this browser.",
            other: "{count} changes haven't been sent yet. Logging out deletes them from this browser.",
          })}
        </p>
      )}
      {unsaved.length > 0 && (
        <p>
          {t('Not saved yet: {things}. Logging out deletes this in all tabs.', {
            things: formatList(unsaved.map((kind) => t(kind_words[kind]))),
          })}
        </p>
      )}
    </ConfirmDialog>
  )
}

const kind_words: Readonly<Record<InputKind, string>> = {
  unsaved_new_mails: mark('a new mail'),
  unsaved_replies: mark('a reply to a mail'),
  unsaved_mail_texts: mark('the subject or the summary of a mail'),
  unsaved_meetings: mark('an event'),
  unsaved_descriptions: mark('the description of a meeting'),
  unsaved_outcomes: mark('a takeaway or an action item'),
  unsaved_tasks: mark('a task'),
  unsaved_polls: mark('a poll'),
  unsaved_poll_answers: mark('answers to a poll'),
  unsaved_booking_pages: mark('a booking page'),
  unsaved_settings: mark('settings'),
}
