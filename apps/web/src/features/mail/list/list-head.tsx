import type { MailboxState } from '@meridian/contract'
import { Pencil, RefreshCw, Upload } from 'lucide'
import { useNavigate } from 'react-router'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ScreenHeader } from '../../../ui/screen.tsx'
import { newMailPath } from '../mail-path.ts'
import { accountBoxes, syncedWords } from '../sync/sync-words.ts'
import { useMailSync } from '../sync/use-mail-sync.ts'

interface MailListHeadProps {
  /** In the list that is shown; undefined until it is known. */
  readonly unread: number | undefined
  readonly boxes: readonly MailboxState[]
  readonly onImport: () => void
}

/** The title, how much is unread, and when the mailboxes were read last. */
export function MailListHead({ unread, boxes, onImport }: MailListHeadProps) {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  const accounts = accountBoxes(boxes)
  const navigate = useNavigate()
  const hasAccount = accounts.length > 0
  useHotkey(
    { keys: 'n', label: t('New mail'), group: t('Mails') },
    () => void navigate(newMailPath()),
    hasAccount,
  )
  const { canSync, isSyncing, sync } = useMailSync(accounts)
  return (
    <ScreenHeader title={t('Important Lists')} lead={unread === undefined ? '' : unreadWords(unread, boxes)}>
      <div
        className={cx(
          'ms-auto flex items-center gap-2',
          hasAccount && 'max-md:w-full max-md:flex-wrap max-md:justify-end',
        )}
      >
        {hasAccount && (
          <span className="num text-xs font-medium text-muted max-md:me-auto">
            {syncedWords(accounts, nowMs, zone)}
          </span>
        )}
        {canSync && (
          <IconButton
            label={t('Read the mailboxes now')}
            icon={RefreshCw}
            size="sm"
            shortcut="R"
            isBusy={isSyncing}
            onPress={sync}
          />
        )}
        {hasAccount && (
          <ButtonLink size="sm" variant="soft" icon={Pencil} shortcut="N" href={newMailPath()}>
            {t('New mail')}
          </ButtonLink>
        )}
        <Button size="sm" icon={Upload} shortcut="I" onPress={onImport}>
          {t('Import')}
        </Button>
      </div>
    </ScreenHeader>
  )
}

/** Nothing is said of mails that are still to come. */
function unreadWords(unread: number, boxes: readonly MailboxState[]): string {
  if (unread > 0) return plural(unread, { one: 'One unread', other: '{count} unread' })
  return accountBoxes(boxes).every(({ first_sync_done }) => first_sync_done) ? t('All read') : ''
}
