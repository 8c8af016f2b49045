import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'

interface SaveButtonsProps {
  readonly isBusy: boolean
  readonly onCancel: () => void
}

/** The foot of a small form within a card. */
export function SaveButtons({ isBusy, onCancel }: SaveButtonsProps) {
  return (
    <>
      <Button size="sm" variant="ghost" onPress={onCancel}>
        {t('Cancel')}
      </Button>
      <Button size="sm" variant="primary" type="submit" isBusy={isBusy} busyLabel={t('Saving...')}>
        {t('Save')}
      </Button>
    </>
  )
}
