import { Badge } from '../../ui/badge.tsx'
import { t } from '../text/text.ts'
import { useIsQueued } from './change-queue.ts'

/** Says that a change of this meeting or task waits for the connection. */
export function QueuedMark({ id }: { readonly id: string }) {
  return useIsQueued(id) ? <Badge>{t('Waits for the connection')}</Badge> : null
}
