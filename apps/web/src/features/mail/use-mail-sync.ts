import { listMailboxes, type MailboxState, refreshImap, syncGmail } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useHotkey } from '../../platform/hotkeys.ts'
import { keyOf } from '../../platform/queries.ts'
import { t } from '../../platform/text/text.ts'
import { sayDone, sayFailed } from '../../platform/toasts.ts'

/** Has every mailbox of an account read now. What comes in is announced, and shows as it comes. */
export function useMailSync(boxes: readonly MailboxState[]) {
  const queries = useQueryClient()
  const readable = boxes.filter(({ state }) => state !== 'needs_reconnect')
  const asking = useMutation({
    mutationFn: async () => {
      for (const { integration_mail_type: type } of readable) {
        if (type === 'google') await call(syncGmail, {})
        if (type === 'imap') await call(refreshImap, {})
      }
    },
    onSuccess: () => sayDone(t('Mails are read now; what is new appears here.')),
    onError: (problem) => sayFailed(problem, t(syncGmail.says.failed)),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listMailboxes) }),
  })
  const canSync = readable.length > 0
  const sync = () => {
    if (!asking.isPending) asking.mutate()
  }
  useHotkey({ keys: 'r', label: t('Read the mailboxes now'), group: t('Mails') }, sync, canSync)
  const isReading = boxes.some(({ state }) => state === 'syncing')
  return { canSync, isSyncing: asking.isPending || isReading, sync }
}
