import { Badge } from '../../ui/badge.tsx'
import { t } from '../text/text.ts'
import { useIsWaiting } from './waiting-list.ts'

/** Says that a change of this meeting or task waits for the connection. */
export function WaitingMark({ id }: { readonly id: string }) {
  return useIsWaiting(id) ? <Badge>{t('Waits for the connection')}</Badge> : null
}
