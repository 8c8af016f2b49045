import { type BookingPage, createSingleUseLink, single_use_days_max } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDay, formatTime } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { copyText } from '../../../platform/state/copy-text.ts'
import { NumberField } from '../page/number-field.tsx'

interface SingleUseDialogProps {
  readonly page: BookingPage
  readonly onClose: () => void
}

/** Makes a link for one booking, and shows it until the dialog closes. */
export function SingleUseDialog({ page, onClose }: SingleUseDialogProps) {
  const clock = useClock()
  const [days, setDays] = useState<number | null>(14)
  const making = useMutation({
    mutationFn: (valid_days: number) =>
      call(createSingleUseLink, {
        params: { booking_page_id: page.booking_page_id },
        body: { valid_days },
      }),
  })
  const [isKept, setKept] = useState(false)
  const made = making.data
  async function copy(page_url: string) {
    if (await copyText(page_url, t('Link copied to clipboard.'))) setKept(true)
  }
  const isValid = days !== null && days >= 1 && days <= single_use_days_max
  return (
    <Dialog
      title={t('Single-use link')}
      size="sm"
      isSheetOnPhone
      isOpen
      onClose={onClose}
      isDismissable={!made || isKept}
      hasUnkept={made !== undefined && !isKept}
      footer={
        made ? (
          <>
            <Button onPress={onClose}>{t('Done')}</Button>
            <Button variant="primary" icon={Copy} onPress={() => void copy(made.page_url)}>
              {t('Copy link')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose}>{t('Cancel')}</Button>
            <Button
              variant="primary"
              isDisabled={!isValid}
              isBusy={making.isPending}
              onPress={() => days !== null && making.mutate(days)}
            >
              {t('Make link')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4" onCopy={() => setKept(true)}>
        {making.error && <FormProblem>{making.error.message}</FormProblem>}
        <p className="text-muted">
          {t('One booking can be made by it, also while the page is off or not listed.')}
        </p>
        {made ? (
          <TextField
            label={t('Single-use link')}
            value={made.page_url}
            isReadOnly
            hint={t('Works until {day}, {time}. Copy it now: it is not shown again.', {
              day: formatDay(made.expires_at, clock.zone),
              time: formatTime(made.expires_at, clock),
            })}
          />
        ) : (
          <NumberField
            label={t('Works for how many days')}
            min={1}
            max={single_use_days_max}
            value={days}
            onChange={setDays}
            error={errorOf(making.error, 'valid_days')}
          />
        )}
      </div>
    </Dialog>
  )
}
