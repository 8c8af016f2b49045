import type { Poll } from '@meridian/contract'
import { type ReactNode, useRef } from 'react'
import { messageAboveForm } from '../../../platform/api/api-error.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Card } from '../../../ui/card.tsx'
import { showProblem, useFocusOnProblem } from '../../../ui/form/problem-focus.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { DaysField } from './days-field.tsx'
import {
  answeredBy,
  type DayOption,
  formOfPoll,
  type FormPerson,
  lostOptions,
  type PollForm,
  type TimeOption,
} from './poll-form.ts'
import { PlaceField, RuleFields } from './rule-fields.tsx'
import { type RenderFinder, TimesField } from './times-field.tsx'
import { type PollFormState, usePollForm } from './use-poll-form.ts'
import { useRemoval } from './use-removal.tsx'

/** The foot of the form, as the settings have it. */
export interface Foot {
  readonly note: string
  readonly isEdited: boolean
  readonly isSaving: boolean
  readonly onCancel: () => void
}

/** The search for people that the form of a meeting has, which the screen brings along. */
export type RenderPeople = (people: {
  readonly people: readonly FormPerson[]
  readonly onAdd: (person: FormPerson) => void
  readonly onRemove: (person: FormPerson) => void
  readonly error: string | undefined
}) => ReactNode

interface PollFormViewProps {
  /** Null for a new poll. */
  readonly poll: Poll | null
  readonly onSaved: (poll: Poll) => void
  readonly onCancelled: () => void
  readonly renderFoot: (foot: Foot) => ReactNode
  readonly renderPeople: RenderPeople
  readonly renderFinder: RenderFinder
}

/** What a poll asks, whom, and by which rules. */
export function PollFormView({ poll, onSaved, onCancelled, ...slots }: PollFormViewProps) {
  const reader = useClock()
  const state = usePollForm(poll, reader.zone, onSaved)
  const { form, change, problemAt, error } = state
  const clock = { ...reader, zone: form.poll_timezone }
  const element = useRef<HTMLFormElement>(null)
  const removal = useRemoval(poll, state)
  useFocusOnProblem(error, element)
  const problem = messageAboveForm(error, ['poll_timezone'])

  function save() {
    // What could not be read is still in its field.
    const wrong = element.current?.querySelector<HTMLElement>(
      'input[aria-invalid="true"]:not([data-typed] *)',
    )
    if (wrong && !error) return showProblem(wrong)
    if (!state.isSaving) state.save()
  }

  return (
    <form
      ref={element}
      aria-label={poll ? t('Edit poll') : t('New poll')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {problem && <FormProblem>{problem}</FormProblem>}
      <DetailsCard state={state} isNew={poll === null} />
      <TitledCard level={2} title={t('Participants')}>
        {slots.renderPeople({
          people: form.people,
          onAdd: removal.addPerson,
          onRemove: removal.removePerson,
          error: problemAt('participants') ?? problemAt('participants.'),
        })}
      </TitledCard>
      <TimesCard
        poll={poll}
        state={state}
        clock={clock}
        removal={removal}
        renderFinder={slots.renderFinder}
      />
      <TitledCard level={2} title={t('Answers')}>
        <RuleFields form={form} change={change} problemAt={problemAt} clock={clock} />
      </TitledCard>
      <Card className="z-10 md:sticky md:bottom-2">
        {slots.renderFoot({
          note: noteOf(state, poll),
          isEdited: poll === null || state.isEdited,
          isSaving: state.isSaving,
          onCancel: () => {
            state.discard()
            onCancelled()
          },
        })}
      </Card>
      {removal.dialog}
      <LostOptionsDialog poll={poll} state={state} />
    </form>
  )
}

interface DetailsCardProps {
  readonly state: PollFormState
  readonly isNew: boolean
}

function DetailsCard({ state: { form, change, problemAt }, isNew }: DetailsCardProps) {
  return (
    <TitledCard level={2} title={t('Details')}>
      <TextField
        label={t('Title')}
        value={form.poll_title}
        maxLength={120}
        autoComplete="off"
        autoFocus={isNew}
        onChange={(poll_title) => change({ poll_title })}
        error={problemAt('poll_title')}
      />
      <TextArea
        label={t('Description')}
        value={form.poll_description}
        maxLength={2000}
        onChange={(poll_description) => change({ poll_description })}
        error={problemAt('poll_description')}
      />
      <PlaceField form={form} change={change} problemAt={problemAt} />
    </TitledCard>
  )
}

interface TimesCardProps extends Pick<PollFormViewProps, 'poll' | 'renderFinder'> {
  readonly state: PollFormState
  readonly clock: Clock
  readonly removal: ReturnType<typeof useRemoval>
}

/** The options: times, or whole days. */
function TimesCard({
  poll,
  state: { form, change, problemAt },
  clock,
  removal,
  renderFinder,
}: TimesCardProps) {
  const problem = problemAt('poll_options') ?? problemAt('poll_options.')
  return (
    <TitledCard level={2} title={t('Times')}>
      {poll === null && (
        <SegmentedControl
          label={t('What the poll asks about')}
          isLabelHidden
          segments={[
            { id: 'times', label: t('Times') },
            { id: 'days', label: t('Whole days') },
          ]}
          selected={form.asks_for}
          onSelect={(asks_for) => change({ asks_for })}
          className="w-full md:w-64"
        />
      )}
      {problem && (
        <p role="alert" tabIndex={-1} data-problem className="text-xs text-danger-text">
          {problem}
        </p>
      )}
      {form.asks_for === 'days' ? (
        <DaysField form={form} clock={clock} change={change} onRemove={removal.removeDay} />
      ) : (
        <TimesField
          form={form}
          clock={clock}
          change={change}
          answeredBy={(option_id) => answeredBy(poll, option_id)}
          onRemove={removal.removeTime}
          renderFinder={renderFinder}
          leftOut={poll === null ? {} : { exclude_poll_id: poll.poll_id }}
        />
      )}
    </TitledCard>
  )
}

/** Asks once options would go that were answered since the form was opened. */
function LostOptionsDialog({ poll, state }: { readonly poll: Poll | null; readonly state: PollFormState }) {
  const { form, change, error } = state
  const lost = poll !== null && error !== null ? lostOptions(poll, form) : []
  return (
    <ConfirmDialog
      title={t('Remove these options?')}
      confirmLabel={t('Remove and save')}
      isDangerous
      isOpen={lost.length > 0}
      onClose={() => {
        // Taken back: the options stay.
        change((before) => withSaved(before, poll, lost))
      }}
      onConfirm={() => {
        const agreed = { ...form, let_go: [...form.let_go, ...lost] }
        change(agreed)
        state.save(agreed)
      }}
    >
      {t('Meanwhile there are answers to them, by {names}. They would be lost.', {
        names: formatList([...new Set(lost.flatMap((option_id) => answeredBy(poll, option_id)))]),
      })}
    </ConfirmDialog>
  )
}

/** The form with these saved options in it again. */
function withSaved(form: PollForm, poll: Poll | null, ids: readonly string[]): PollForm {
  if (!poll) return form
  const { times, days } = formOfPoll(poll)
  const isBack = ({ option_id }: TimeOption | DayOption) => option_id !== null && ids.includes(option_id)
  return {
    ...form,
    times: [...form.times, ...times.filter(isBack)].toSorted((a, b) => a.start - b.start),
    days: [...form.days, ...days.filter(isBack)].toSorted((a, b) => a.date.localeCompare(b.date)),
  }
}

function noteOf({ error, isEdited }: PollFormState, poll: Poll | null): string {
  if (error) return t('Not saved. Your changes are kept.')
  if (!poll) return t('Nobody is asked yet.')
  return isEdited ? t('Some changes are not saved.') : t('Everything is saved.')
}
