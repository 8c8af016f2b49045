import { answer_note_characters_max, type Meeting } from '@meridian/contract'
import { CalendarClock, Check, CircleHelp, MessageSquare, X } from 'lucide'
import { useState } from 'react'
import { mark, t, tLabels } from '../../../../platform/text/text.ts'
import { formatDay, formatTimeRange } from '../../../../platform/time/format.ts'
import { useClock } from '../../../../platform/time/use-clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceButtons } from '../../../../ui/choice-buttons.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { organizerName } from '../../origin.ts'
import { ClashLine } from './clash-line.tsx'
import { OtherTimeDialog } from './other-time-dialog.tsx'
import { useOwnAnswer } from './use-own-answer.ts'

interface AnswerBarProps {
  readonly meeting: Meeting
  readonly user_id: string
}

/** The reader's answer to an invitation, with what stands against it; shown while it can be given. */
export function AnswerBar({ meeting, user_id }: AnswerBarProps) {
  const { own, stored, action, isBusy, give } = useOwnAnswer(meeting, user_id)
  const [note, setNote] = useState<string | null>(null)
  const [isProposing, setProposing] = useState(false)
  const clock = useClock()
  if (own === null || meeting.meeting_status !== 'active') return null
  const proposed = own.own_counter_proposal
  const text = (note ?? stored.note).trim()
  const given = stored.answer === 'pending' ? null : stored.answer
  const organizer = organizerName(meeting, user_id)

  return (
    <div className="mb-5 flex flex-col gap-2.5 rounded-lg border border-border bg-raised px-4 py-3 shadow-card print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div
          role="group"
          aria-label={t('Your answer')}
          className="flex w-full flex-wrap gap-1.5 md:w-auto md:min-w-80"
        >
          <ChoiceButtons
            choices={tLabels(choices)}
            chosen={action}
            isDisabled={isBusy}
            onChoose={(answer) => {
              give(answer, text)
              setNote(null)
            }}
            className="flex-1 max-md:h-11"
          />
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button variant="ghost" size="sm" icon={CalendarClock} onPress={() => setProposing(true)}>
            {t('Propose another time')}
          </Button>
          {note === null && (
            <Button variant="ghost" size="sm" icon={MessageSquare} onPress={() => setNote(stored.note)}>
              {stored.note === '' ? t('Add a note') : t('Change the note')}
            </Button>
          )}
        </div>
        {action !== 'rejected' && <ClashLine meeting={meeting} />}
      </div>
      {proposed && (
        <p className="num text-text-2">
          {t(
            proposed.original_start_timestamp === null
              ? mark('You proposed {time}, waiting for {name}.')
              : mark('You proposed {time} for this date, waiting for {name}.'),
            {
              time: `${formatDay(proposed.start_timestamp, clock.zone)}, ${formatTimeRange(proposed.start_timestamp, proposed.end_timestamp, clock)}`,
              name: organizer,
            },
          )}
        </p>
      )}
      {note === null && stored.note !== '' && (
        <p className="whitespace-pre-wrap wrap-anywhere text-text-2">
          {t('Your note: {note}', { note: stored.note })}
        </p>
      )}
      {note !== null && (
        <NoteForm
          organizer={organizer}
          note={note}
          onChange={setNote}
          isAnswered={given !== null}
          isChanged={text !== stored.note}
          onSend={() => {
            if (given) give(given, text)
            setNote(null)
          }}
          onCancel={() => setNote(null)}
        />
      )}
      <OtherTimeDialog
        meeting={meeting}
        answer={own}
        isOpen={isProposing}
        onClose={() => setProposing(false)}
      />
    </div>
  )
}

const choices = [
  { id: 'approved', label: mark('Accept'), icon: Check },
  { id: 'tentative', label: mark('Maybe'), icon: CircleHelp },
  { id: 'rejected', label: mark('Decline'), icon: X },
] as const

interface NoteFormProps {
  readonly organizer: string
  readonly note: string
  readonly onChange: (note: string) => void
  /** The note of an answer that was given; else it goes with the answer. */
  readonly isAnswered: boolean
  readonly isChanged: boolean
  readonly onSend: () => void
  readonly onCancel: () => void
}

function NoteForm(props: NoteFormProps) {
  const { organizer, note, onChange, isAnswered, isChanged, onSend, onCancel } = props
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextArea
        label={t('Note to {name}', { name: organizer })}
        hint={isAnswered ? undefined : t('Sent with your answer.')}
        value={note}
        onChange={onChange}
        maxLength={answer_note_characters_max}
        inputRef={focus}
      />
      <div className="flex gap-1.5">
        {isAnswered && (
          <Button size="sm" variant="primary" type="submit" isDisabled={!isChanged}>
            {t('Send note')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function focus(field: HTMLElement | null): void {
  field?.focus()
}
