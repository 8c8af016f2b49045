import { FlaskConical } from 'lucide'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Sample } from './use-sample.ts'

/** As long as the account has made-up data: what it is, and the button that removes it. */
export function SampleNotice({ sample }: { readonly sample: Sample }) {
  return (
    <section
      aria-label={t('Made-up data')}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-surface px-4 py-2.5 text-sm text-text-2"
    >
      <Icon of={FlaskConical} className="text-accent-text" />
      <span className="min-w-0 flex-1 basis-60">
        {t(
          'You are trying Meridian with made-up meetings, mails and tasks. None of them is mailed or synced.',
        )}
      </span>
      <Button size="sm" isBusy={sample.isRemoving} busyLabel={t('Removing…')} onPress={sample.remove}>
        {t('Remove made-up data')}
      </Button>
    </section>
  )
}
