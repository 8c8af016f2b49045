import { createPoll, getPoll, listPolls, type Poll, updatePoll } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { ApiError, errorOf } from '../../../platform/api/api-error.ts'
import { keyOf, queryFor } from '../../../platform/api/queries.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { getPollDraft, storePollDraft, usePollDraft } from './poll-drafts.ts'
import { bodyOf, changesOf, formOfPoll, newPollForm, type PollForm } from './poll-form.ts'

export type PollFormState = ReturnType<typeof usePollForm>

/** The form of a poll, or of a new one in this zone; what is typed stays until it is saved or taken back. */
export function usePollForm(poll: Poll | null, zone: string, onSaved: (poll: Poll) => void) {
  const key = poll?.poll_id ?? 'new'
  const [fresh] = useState(() => newPollForm(zone))
  const saved = poll ? formOfPoll(poll) : fresh
  const draft = usePollDraft(key)
  const form = draft ?? saved
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (sent: PollForm) =>
      poll
        ? call(updatePoll, {
            params: { poll_id: poll.poll_id },
            body: {
              ...changesOf(saved, sent),
              ...(sent.let_go.length > 0 && { deleted_option_ids: [...sent.let_go] }),
            },
          })
        : call(createPoll, { body: bodyOf(sent) }),
    onError: (error) => {
      // A participant may have answered meanwhile.
      const isConflict = error instanceof ApiError && error.status === 409
      if (isConflict) void queries.invalidateQueries({ queryKey: keyOf(getPoll) })
    },
    onSuccess: async (updated) => {
      const { poll_id } = updated
      queries.setQueryData(queryFor(getPoll, { params: { poll_id } }).queryKey, updated)
      storePollDraft(key, null)
      showSuccess(t((poll ? updatePoll : createPoll).says.done))
      onSaved(updated)
      await queries.invalidateQueries({ queryKey: keyOf(listPolls) })
    },
  })

  /** Takes the form as it is by then: several changes may come before it is drawn anew. */
  function change(part: Partial<PollForm> | ((form: PollForm) => PollForm)) {
    const before = getPollDraft(key) ?? saved
    const next = typeof part === 'function' ? part(before) : { ...before, ...part }
    const isAsSaved = Object.keys(changesOf(saved, next)).length === 0 && next.asks_for === saved.asks_for
    storePollDraft(key, isAsSaved ? null : next)
    if (saving.isError) saving.reset()
  }

  return {
    form,
    change,
    isEdited: draft !== undefined,
    isSaving: saving.isPending,
    error: saving.error,
    problemAt: (path: string): string | undefined => errorOf(saving.error, path),
    save: (sent: PollForm = form) => saving.mutate(sent),
    discard: () => {
      storePollDraft(key, null)
      saving.reset()
    },
  }
}
