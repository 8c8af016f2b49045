import {
  deleteOutgoing,
  getMail,
  listOutgoing,
  listReplyFiles,
  type OutgoingReply,
  sendAgain,
} from '@meridian/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { returnedDraft, returnNewMailDraft } from '../new-mail/new-mail-draft.ts'

/** Hands the reply over once more, at once. */
export function useResend() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ outgoing_mail_id }: OutgoingReply) => call(sendAgain, { params: { outgoing_mail_id } }),
    onSuccess: async () => {
      showSuccess(t(sendAgain.says.done))
      await refreshOutgoing(queries)
    },
    onError: (problem) => {
      showError(problem, t(sendAgain.says.failed))
      void refreshOutgoing(queries)
    },
  })
}

/** Gives the mail up: it isn't sent, and its text becomes the draft of the answered mail, or of a new mail, again. */
export function useCancelSending() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ outgoing_mail_id }: OutgoingReply) =>
      call(deleteOutgoing, { params: { outgoing_mail_id } }),
    onSuccess: ({ draft, files }) => {
      if (draft) returnNewMailDraft(draft.forwarded_mail_id ?? '', returnedDraft(draft, files))
      return refreshOutgoing(queries)
    },
    onError: (problem) => {
      showError(problem, t(deleteOutgoing.says.failed))
      void refreshOutgoing(queries)
    },
  })
}

/** The mail that is replied to carries the draft, and is fetched anew as well. */
async function refreshOutgoing(queries: QueryClient): Promise<void> {
  await Promise.all(
    [listOutgoing, getMail, listReplyFiles].map((shown) =>
      queries.invalidateQueries({ queryKey: keyOf(shown) }),
    ),
  )
}
