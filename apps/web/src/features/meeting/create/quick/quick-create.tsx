import { Clock3 } from 'lucide'
import { useRef, useState } from 'react'
import { t } from '../../../../platform/text/text.ts'
import {
  formatDateRange,
  formatPlainDay,
  formatTimeRange,
  isoDate,
} from '../../../../platform/time/format.ts'
import { useClock } from '../../../../platform/time/use-clock.ts'
import { abbreviationOf } from '../../../../platform/time/zones.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { AnchoredPopover } from '../../../../ui/overlay/popover.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { DraftMark } from '../draft-mark.tsx'
import { FieldSlot, focusField } from '../fields/field-slot.tsx'
import { InviteeField } from '../fields/invitee-field.tsx'
import { TitleField } from '../fields/title-field.tsx'
import { firstProblem, type Problems, problemsOf } from '../form/form-problems.ts'
import { field_names, instantsOf, type MeetingForm } from '../form/meeting-form.ts'
import { useMeetingForm } from '../form/use-meeting-form.ts'
import { useProblems } from '../form/use-problems.ts'
import { savingNotice } from '../save/saving-notice.ts'
import { useSaveMeeting } from '../save/use-save-meeting.ts'
import { useCloseDialog } from '../use-close-dialog.ts'
import { type Opening, useCreateMeeting } from '../use-create-meeting.ts'
import { useSubmitKeys } from '../use-submit-keys.ts'
import type { QuickOpening } from './use-quick-create.ts'

interface QuickCreateProps {
  readonly opening: QuickOpening
  readonly onClose: () => void
}

/** A new event by its title and guests, beside the slot that was drawn. */
export function QuickCreate({ opening: { prefill, anchor }, onClose }: QuickCreateProps) {
  const isPhone = useIsPhone()
  const opening = { kind: 'create', prefill, id: 0 } as const
  const work = useMeetingForm(opening)
  const { leave, discard } = useCloseDialog(work)
  const close = () => {
    leave()
    onClose()
  }
  const content = (
    <QuickForm
      opening={opening}
      work={work}
      onDiscard={() => {
        discard()
        onClose()
      }}
      onClose={onClose}
    />
  )
  if (isPhone) {
    return (
      <Sheet title={t('New event')} isOpen onClose={close}>
        {content}
      </Sheet>
    )
  }
  const isWide = (anchor.current?.clientWidth ?? 0) > widest_beside_px
  return (
    <AnchoredPopover
      label={t('New event')}
      anchor={anchor}
      placement={isWide ? 'bottom' : 'end'}
      isOpen
      onClose={close}
    >
      <div className="w-88">{content}</div>
    </AnchoredPopover>
  )
}

/** A slot as wide as a whole day view leaves no room beside it. */
const widest_beside_px = 480

interface QuickFormProps {
  readonly opening: Opening
  readonly work: ReturnType<typeof useMeetingForm>
  readonly onDiscard: () => void
  readonly onClose: () => void
}

function QuickForm({ opening, work, onDiscard, onClose }: QuickFormProps) {
  const { form, isChanged, keep, finish } = work
  const { open } = useCreateMeeting()
  const [isFromDraft] = useState(isChanged)
  const fields = useRef<HTMLFormElement>(null)
  const { shown, noteTried, noteRefused, forget } = useProblems(form)
  const { submit, isSaving } = useSaveMeeting(opening, {
    onSaved: () => {
      finish()
      onClose()
    },
    onRefused: noteRefused,
  })
  useSubmitKeys(fields, true, save)
  const set = (part: Partial<MeetingForm>) => {
    forget()
    work.update((now) => ({ ...now, ...part }))
  }

  function save() {
    noteTried()
    const first = firstProblem(problemsOf(form))
    if (first === undefined) void submit(form)
    else if (fields.current) focusField(fields.current, first)
  }

  function showMore() {
    keep()
    onClose()
    open(opening.kind === 'create' ? { prefill: opening.prefill } : {})
  }

  const note = savingNotice(opening, form)
  const elsewhere = problemElsewhere(shown)
  return (
    <form
      ref={fields}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <FieldSlot name="meeting_title">
        <TitleField
          value={form.meeting_title}
          onChange={(meeting_title) => set({ meeting_title })}
          error={shown.meeting_title}
          hasHint={false}
        />
      </FieldSlot>
      <p className="flex items-center gap-1.5 text-xs text-text-2">
        <Icon of={Clock3} size={14} className="flex-none text-muted" />
        <SlotTimes form={form} />
      </p>
      <FieldSlot name="invitees">
        <InviteeField
          form={form}
          onChange={set}
          onEnter={save}
          enterHint={t('Press Enter to create the event.')}
          error={shown.invitees}
        />
      </FieldSlot>
      {elsewhere !== undefined && <FormProblem>{elsewhere}</FormProblem>}
      {note !== '' && <p className="text-xs text-muted">{note}</p>}
      {isFromDraft && (
        <p className="flex items-center gap-1.5">
          <DraftMark onDiscard={onDiscard} />
        </p>
      )}
      <div className="flex items-center justify-end gap-2">
        <Button variant="ghost" onPress={showMore} className="me-auto -ms-2">
          {t('More options')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={t('Creating...')}>
          {t('Create Event')}
        </Button>
      </div>
    </form>
  )
}

/** 'Tue 24 Nov 2026, 10:00 – 11:00 CET' where the reader is; whole days without times. */
function SlotTimes({ form }: { readonly form: MeetingForm }) {
  const clock = useClock()
  const { is_all_day, start_date, end_date } = form
  if (is_all_day) {
    const days = start_date === end_date ? formatPlainDay(start_date) : formatDateRange(start_date, end_date)
    return t('All day, {day}', { day: days })
  }
  const [startMs, endMs] = instantsOf(form)
  return (
    <span className="num">
      {t('{day}, {time}', {
        day: formatPlainDay(isoDate(startMs, clock.zone)),
        time: `${formatTimeRange(startMs, endMs, clock)} ${abbreviationOf(clock.zone, startMs)}`,
      })}
    </span>
  )
}

/** The first problem with a field that only the full form has. */
function problemElsewhere(problems: Problems): string | undefined {
  const name = field_names.find((each) => !here.has(each) && problems[each] !== undefined)
  return name && problems[name]
}

const here: ReadonlySet<string> = new Set(['meeting_title', 'invitees'])
