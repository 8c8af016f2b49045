import { answerPoll, type Poll, type PollAnswer } from '@meridian/contract'
import { create } from 'zustand'
import { call } from '../../../platform/api/api.ts'
import { keepForUser } from '../../../platform/session/unsaved-input.ts'
import { usePollAct } from '../use-poll-act.ts'

interface Draft {
  readonly answers: Readonly<Record<string, PollAnswer>>
  /** Null while it is as it was saved. */
  readonly comment: string | null
}

const blank: Draft = { answers: {}, comment: null }

/** Answers that are not saved, by poll. Leaving the screen keeps them; signing out ends them. */
const useDrafts = create<Readonly<Record<string, Draft>>>()(() => ({}))

export type OwnAnswers = ReturnType<typeof useOwnAnswers>

/** What the reader answers, with what is not saved yet over what the server knows. */
export function useOwnAnswers(poll: Poll) {
  const { poll_id, poll_options, own_participant_id } = poll
  const draft = useDrafts((drafts) => drafts[poll_id]) ?? blank
  const own = poll.participants.find(({ participant_id }) => participant_id === own_participant_id)
  const known = own?.answers ?? {}
  const answers = { ...known, ...draft.answers }
  const comment = draft.comment ?? own?.comment ?? ''
  const isEdited =
    comment.trim() !== (own?.comment ?? '') ||
    poll_options.some(({ option_id }) => answers[option_id] !== known[option_id])

  const saving = usePollAct({
    run: () =>
      call(answerPoll, {
        params: { poll_id },
        body: {
          answers: poll_options.flatMap(({ option_id }) => {
            const answer = answers[option_id]
            return answer === undefined ? [] : [{ option_id, answer }]
          }),
          comment: comment.trim(),
        },
      }),
    done: answerPoll.says.done,
    onDone: () => useDrafts.setState({ [poll_id]: blank }),
  })

  return {
    answers,
    comment,
    isEdited: isEdited && poll.is_answerable,
    isSaving: saving.isPending,
    answer: (option_id: string, answer: PollAnswer) => store(poll_id, { [option_id]: answer }),
    setComment: (text: string) =>
      useDrafts.setState((drafts) => ({ [poll_id]: { ...(drafts[poll_id] ?? blank), comment: text } })),
    /** Answers what is unanswered by the reader's calendar: no where something else is, else yes. */
    fillIn: () =>
      store(
        poll_id,
        Object.fromEntries(
          poll_options
            .filter(({ option_id }) => answers[option_id] === undefined)
            .map(({ option_id, is_busy }) => [option_id, is_busy ? 'no' : 'yes'] as const),
        ),
      ),
    hasUnanswered: poll_options.some(({ option_id }) => answers[option_id] === undefined),
    save: () => saving.mutate(),
    discard: () => useDrafts.setState({ [poll_id]: blank }),
  }
}

function store(poll_id: string, answers: Readonly<Record<string, PollAnswer>>): void {
  useDrafts.setState((drafts) => {
    const before = drafts[poll_id] ?? blank
    return { [poll_id]: { ...before, answers: { ...before.answers, ...answers } } }
  })
}

// The next user of this browser never sees the answers of the previous one.
keepForUser(useDrafts, { empty: {}, unsaved: { unsaved_poll_answers: isUnsaved } })

// Closing the page discards them, so the browser asks for confirmation.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (isUnsaved(useDrafts.getState())) event.preventDefault()
})

function isUnsaved(drafts: Readonly<Record<string, Draft>>): boolean {
  return Object.values(drafts).some(
    ({ answers, comment }) => comment !== null || Object.keys(answers).length > 0,
  )
}
