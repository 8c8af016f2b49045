import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'

interface SaveBarProps {
  /** What was changed, or what holds. */
  readonly note: ReactNode
  readonly isEdited: boolean
  readonly isSaving: boolean
  /** On the button when there is something to save, and when there is not. */
  readonly labels: readonly [save: string, nothing: string]
  /** Left out inside a form, which the button then sends. */
  readonly onSave?: () => void
  /** Takes all changes back. */
  readonly onCancel: () => void
}

/** The foot of a card whose changes are saved together. */
export function SaveBar({ note, isEdited, isSaving, labels, onSave, onCancel }: SaveBarProps) {
  const sentence = useFocusKept(isEdited)
  const [save, nothing] = labels
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-3 md:pe-3.5">
      <p
        ref={sentence}
        tabIndex={-1}
        role="status"
        className="num w-full text-xs text-muted md:me-auto md:w-auto md:min-w-40 md:flex-1"
      >
        {note}
      </p>
      {isEdited && (
        <Button size="sm" className={button_class} isDisabled={isSaving} onPress={onCancel}>
          {t('Cancel')}
        </Button>
      )}
      {/* One button in both states, so that what is said about it while it saves stays with the button. */}
      <Button
        size="sm"
        variant={isEdited ? 'primary' : 'secondary'}
        className={button_class}
        type={onSave ? 'button' : 'submit'}
        isDisabled={!isEdited}
        isBusy={isSaving}
        busyLabel={t('Saving...')}
        onPress={onSave}
      >
        {isEdited ? save : nothing}
      </Button>
    </footer>
  )
}

const button_class = 'h-10 flex-1 md:h-7 md:flex-none'

/** Buttons go, or rest, when nothing is left to save; the focus they had goes to the sentence beside them. */
function useFocusKept(isEdited: boolean) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    const isDone = wasEdited.current && !isEdited
    wasEdited.current = isEdited
    if (isDone && document.activeElement?.matches('body, :disabled')) sentence.current?.focus()
  }, [isEdited])
  return sentence
}
