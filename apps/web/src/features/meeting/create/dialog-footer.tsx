import { Button } from '../../../ui/button.tsx'

interface DialogFooterProps {
  /** What saving does to others; may be empty. */
  readonly note: string
  readonly isEdit: boolean
  readonly isSaving: boolean
  readonly onCancel: () => void
  readonly onSave: () => void
}

export function DialogFooter({ note, isEdit, isSaving, onCancel, onSave }: DialogFooterProps) {
  return (
    <>
      <p className="me-auto hidden text-xs text-muted md:block">{note}</p>
      <Button onPress={onCancel} className="flex-1 md:flex-none">
        Cancel
      </Button>
      <Button
        variant="primary"
        shortcut={submit_keys}
        isBusy={isSaving}
        busyLabel={isEdit ? 'Saving...' : 'Creating...'}
        onPress={onSave}
        className="flex-1 md:flex-none"
      >
        {isEdit ? 'Save Changes' : 'Create Event'}
      </Button>
    </>
  )
}

const submit_keys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘↵' : 'Ctrl ↵'
