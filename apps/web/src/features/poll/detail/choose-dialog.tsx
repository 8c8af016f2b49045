import { bookPollOption, type Poll, type PollOption } from '@meridian/contract'
import { call } from '../../../platform/api/api.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { plural, t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { optionText } from '../poll-words.ts'
import { usePollAct } from '../use-poll-act.ts'

interface ChooseDialogProps {
  readonly poll: Poll
  readonly clock: Clock
  /** Null while nothing is being chosen. */
  readonly option: PollOption | null
  readonly onClose: () => void
}

/** Asks once before an option becomes a meeting, and says what will happen. */
export function ChooseDialog({ poll, clock, option, onClose }: ChooseDialogProps) {
  const { poll_id, poll_title, participants } = poll
  const booking = usePollAct({
    run: (option_id: string) => call(bookPollOption, { params: { poll_id }, body: { option_id } }),
    done: bookPollOption.says.done,
    onDone: onClose,
  })
  const invited = participants.filter(
    ({ is_organizer, user_id, participant_email }) =>
      !is_organizer && (user_id !== null || participant_email !== null),
  ).length
  const voters = option ? participants.filter(({ answers }) => Object.keys(answers).length > 0) : []
  const namesWhere = (answer: 'no' | undefined) =>
    voters
      .filter(({ answers }) => answers[option?.option_id ?? ''] === answer)
      .map(({ participant_name }) => participant_name)
  const [cannot, silent] = [namesWhere('no'), namesWhere(undefined)]
  const sentences = [
    t('‘{title}’ becomes a meeting at this time.', { title: poll_title }),
    invited > 0 &&
      plural(invited, {
        one: '{count} person is invited by mail; a yes counts as accepted.',
        other: '{count} people are invited by mail; a yes counts as accepted.',
      }),
    poll.hold_for !== 'none' && t('The other times are free again in the calendars.'),
    t('Nobody can answer any more.'),
  ].filter((sentence) => sentence !== false)
  return (
    <ConfirmDialog
      title={t('Choose {time}?', { time: option ? optionText(option, clock) : '' })}
      confirmLabel={t('Choose and invite')}
      isBusy={booking.isPending}
      isOpen={option !== null}
      onClose={onClose}
      onConfirm={() => option && booking.mutate(option.option_id)}
    >
      <ul className="flex list-disc flex-col gap-1 ps-4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {option?.is_busy && (
        <p className="mt-2 font-medium text-warning-text">
          {t('You are busy then: your calendar has something else.')}
        </p>
      )}
      {cannot.length > 0 && (
        <p className="mt-2 font-medium text-warning-text">
          {t('It does not suit: {names}.', { names: formatList(cannot) })}
        </p>
      )}
      {silent.length > 0 && (
        <p className="mt-2 font-medium text-warning-text">
          {t('No answer to this option: {names}.', { names: formatList(silent) })}
        </p>
      )}
    </ConfirmDialog>
  )
}
