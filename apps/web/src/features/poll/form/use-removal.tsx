import type { Poll } from '@meridian/contract'
import { useState } from 'react'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { answeredBy, type DayOption, type FormPerson, type PollForm, type TimeOption } from './poll-form.ts'
import type { PollFormState } from './use-poll-form.ts'

interface Question {
  readonly names: readonly string[]
  readonly isPerson: boolean
  readonly remove: () => void
}

/** Takes options and people away; where that would let go of answers it asks first, by name. */
export function useRemoval(poll: Poll | null, { change }: Pick<PollFormState, 'change'>) {
  const [question, setQuestion] = useState<Question | null>(null)

  function remove(names: readonly string[], isPerson: boolean, act: () => void) {
    if (names.length === 0) act()
    else setQuestion({ names, isPerson, remove: act })
  }

  return {
    removeTime: (time: TimeOption) =>
      remove(answeredBy(poll, time.option_id), false, () =>
        change((form) => ({
          ...form,
          let_go: letGo(form, poll, time.option_id),
          times: form.times.filter(({ start, end }) => start !== time.start || end !== time.end),
        })),
      ),
    removeDay: (day: DayOption) =>
      remove(answeredBy(poll, day.option_id), false, () =>
        change((form) => ({
          ...form,
          let_go: letGo(form, poll, day.option_id),
          days: form.days.filter(({ date }) => date !== day.date),
        })),
      ),
    addPerson: (person: FormPerson) =>
      change((form) =>
        form.people.some((one) => isSamePerson(one, person))
          ? form
          : { ...form, people: [...form.people, person] },
      ),
    removePerson: (person: FormPerson) =>
      remove(answeredOf(poll, person), true, () =>
        change((form) => ({ ...form, people: form.people.filter((one) => !isSamePerson(one, person)) })),
      ),
    dialog: (
      <ConfirmDialog
        title={question?.isPerson ? t('Remove this person?') : t('Remove this option?')}
        confirmLabel={t('Remove')}
        isDangerous
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          question?.remove()
          setQuestion(null)
        }}
      >
        {t('When you save, these answers are let go: {names}.', { names: formatList(question?.names ?? []) })}
      </ConfirmDialog>
    ),
  }
}

function letGo({ let_go }: PollForm, poll: Poll | null, option_id: string | null): readonly string[] {
  return option_id === null || answeredBy(poll, option_id).length === 0 ? let_go : [...let_go, option_id]
}

function isSamePerson(one: FormPerson, other: FormPerson): boolean {
  return (
    one.user_id === other.user_id && (one.email ?? '').toLowerCase() === (other.email ?? '').toLowerCase()
  )
}

/** The name of the person where there is an answer to lose. */
function answeredOf(poll: Poll | null, person: FormPerson): readonly string[] {
  const found = poll?.participants.find(({ user_id, participant_email }) =>
    person.user_id === null
      ? user_id === null && participant_email?.toLowerCase() === person.email?.toLowerCase()
      : user_id === person.user_id,
  )
  return found && found.answered_at !== null ? [found.participant_name] : []
}
