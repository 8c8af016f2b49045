import { type User, updateTimestampInfo, updateUser } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { keepTimestamp } from '../../../platform/session/session-records.ts'
import { getSession } from '../../../platform/session/session.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { isSameZone } from '../../../platform/time/zones.ts'
import { deleteDraft, keepDraft, useDraft } from '../drafts.ts'
import { useCacheUser } from '../use-cache-user.ts'

/** The zone of the profile, and another one that was picked and is not saved yet. */
export function useTimeZone(user: User) {
  const draft = useDraft('timezone')
  const { stopAsking, keepUser } = useCacheUser()
  const isEdited = draft !== null && !isSameZone(draft, user.timezone)

  const saving = useMutation({
    mutationFn: (timezone: string) => call(updateUser, { body: { timezone } }),
    onMutate: stopAsking,
    onSuccess: (updated) => {
      keepUser(updated)
      deleteDraft('timezone')
      showSuccess(t('User details updated successfully'))
      void showIn(updated.timezone)
    },
    onError: (error) => showError(error, t('Error updating user details')),
  })

  return {
    zone: isEdited ? draft : user.timezone,
    isEdited,
    isSaving: saving.isPending,
    isUnanswered: saving.error instanceof ApiError && saving.error.status === 0,
    pick: (timezone: string) => {
      saving.reset()
      if (isSameZone(timezone, user.timezone)) deleteDraft('timezone')
      else keepDraft('timezone', timezone)
    },
    save: () => {
      if (isEdited && !saving.isPending) saving.mutate(draft)
    },
  }
}

/** A new own zone replaces the zone that was looked at. */
async function showIn(timezone: string): Promise<void> {
  const timestamp = { ...getSession().timestamp, timezone }
  keepTimestamp(timestamp)
  try {
    keepTimestamp(await call(updateTimestampInfo, { body: timestamp }))
  } catch (error) {
    showError(error, t('Error in updating timestamp info'))
  }
}
