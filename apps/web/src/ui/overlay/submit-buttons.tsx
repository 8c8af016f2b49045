import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'

interface SubmitButtonsProps {
  /** The id of the form that is sent. */
  readonly form: string
  readonly label: string
  readonly busyLabel?: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  readonly isDangerous?: boolean
  readonly cancelLabel?: string
  readonly onCancel: () => void
}

/** The foot of a dialog around a form: the way out, and the button that sends it. */
export function SubmitButtons({
  form,
  label,
  busyLabel,
  isBusy,
  isDisabled,
  isDangerous = false,
  cancelLabel = t('Cancel'),
  onCancel,
}: SubmitButtonsProps) {
  return (
    <>
      <Button onPress={onCancel}>{cancelLabel}</Button>
      <Button
        variant={isDangerous ? 'danger' : 'primary'}
        type="submit"
        form={form}
        isBusy={isBusy}
        busyLabel={busyLabel}
        isDisabled={isDisabled}
      >
        {label}
      </Button>
    </>
  )
}
