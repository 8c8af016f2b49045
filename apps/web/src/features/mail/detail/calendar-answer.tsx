import { answerCalendarInvitation, type Input, type MailInvitation, type SlotPair } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, Check, CircleHelp, X } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { mark, t, tLabels } from '../../../platform/text/text.ts'
import { formatShortDay, formatTimeRange, isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { refreshAnswered } from '../refresh-mails.ts'

type Reply = Input<typeof answerCalendarInvitation>['body']

interface CalendarAnswerProps {
  readonly mail_id: string
  readonly answered: NonNullable<MailInvitation['calendar_answer']>
}

/** The answer to an invitation that a calendar at a provider has: written there, and mailed to the organizer from there. */
export function CalendarAnswer({ mail_id, answered }: CalendarAnswerProps) {
  const queries = useQueryClient()
  const answering = useMutation({
    mutationFn: (body: Reply) => call(answerCalendarInvitation, { params: { mail_id }, body }),
    onSuccess: () => showSuccess(t(answerCalendarInvitation.says.done)),
    onError: (problem) => showError(problem, t(answerCalendarInvitation.says.failed)),
    onSettled: () => refreshAnswered(queries),
  })
  const { answer, comment, is_waiting, free_slots } = answered
  return (
    <div className="px-4.5 pb-3">
      <div role="group" aria-label={t('Your answer')} className="flex flex-wrap gap-2">
        <ChoiceButtons
          choices={tLabels(choices)}
          chosen={answering.isPending ? answering.variables.answer : answer}
          isDisabled={answering.isPending}
          onChoose={(chosen) => answering.mutate({ answer: chosen })}
        />
        {free_slots.length > 0 && (
          <OtherTimes
            slots={free_slots}
            isBusy={answering.isPending && answering.variables.start_timestamp !== undefined}
            onChoose={([start_timestamp, end_timestamp]) =>
              answering.mutate({ answer: 'tentative', start_timestamp, end_timestamp })
            }
          />
        )}
      </div>
      {comment !== null && (
        <p className="mt-2 text-xs text-text-2 wrap-anywhere">
          {t('Your note to the organizer: {note}', { note: comment })}
        </p>
      )}
      {is_waiting && (
        <p role="status" className="mt-2 text-xs text-muted">
          {t('Your answer is on its way to your calendar.')}
        </p>
      )}
    </div>
  )
}

interface OtherTimesProps {
  readonly slots: readonly SlotPair[]
  readonly isBusy: boolean
  readonly onChoose: (slot: SlotPair) => void
}

function OtherTimes({ slots, isBusy, onChoose }: OtherTimesProps) {
  const clock = useClock()
  const timeOf = ([start, end]: SlotPair) =>
    t('{day}, {time}', {
      day: formatShortDay(isoDate(start, clock.zone)),
      time: formatTimeRange(start, end, clock),
    })
  return (
    <Menu
      label={t('Propose another time')}
      groups={[slots.map((slot) => ({ id: slot[0], label: timeOf(slot), onAction: () => onChoose(slot) }))]}
      trigger={
        <Button size="sm" variant="ghost" icon={CalendarClock} isBusy={isBusy}>
          {t('Propose another time')}
        </Button>
      }
    />
  )
}

const choices = [
  { id: 'accepted', label: mark('Accept'), icon: Check },
  { id: 'tentative', label: mark('Maybe'), icon: CircleHelp },
  { id: 'declined', label: mark('Decline'), icon: X },
] as const
