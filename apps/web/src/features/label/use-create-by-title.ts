import type { Label } from '@meridian/contract'
import { blankForm } from './label-form.ts'
import { useLabels } from './use-labels.ts'
import { useSaveLabel } from './use-save-label.ts'

/** Makes a label of a title, in a colour that is still free, and hands it on once every list knows it. */
export function useCreateByTitle(onMade: (label: Label) => void): (title: string) => void {
  const labels = useLabels()
  const { save } = useSaveLabel()
  return (label_title) => {
    // The failure has been told by then.
    save({ ...blankForm(labels.data ?? []), label_title }).then(onMade, () => {})
  }
}
