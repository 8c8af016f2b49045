import { createLabel, deleteLabel, type Label, updateLabel } from '@meridian/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Tag } from 'lucide'
import { call } from '../../platform/api/api.ts'
import { errorOf } from '../../platform/api/api-error.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { offerTakeBack } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { formOf, type LabelForm } from './label-form.ts'
import { refreshLabels } from './refresh-labels.ts'

/** Makes a label, or changes the one that is given. A complaint about the title stands at `titleError`. */
export function useSaveLabel(label?: Label) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: LabelForm) =>
      label
        ? call(updateLabel, { params: { label_id: label.label_id }, body: form })
        : call(createLabel, { body: form }),
    onSuccess: async (saved) => {
      const takeBack = () => void takeBackSaved(queries, saved, label)
      offerTakeBack(t((label ? updateLabel : createLabel).says.done), {
        about: saved.label_title,
        icon: Tag,
        takeBack,
      })
      await refreshLabels(queries)
    },
    onError: (problem) => {
      // What stands on its field need not be said twice.
      if (errorOf(problem, 'label_title') === undefined)
        showError(problem, label ? t('Error in updating label') : t('Error in creating label'))
    },
  })
  return {
    save: saving.mutateAsync,
    isSaving: saving.isPending,
    titleError: errorOf(saving.error, 'label_title'),
    forget: saving.reset,
  }
}

/** A changed label gets back what it had; a new one goes. */
async function takeBackSaved(
  queries: QueryClient,
  { label_id }: Pick<Label, 'label_id'>,
  before: Label | undefined,
): Promise<void> {
  const params = { label_id }
  try {
    await (before ? call(updateLabel, { params, body: formOf(before) }) : call(deleteLabel, { params }))
    showSuccess(t((before ? updateLabel : deleteLabel).says.done))
  } catch (problem) {
    showError(problem)
  }
  await refreshLabels(queries)
}
