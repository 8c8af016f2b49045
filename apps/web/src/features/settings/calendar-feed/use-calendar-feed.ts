import {
  type CalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

/** Makes, resets and ends the feed. The address is known from its making until the view is left. */
export function useCalendarFeed() {
  const client = useQueryClient()
  const [address, setAddress] = useState<string>()
  const keep = (feed: CalendarFeed) => client.setQueryData(queryFor(getCalendarFeed, {}).queryKey, feed)

  const making = useMutation({
    mutationFn: () => call(createCalendarFeed, {}),
    onSuccess: ({ calendar_feed_url, ...feed }) => {
      setAddress(calendar_feed_url)
      keep(feed)
      showSuccess(t('Calendar feed created successfully.'))
    },
    onError: (error) => showError(error),
  })
  const ending = useMutation({
    mutationFn: () => call(deleteCalendarFeed, {}),
    onSuccess: (feed) => {
      setAddress(undefined)
      keep(feed)
      showSuccess(t('Calendar feed switched off.'))
    },
    onError: (error) => showError(error),
  })

  return {
    address,
    make: () => making.mutate(),
    switchOff: () => ending.mutate(),
    isMaking: making.isPending,
    isEnding: ending.isPending,
  }
}
