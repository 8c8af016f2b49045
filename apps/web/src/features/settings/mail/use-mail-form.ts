import { type User, updateUser } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { getDraft, keepDraft, useDraft } from '../drafts.ts'
import { useCacheUser } from '../use-cache-user.ts'
import { type MailDraft, mailSettings, openMailChanges } from './mail-settings.ts'

/** What is chosen about mails, with what is changed in it and not saved yet. */
export function useMailForm(user: User) {
  const saved = mailSettings(user)
  const draft = useDraft('mail')
  const changes = openMailChanges(saved, draft)
  const { stopAsking, keepUser } = useCacheUser()
  const saving = useMutation({
    mutationFn: (change: MailDraft) => call(updateUser, { body: change }),
    onMutate: stopAsking,
    onSuccess: (updated) => {
      keepUser(updated)
      keepDraft('mail', openMailChanges(mailSettings(updated), getDraft('mail')))
      showSuccess(t('User details updated successfully'))
    },
    onError: (error) => showError(error, t('Error updating user details')),
  })
  return {
    form: { ...saved, ...changes },
    changes,
    isSaving: saving.isPending,
    isUnanswered: saving.error instanceof ApiError && saving.error.status === 0,
    update: (change: MailDraft) => keepDraft('mail', openMailChanges(saved, { ...draft, ...change })),
    save: () => {
      if (!saving.isPending && Object.keys(changes).length > 0) saving.mutate(changes)
    },
    cancel: () => {
      saving.reset()
      keepDraft('mail', {})
    },
  }
}
