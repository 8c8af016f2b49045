import { listMailboxes, type MailboxState, syncGmail } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keyOf } from '../../../platform/api/queries.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { findSyncTexts, mail_syncs } from './mail-syncs.ts'
import { outcomeOfSync, type RequestedMailbox } from './sync-words.ts'

/** Long enough for what is new; a first reading goes on by itself. */
const patience_ms = 60_000

/** Has every mailbox of an account read now, and says what came of it. */
export function useMailSync(boxes: readonly MailboxState[]) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<readonly RequestedMailbox[] | null>(null)
  const readable = boxes.filter(({ state }) => state !== 'needs_reconnect')
  const asking = useMutation({
    mutationFn: async () => {
      for (const { integration_mail_type: type } of readable) {
        await mail_syncs[type]?.request()
      }
    },
    onSuccess: () => setAsked(readable),
    onError: (problem) => showError(problem, t(syncGmail.says.failed)),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listMailboxes) }),
  })
  const isWaiting = useOutcome(asked, boxes, () => setAsked(null))
  const canSync = readable.length > 0
  const isSyncing = asking.isPending || isWaiting || boxes.some(({ state }) => state === 'syncing')
  const sync = () => {
    if (!isSyncing) asking.mutate()
  }
  useHotkey({ keys: 'r', label: t('Read the mailboxes now'), group: t('Mails') }, sync, canSync)
  return { canSync, isSyncing, sync }
}

/** Says once what the reading that was asked for has come to; whether it is still awaited. */
function useOutcome(
  asked: readonly RequestedMailbox[] | null,
  boxes: readonly MailboxState[],
  onGivenUp: () => void,
): boolean {
  const outcome = asked && outcomeOfSync(asked, boxes)
  const told = useRef<readonly RequestedMailbox[] | null>(null)
  const giveUp = useRef(onGivenUp)
  useEffect(() => {
    giveUp.current = onGivenUp
  })
  useEffect(() => {
    if (asked === null || outcome === null || told.current === asked) return undefined
    if (outcome === 'waiting') {
      const timer = setTimeout(() => giveUp.current(), patience_ms)
      return () => clearTimeout(timer)
    }
    told.current = asked
    const says = findSyncTexts(asked)
    if (outcome === 'failed') showError(t<string>(says?.failed ?? ''))
    else showSuccess(t<string>(says?.done ?? ''))
    return undefined
  }, [asked, outcome])
  return outcome === 'waiting'
}
