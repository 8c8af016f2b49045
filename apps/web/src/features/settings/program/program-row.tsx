import { Trash2 } from 'lucide'
import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { formatPast } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'

interface ProgramRowProps {
  readonly name: string
  /** What is known of it, a line each. */
  readonly facts: readonly string[]
  readonly isExpired?: boolean
  readonly isBusy: boolean
  readonly onRevoke: () => void
}

/** One API token or app password of the person. */
export function ProgramRow({ name, facts, isExpired = false, isBusy, onRevoke }: ProgramRowProps) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>
          {isExpired && <Badge>{t('Expired')}</Badge>}
        </p>
        {facts.map((fact) => (
          <p key={fact} className="num text-muted wrap-anywhere">
            {fact}
          </p>
        ))}
      </div>
      <IconButton
        label={t('Revoke {name}', { name })}
        icon={Trash2}
        size="sm"
        onPress={() => setAsked(true)}
      />
      <ConfirmDialog
        title={t('Revoke “{name}”?', { name })}
        confirmLabel={t('Revoke')}
        isDangerous
        isBusy={isBusy}
        isOpen={isAsked}
        onClose={close}
        onConfirm={() => {
          close()
          onRevoke()
        }}
      >
        {t("Programs that use it lose their access at once. This can't be undone.")}
      </ConfirmDialog>
    </li>
  )
}

/** 'Last used 3 minutes ago' */
export function useLastUse(): (last_used_at: string | null) => string {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  return (last_used_at) =>
    last_used_at === null
      ? t('Never used')
      : t('Last used {when}', { when: formatPast(last_used_at, nowMs, zone) })
}
