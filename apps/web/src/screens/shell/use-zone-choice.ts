import { updateTimestampInfo } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keepTimestamp } from '../../platform/session/session-records.ts'
import { getSession } from '../../platform/session/session.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** Shows every time of the product in another zone at once, and keeps that on the server; takes it back where that fails. */
export function useZoneChoice(): (zone: string) => void {
  const { mutate } = useMutation({
    mutationFn: (timezone: string) =>
      call(updateTimestampInfo, { body: { ...getSession().timestamp, timezone } }),
    onMutate: (timezone) => {
      const before = getSession().timestamp
      keepTimestamp({ ...before, timezone })
      return before
    },
    onSuccess: (timestamp) => {
      keepTimestamp(timestamp)
      showSuccess(t('Timestamp info updated successfully'))
    },
    onError: (error, _timezone, before) => {
      if (before) keepTimestamp(before)
      showError(error, t('Error in updating timestamp info'))
    },
  })
  return (zone) => {
    if (zone !== getSession().timestamp.timezone) mutate(zone)
  }
}
