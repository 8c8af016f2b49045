import { CloudOff } from 'lucide'
import { useConnection } from '../../platform/live/live.ts'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'

/** Says quietly that what is seen may be old, as long as nothing is heard of changes. */
export function ConnectionNotice() {
  const isLost = useConnection(({ is_lost }) => is_lost)
  return (
    <div role="status">
      {isLost && (
        <p className="flex items-center justify-center gap-2 border-b border-border bg-sunken px-4 py-1.5 text-center text-sm text-text-2">
          <Icon of={CloudOff} size={14} className="text-muted" />
          {t('Connection lost. The data on this page may be out of date.')}
        </p>
      )}
    </div>
  )
}
