import { outcome_description_characters_max, outcome_title_characters_max } from '@meridian/contract'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ApiError, errorOf } from '../../platform/api/api-error.ts'
import { showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { SaveButtons } from '../../ui/form/save-buttons.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { StoredVersion } from '../../ui/form/stored-version.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type Outcome, type OutcomeKind, textOfOutcome } from './outcome.ts'
import type { OutcomeForm as FormContent } from './outcome-calls.ts'
import { storeOutcomeDraft, useOutcomeDraft } from './outcome-drafts.ts'
import { useUpdateOutcome } from './use-save-outcome.ts'

interface OutcomeFormProps {
  readonly kind: OutcomeKind
  readonly outcome: Outcome
  readonly onClose: () => void
}

/** Title and description where they stand; what was typed is kept until it is saved or cancelled. */
export function OutcomeForm({ kind, outcome, onClose }: OutcomeFormProps) {
  const { id } = outcome
  const draft = useOutcomeDraft(id)
  const { title, description } = draft ?? outcome
  const saving = useUpdateOutcome(kind)
  const descriptionInput = useFocusAtEnd()
  const titleError =
    title.trim() === '' ? t('Title must not be empty.') : errorOf(saving.error, titlePath(kind))
  const change = (part: Partial<FormContent>) => {
    const form = { title, description, ...part }
    const isAsStored = form.title === outcome.title && form.description === outcome.description
    storeOutcomeDraft(id, isAsStored ? null : { ...form, since: draft ? draft.since : outcome })
  }
  const save = () => {
    if (saving.isPending || title.trim() === '') return
    saving.mutate({ outcome: draft?.since ?? outcome, form: { title, description } }, { onSuccess: onClose })
  }
  const cancel = () => {
    storeOutcomeDraft(id, null)
    onClose()
  }
  const leave = () => {
    if (draft)
      showSuccess(t('Draft kept'), { label: t('Discard'), onPress: () => storeOutcomeDraft(id, null) })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of the fields inside.
    <form
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="flex flex-col gap-3 py-1"
    >
      <TextField
        label={t('Title')}
        value={title}
        onChange={(value) => change({ title: value })}
        maxLength={outcome_title_characters_max}
        error={titleError}
        autoComplete="off"
      />
      <TextArea
        label={t('Description')}
        value={description}
        onChange={(value) => change({ description: value })}
        maxLength={outcome_description_characters_max}
        inputRef={descriptionInput}
      />
      {saving.error && titleError === undefined && <FormProblem>{saving.error.message}</FormProblem>}
      {saving.error instanceof ApiError && saving.error.status === 409 && (
        <StoredVersion>{textOfOutcome(outcome)}</StoredVersion>
      )}
      <div className="flex justify-end gap-2">
        <SaveButtons isBusy={saving.isPending} onCancel={cancel} />
      </div>
    </form>
  )
}

function titlePath(kind: OutcomeKind): string {
  return `${kind}_title`
}

/** Where writing goes on. */
function useFocusAtEnd() {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = input
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return input
}
