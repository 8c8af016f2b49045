import type { Meeting } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { ApiError } from '../../../platform/api/api-error.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { SaveButtons } from '../../../ui/form/save-buttons.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { StoredVersion } from '../../../ui/form/stored-version.tsx'
import { InputField } from '../../../ui/form/input-field.tsx'
import { useShownOccurrence } from '../meeting-input.ts'
import { getDescriptionDraft, storeDescriptionDraft, useDescriptionDraft } from './description-drafts.ts'
import { DetailCard } from './detail-card.tsx'
import { useSaveDescription } from './use-save-description.ts'

interface DescriptionCardProps {
  readonly meeting: Meeting
}

/** Everybody reads the description; who decides about the meeting writes it. */
export function DescriptionCard({ meeting }: DescriptionCardProps) {
  const { meeting_description } = meeting
  const [isEntered, setEntered] = useState(false)
  const hasDraft = useDescriptionDraft(useDraftKey(meeting)) !== undefined
  const isOpen = isEntered || hasDraft || meeting_description !== ''
  return (
    <DetailCard title={t('Description')} isLine={!isOpen}>
      {meeting.is_editable ? (
        <DescriptionForm meeting={meeting} isOpen={isOpen} onOpen={setEntered} />
      ) : (
        <p className="py-0.5 text-base whitespace-pre-wrap text-text-2">
          {meeting_description || <span className="text-muted">{t('No description')}</span>}
        </p>
      )}
    </DetailCard>
  )
}

interface DescriptionFormProps extends DescriptionCardProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The text as it is typed; a failed save leaves it where it is. An empty one is a line until it is entered. */
function DescriptionForm({ meeting, isOpen, onOpen }: DescriptionFormProps) {
  const stored = meeting.meeting_description
  const key = useDraftKey(meeting)
  const draft = useDescriptionDraft(key)
  const saving = useSaveDescription(meeting, () => storeDescriptionDraft(key, null))
  const text = draft?.text ?? stored
  const isChanged = text !== stored
  const { updated_at } = meeting
  // What was stored meanwhile is refused once, and then replaced knowingly.
  const isOtherUnseen = draft !== undefined && draft.base !== stored && !isConflict(saving.error)
  useDraftNotice(key)

  function change(typed: string) {
    const { base, seen_at } = draft ?? { base: stored, seen_at: updated_at }
    storeDescriptionDraft(key, typed === stored ? null : { text: typed, base, seen_at })
  }
  const cancel = () => {
    storeDescriptionDraft(key, null)
    saving.reset()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) saving.mutate({ text, updated_at: isOtherUnseen ? draft.seen_at : updated_at })
      }}
    >
      <InputField value={text} onChange={change} maxLength={20_000}>
        <Label className="sr-only">{t('Description')}</Label>
        <TextArea
          rows={isOpen ? 2 : 1}
          placeholder={t('No description')}
          onFocus={() => onOpen(true)}
          onBlur={() => onOpen(text !== '')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
              event.currentTarget.form?.requestSubmit()
            }
          }}
          className="-mx-3 -mt-1.5 -mb-2 block field-sizing-content w-[calc(100%+1.5rem)] resize-none rounded-md border border-transparent bg-transparent px-3 py-2 text-md leading-5.5 tracking-[inherit] transition-colors duration-(--dur-fast) outline-none hover:border-border focus:border-focus focus:bg-raised focus:outline-3 focus:outline-offset-0 focus:outline-accent-glow md:text-base"
        />
      </InputField>
      {saving.error && isChanged && (
        <div className="mt-3">
          <FormProblem>{saving.error.message}</FormProblem>
        </div>
      )}
      {isConflict(saving.error) && isChanged && (
        <div className="mt-2">
          <StoredVersion>{stored || t('No description')}</StoredVersion>
        </div>
      )}
      {isChanged && (
        <div className="mt-3.5 flex flex-wrap items-center gap-2 text-xs text-muted">
          <span className="me-auto">{t('Not saved yet')}</span>
          <SaveButtons isBusy={saving.isPending} onCancel={cancel} />
        </div>
      )}
    </form>
  )
}

/** Each date of a series has a draft of its own. */
function useDraftKey({ meeting_id }: Meeting): string {
  return `${meeting_id} ${useShownOccurrence() ?? ''}`
}

/** On leaving the meeting a notice says that the unsaved text is kept, and offers to discard it. */
function useDraftNotice(key: string) {
  useEffect(() => {
    const { href } = location
    return () => {
      // The address tells leaving from being drawn anew.
      if (location.href === href || !getDescriptionDraft(key)) return
      showSuccess(t('Draft kept'), { label: t('Discard'), onPress: () => storeDescriptionDraft(key, null) })
    }
  }, [key])
}

function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409
}
