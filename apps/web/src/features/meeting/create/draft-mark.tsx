import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

/** Says that the form has a kept draft, and lets go of it. */
export function DraftMark({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <>
      <Badge>{t('Draft kept')}</Badge>
      <Button variant="ghost" size="sm" onPress={onDiscard}>
        {t('Discard')}
      </Button>
    </>
  )
}
