import { type User, updateUser } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { languageReady } from '../../../platform/text/language.ts'
import { t } from '../../../platform/text/text.ts'
import { getDraft, keepDraft, useDraft } from '../drafts.ts'
import { useCacheUser } from '../use-cache-user.ts'
import {
  openChanges,
  type ProfileDraft,
  type ProfileField,
  type ProfileProblems,
  profile_fields,
  profileChange,
  profileForm,
  profileProblems,
  refusedFields,
  withChange,
} from './profile-form.ts'

/** The profile as it is saved, with what is changed in it and not saved yet. */
export function useProfileForm(user: User, focus: (field: ProfileField) => void) {
  const saved = profileForm(user)
  const draft = useDraft('profile')
  const changes = openChanges(saved, draft)
  const form = { ...saved, ...draft }
  const problems = useProblems()
  const { stopAsking, keepUser } = useCacheUser()

  const saving = useMutation({
    mutationFn: (change: ProfileDraft) => call(updateUser, { body: profileChange(change) }),
    onMutate: stopAsking,
    onSuccess: (updated) => {
      keepUser(updated)
      keepDraft('profile', openChanges(profileForm(updated), getDraft('profile')))
      void languageReady().then(() => showSuccess(t('User details updated successfully')))
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? refusedFields(error.errors) : {}
      const first = firstOf(refused)
      problems.refuse(refused)
      if (first) focus(first)
      else showError(error, t('Error updating user details'))
    },
  })

  function update(change: ProfileDraft) {
    problems.forget(Object.keys(change))
    keepDraft('profile', withChange(saved, draft, change))
  }

  function save() {
    if (saving.isPending || Object.keys(changes).length === 0) return
    const known = profileProblems(form)
    problems.refuse(known)
    const first = firstOf(known)
    if (first) focus(first)
    else saving.mutate(changes)
  }

  function cancel() {
    problems.refuse({})
    saving.reset()
    keepDraft('profile', {})
  }

  return {
    form,
    changes,
    problems: problems.shown,
    isSaving: saving.isPending,
    isUnanswered: unanswered(saving.error),
    update,
    save,
    cancel,
  }
}

function unanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

function firstOf(problems: ProfileProblems): ProfileField | undefined {
  return profile_fields.find((field) => problems[field] !== undefined)
}

/** Problems are shown where saving found them, until their field is changed. */
function useProblems() {
  const [shown, refuse] = useState<ProfileProblems>({})
  const forget = (fields: readonly string[]) =>
    refuse(Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.includes(field))))
  return { shown, refuse, forget }
}
