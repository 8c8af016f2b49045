import { t } from '../../platform/text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { useOutcomeDraft } from './outcome-drafts.ts'

/** Beside a text of which a change is kept that was not saved; its form has it. */
export function DraftBadge({ id }: { readonly id: string }) {
  const hasDraft = useOutcomeDraft(id) !== undefined
  if (!hasDraft) return null
  return (
    <span className="print:hidden">
      <Badge tone="accent">{t('Draft')}</Badge>
    </span>
  )
}
