import type { Meeting } from '@meridian/contract'
import { useState } from 'react'
import { t } from '../../../../platform/text/text.ts'
import { useClock } from '../../../../platform/time/use-clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { formOfMeeting, type MeetingForm } from '../form/meeting-form.ts'
import { type Difference, differencesOf, mergedForm, type Side } from './edit-conflict.ts'

interface EditConflictDialogProps {
  /** The meeting as the form was opened with. */
  readonly base: Meeting
  readonly form: MeetingForm
  /** The meeting as it is now. */
  readonly current: Meeting
  readonly isSaving: boolean
  readonly onResolve: (form: MeetingForm) => void
  readonly onClose: () => void
}

/** Both versions of a meeting that was changed while it was being edited, to decide field by field. */
export function EditConflictDialog(props: EditConflictDialogProps) {
  const { base, form, current, isSaving, onResolve, onClose } = props
  const { isTwelveHour } = useClock()
  const theirs = formOfMeeting(current)
  const differences = differencesOf(formOfMeeting(base), form, theirs, isTwelveHour)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = ({ name, proposed }: Difference) => chosen[name] ?? proposed
  const resolve = () =>
    onResolve(
      mergedForm(
        form,
        theirs,
        differences.map((difference) => ({ fields: difference.fields, side: sideOf(difference) })),
      ),
    )

  return (
    <Dialog
      title={t('Changed meanwhile')}
      isOpen
      isSheetOnPhone
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('Keep editing')}</Button>
          <Button variant="primary" isBusy={isSaving} busyLabel={t('Saving...')} onPress={resolve}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">
        {t(
          'The meeting was changed while you were editing it. Nothing is saved yet: choose which version to keep.',
        )}
      </p>
      <ul className="mt-3 flex flex-col divide-y divide-border">
        {differences.map((difference) => (
          <li key={difference.name} className="flex flex-col gap-2 py-3">
            <SegmentedControl
              label={t(difference.name)}
              segments={[
                { id: 'mine', label: t('Keep mine') },
                { id: 'theirs', label: t('Take theirs') },
              ]}
              selected={sideOf(difference)}
              onSelect={(side) => setChosen({ ...chosen, [difference.name]: side })}
            />
            <div className="grid grid-cols-2 gap-3 text-xs">
              <Version name={t('Mine')} text={difference.mine} isChosen={sideOf(difference) === 'mine'} />
              <Version
                name={t('Theirs')}
                text={difference.theirs}
                isChosen={sideOf(difference) === 'theirs'}
              />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface VersionProps {
  readonly name: string
  readonly text: string
  readonly isChosen: boolean
}

function Version({ name, text, isChosen }: VersionProps) {
  return (
    <div className="min-w-0">
      <span className="sr-only">{name}: </span>
      <p
        className={
          isChosen
            ? 'line-clamp-6 whitespace-pre-wrap text-text'
            : 'line-clamp-6 whitespace-pre-wrap text-muted line-through decoration-border-control'
        }
      >
        {text}
      </p>
    </div>
  )
}
