import type { Meeting } from '@meridian/contract'
import { useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { TextArea, TextField } from 'react-aria-components/TextField'
import { ApiError } from '../../../platform/api/api-error.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { DetailCard } from './detail-card.tsx'
import { useSaveDescription } from './use-save-description.ts'

interface DescriptionCardProps {
  readonly meeting: Meeting
}

/** Everybody reads the description; who decides about the meeting writes it. */
export function DescriptionCard({ meeting }: DescriptionCardProps) {
  const { meeting_description } = meeting
  const [isOpen, setOpen] = useState(false)
  return (
    <DetailCard title={t('Description')} isLine={meeting_description === '' && !isOpen}>
      {meeting.is_editable ? (
        <DescriptionForm meeting={meeting} isOpen={isOpen || meeting_description !== ''} onOpen={setOpen} />
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
  const [draft, setDraft] = useState<string | null>(null)
  const saving = useSaveDescription(meeting, () => setDraft(null))
  const text = draft ?? stored
  const isChanged = text !== stored
  const cancel = () => {
    setDraft(null)
    saving.reset()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) saving.mutate(text)
      }}
    >
      <TextField value={text} onChange={setDraft} maxLength={20_000}>
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
      </TextField>
      {saving.error && isChanged && (
        <div className="mt-3">
          <FormProblem>{saving.error.message}</FormProblem>
        </div>
      )}
      {isConflict(saving.error) && isChanged && <OtherText stored={stored} />}
      {isChanged && (
        <div className="mt-3.5 flex flex-wrap items-center gap-2 text-xs text-muted">
          <span className="me-auto">{t('Not saved yet')}</span>
          <Button size="sm" variant="ghost" onPress={cancel}>
            {t('Cancel')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            type="submit"
            isBusy={saving.isPending}
            busyLabel={t('Saving...')}
          >
            {t('Save')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** What was saved elsewhere meanwhile, to decide between the two. */
function OtherText({ stored }: { readonly stored: string }) {
  return (
    <div className="mt-2 rounded-md bg-sunken px-3 py-2">
      <p className="text-xs text-muted">
        {t('Another change was saved in the meantime. Save replaces it with your text, Cancel keeps it.')}
      </p>
      <p className="mt-1 whitespace-pre-wrap text-text-2">{stored || t('No description')}</p>
    </div>
  )
}

function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409
}
