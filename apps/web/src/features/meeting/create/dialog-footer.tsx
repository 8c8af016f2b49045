import type { MeetingCheck } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckNotice } from './check/check-notice.tsx'

interface DialogFooterProps {
  /** What saving does to others; may be empty. */
  readonly note: string
  readonly isEdit: boolean
  readonly isSaving: boolean
  /** What stands against saving, once it is known; it never keeps anybody from it. */
  readonly check: MeetingCheck | undefined
  readonly isSeries: boolean
  readonly onCancel: () => void
  readonly onSave: () => void
}

export function DialogFooter(props: DialogFooterProps) {
  const { note, isEdit, isSaving, check, isSeries, onCancel, onSave } = props
  const isTroubled = isSeries && check !== undefined && isAnything(check)
  const usual = isEdit ? t('Save Changes') : t('Create Event')
  return (
    <>
      {/* Beside the buttons, so that the form does not grow and move its fields while a time is being typed. */}
      <div className="contents min-w-0 flex-1 flex-col md:flex">
        <CheckNotice check={check} isSeries={isSeries} />
        <p className="hidden text-xs text-muted md:block">{note}</p>
      </div>
      <Button onPress={onCancel} className="flex-1 md:flex-none">
        {t('Cancel')}
      </Button>
      <Button
        variant="primary"
        shortcut="Mod+Enter"
        isBusy={isSaving}
        busyLabel={isEdit ? t('Saving...') : t('Creating...')}
        onPress={onSave}
        className="flex-1 md:flex-none"
      >
        {isTroubled ? t('Save anyway') : usual}
      </Button>
    </>
  )
}

function isAnything({ summary: { conflicts, busy, outside_hours, clock_changes } }: MeetingCheck): boolean {
  return conflicts + busy + outside_hours + clock_changes > 0
}
