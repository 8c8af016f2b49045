import { type Integration, listIntegrations, type Provider, updateIntegration } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { showError } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { type Choice, choiceBefore, withChoice } from './calendar-choice.ts'
import { changeIntegration, refreshIntegrations } from './integrations-query.ts'

/** Holds at once for the eye, is told to the server one after the other, and is taken back where that refuses. */
export function useCalendarChoice(type: Provider): (choice: Choice) => void {
  const queries = useQueryClient()
  const mutationKey = [updateIntegration.path, type]
  const choosing = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (body: Choice) => call(updateIntegration, { params: { type }, body }),
    onMutate: async (choice) => {
      await queries.cancelQueries({ queryKey: keyOf(listIntegrations) })
      const all = queries.getQueryData<readonly Integration[]>(keyOf(listIntegrations, {}))
      const shown = all?.find((one) => one.type === type)
      changeIntegration(queries, type, (one) => withChoice(one, choice))
      return shown && choiceBefore(shown, choice)
    },
    onError: (problem, _choice, before) => {
      if (before) changeIntegration(queries, type, (one) => withChoice(one, before))
      showError(problem, t(updateIntegration.says.failed))
    },
    // What is still to be told would flicker back in an earlier answer.
    onSettled: () => (queries.isMutating({ mutationKey }) === 1 ? refreshIntegrations(queries) : undefined),
  })
  return (choice) => choosing.mutate(choice)
}
