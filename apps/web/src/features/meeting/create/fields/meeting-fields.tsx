import { type ReactNode, useState } from 'react'
import { t } from '../../../../platform/text/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import { holdsMore } from '../form/more-options.ts'
import type { RenderLabels } from '../label-slot.ts'
import { FieldSlot } from './field-slot.tsx'
import { InviteeField } from './invitee-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PriorityField } from './priority-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { TitleField } from './title-field.tsx'
import { type FieldsProps, WhenFields } from './when-fields.tsx'

interface FirstFieldsProps extends FieldsProps {
  /** What a sentence in the title would fill in. */
  readonly titleOffer: ReactNode
  readonly onFindTime: () => void
}

/** What a meeting is about and who takes part; the search for a free time follows it. */
export function FirstFields({ form, update, problems, titleOffer, onFindTime }: FirstFieldsProps) {
  const set = (part: Partial<MeetingForm>) => update((now) => ({ ...now, ...part }))
  return (
    <div className="flex flex-col gap-3.5">
      <FieldSlot name="meeting_title">
        <TitleField
          value={form.meeting_title}
          onChange={(meeting_title) => set({ meeting_title })}
          error={problems.meeting_title}
        />
        {titleOffer}
      </FieldSlot>
      <FieldSlot name="invitees">
        <InviteeField
          form={form}
          onChange={set}
          onEnter={onFindTime}
          enterHint={t('Press Enter to find a time.')}
          error={problems.invitees}
        />
      </FieldSlot>
    </div>
  )
}

interface OtherFieldsProps extends FieldsProps {
  readonly renderLabels: RenderLabels
}

/** When the meeting takes place, and on demand all the rest. */
export function OtherFields({ renderLabels, ...props }: OtherFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  // What is filled in is seen, and stays in sight when it is emptied.
  if (!isOpen && holdsMore(props.form)) setOpen(true)
  const [more, focusAfterChange] = useKeptFocus()
  const open = () => {
    // The button goes; without this the dialog would put the keyboard on its first control, which closes it.
    focusAfterChange((group) => group)
    setOpen(true)
  }
  return (
    <div className="flex flex-col gap-3.5">
      <WhenFields {...props} />
      <RepeatFields {...props} />
      {isOpen ? (
        <div
          ref={more}
          role="group"
          aria-label={t('More options')}
          tabIndex={-1}
          className="flex flex-col gap-3.5 outline-none"
        >
          <MoreFields {...props} renderLabels={renderLabels} />
        </div>
      ) : (
        <Button variant="ghost" className="-ms-3 self-start" onPress={open}>
          {t('More options')}
        </Button>
      )}
    </div>
  )
}

function MoreFields({ renderLabels, ...props }: OtherFieldsProps) {
  const { form, update, problems } = props
  const set = (part: Partial<MeetingForm>) => update((now) => ({ ...now, ...part }))
  return (
    <>
      <PlaceFields {...props} />
      <FieldSlot name="meeting_description">
        <TextArea
          label={t('Description')}
          value={form.meeting_description}
          onChange={(meeting_description) => set({ meeting_description })}
          error={problems.meeting_description}
        />
      </FieldSlot>
      <FieldSlot name="agenda">
        <TextArea
          label={t('Agenda')}
          value={form.agenda}
          onChange={(agenda) => set({ agenda })}
          error={problems.agenda}
        />
      </FieldSlot>
      <div className="grid gap-3 md:grid-cols-2">
        <PriorityField form={form} update={update} />
        <FieldSlot name="label_ids">
          {renderLabels({
            value: form.label_ids,
            onChange: (change) => update((now) => ({ ...now, label_ids: change(now.label_ids) })),
            error: problems.label_ids,
          })}
        </FieldSlot>
      </div>
    </>
  )
}
