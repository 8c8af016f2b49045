import type { Meeting, ReaderAnswer } from '@meridian/contract'
import { useId, useState } from 'react'
import { t } from '../../../../platform/text/text.ts'
import { isoDate } from '../../../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../../../platform/time/use-clock.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { DatePicker } from '../../../../ui/form/date-picker.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { showUnread } from '../../../../ui/form/problem-focus.ts'
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx'
import { TimeField } from '../../../../ui/form/time-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../../../ui/overlay/submit-buttons.tsx'
import { startOfMeeting, timeFrom } from './other-time.ts'
import { useProposeTime } from './use-propose-time.ts'

interface OtherTimeDialogProps {
  readonly meeting: Meeting
  readonly answer: ReaderAnswer
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks the organizer to move the meeting; its length stays. */
export function OtherTimeDialog(props: OtherTimeDialogProps) {
  const { isOpen, onClose } = props
  const formId = useId()
  return (
    <Dialog
      title={t('Propose another time')}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      isSheetOnPhone
      footer={<SubmitButtons form={formId} label={t('Propose this time')} onCancel={onClose} />}
    >
      <OtherTimeForm {...props} formId={formId} />
    </Dialog>
  )
}

function OtherTimeForm(props: OtherTimeDialogProps & { readonly formId: string }) {
  const { meeting, answer, onClose, formId } = props
  const clock = useClock()
  const weekStart = useWeekStart()
  const today = isoDate(useNow(60_000), clock.zone)
  const proposing = useProposeTime(answer.meeting_proposal_id, onClose)
  const date = meeting.meeting_recurrence.is_recurring ? meeting.original_start_timestamp : null
  const [scope, setScope] = useState<'this' | 'all'>(date === null ? 'all' : 'this')
  const [start, setStart] = useState(() => startOfMeeting(meeting, clock.zone))
  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (proposing.isPending || showUnread(event.currentTarget)) return
        const before = answer.own_counter_proposal
        const original_start_timestamp = scope === 'this' ? date : null
        proposing.mutate({
          ...timeFrom(start, meeting, clock.zone),
          original_start_timestamp,
          before: before?.original_start_timestamp === original_start_timestamp ? before : null,
        })
      }}
    >
      {proposing.error && <FormProblem>{proposing.error.message}</FormProblem>}
      <p className="text-text-2">
        {t('The meeting lasts as long as planned. The organizer decides whether it moves.')}
      </p>
      {date !== null && (
        <SegmentedControl
          label={t('What moves')}
          segments={[
            { id: 'this', label: t('This date only') },
            { id: 'all', label: t('The whole series') },
          ]}
          selected={scope}
          onSelect={setScope}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <DatePicker
          label={t('Date')}
          value={start.date}
          onChange={(date) => date !== null && setStart({ ...start, date })}
          today={today}
          weekStart={weekStart}
          min={today}
        />
        {!meeting.is_all_day && (
          <TimeField
            label={t('Start')}
            value={start.time}
            onChange={(time) => time !== null && setStart({ ...start, time })}
            isTwelveHour={clock.isTwelveHour}
          />
        )}
      </div>
    </form>
  )
}
