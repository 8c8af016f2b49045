import {
  type AvailabilityInfo,
  type DayHours,
  getAvailability,
  updateAvailability,
  type Weekday,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { ask } from '../../../platform/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { sayDone, sayFailed } from '../../../platform/toasts.ts'
import { getDraft, keepDraft, useDraft } from '../drafts.ts'
import {
  editableHours,
  type HoursDraft,
  type HoursProblem,
  type HoursProblems,
  hoursProblem,
  openDays,
  refusedDays,
} from './hours.ts'

/** The weekly hours as they are saved, with the weekdays that were changed and not saved yet. */
export function useHoursForm(
  info: AvailabilityInfo,
  week: readonly Weekday[],
  focus: (weekday: Weekday, problem: HoursProblem) => void,
) {
  const saved = editableHours(info)
  const changes = openDays(saved, useDraft('availability'))
  const hours = { ...saved, ...changes }
  const [refused, setRefused] = useState<HoursProblems>({})
  const saving = useSaving({
    onRefused: (problems) => {
      setRefused(problems)
      const first = week.find((weekday) => problems[weekday])
      const problem = first && problems[first]
      if (problem) focus(first, problem)
    },
  })
  const problemOf = (weekday: Weekday) => hoursProblem(hours[weekday]) ?? refused[weekday]

  function update(change: HoursDraft) {
    setRefused({})
    keepDraft('availability', openDays(saved, { ...changes, ...change }))
  }

  function save() {
    if (saving.isPending) return
    const first = week.find((weekday) => hoursProblem(hours[weekday]))
    const problem = first && hoursProblem(hours[first])
    if (problem) focus(first, problem)
    else saving.mutate(changes)
  }

  function cancel() {
    setRefused({})
    saving.reset()
    keepDraft('availability', {})
  }

  return {
    saved,
    hours,
    changed: week.filter((weekday) => weekday in changes),
    problemOf,
    isSaving: saving.isPending,
    isUnanswered: saving.error instanceof ApiError && saving.error.status === 0,
    setDay: (weekday: Weekday, day: DayHours) => update({ [weekday]: day }),
    update,
    save,
    cancel,
  }
}

function useSaving({ onRefused }: { readonly onRefused: (problems: HoursProblems) => void }) {
  const cache = useQueryClient()
  const { queryKey } = ask(getAvailability, {})
  return useMutation({
    mutationFn: (changes: HoursDraft) => call(updateAvailability, { body: { availability_info: changes } }),
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (updated) => {
      cache.setQueryData(queryKey, updated)
      const saved = editableHours(updated.availability_info)
      keepDraft('availability', openDays(saved, getDraft('availability')))
      sayDone(t('Availability updated successfully.'))
      // Free times and proposals were worked out with the former hours.
      void cache.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => path !== getAvailability.path,
      })
    },
    onError: (error) => {
      const problems = error instanceof ApiError ? refusedDays(error.errors) : {}
      if (Object.keys(problems).length > 0) onRefused(problems)
      else sayFailed(error, updateAvailability.says.failed)
    },
  })
}
