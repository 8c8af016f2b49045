import { answerVanished, type Provider, type VanishedEvents } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { changeIntegration, refreshIntegrations } from './integrations-query.ts'

type Answer = 'deleted' | 'keep'

/** Answers for exactly what is shown; where more is gone meanwhile, the server asks anew. */
export function useVanishedAnswer(
  type: Provider,
  calendar_id: string,
  { question_id }: Pick<VanishedEvents, 'question_id'>,
) {
  const queries = useQueryClient()
  const answering = useMutation({
    mutationFn: (answer: Answer) =>
      call(answerVanished, { params: { type }, body: { calendar_id, question_id, answer } }),
    onSuccess: (integration) => {
      changeIntegration(queries, type, () => integration)
      showSuccess(t(answerVanished.says.done))
    },
    onError: (problem) => showError(problem, t(answerVanished.says.failed)),
    onSettled: () => refreshIntegrations(queries),
  })
  return {
    answer: (answer: Answer) => answering.mutate(answer),
    isAnswering: answering.isPending ? answering.variables : null,
  }
}
