import {
  answerProposal,
  getMeeting,
  listMeetings,
  listOccurrences,
  listProposals,
  type MeetingAction,
  type MeetingProposal,
  proposeOtherTime,
  type SlotPair,
  withdrawProposedTime,
} from '@meridian/contract'
import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { CalendarCheck, CalendarX } from 'lucide'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { callOrQueue } from '../../platform/offline/call-or-queue.ts'
import { showError, showSuccess, undoAction } from '../../platform/state/toasts.ts'
import { offerUndo, rememberAct, showUndoSettled } from '../../platform/state/undo.ts'
import { mark, t } from '../../platform/text/text.ts'
import { holdAnswer, releaseAnswer } from './held-answers.ts'

const proposals_key = keyOf(listProposals, {})
const failed_text = mark('Error in updating meeting proposal')

export interface Answer {
  readonly proposal: MeetingProposal
  readonly action: MeetingAction
  /** "Maybe", which stays pending. */
  readonly is_tentative?: boolean
  /** While the page goes away. */
  readonly isClosing?: boolean
}

/**
 * Accepts or declines through `send`, a mutation of `answerOptions`. The proposal is hidden at once. An answer
 * to an invitation is sent at once, since it can be taken back; one to a counter-proposal cannot, so it is sent
 * when the time to undo it is over. `when` is the proposed time in words.
 */
export function answerWithUndo(send: (answer: Answer) => unknown, answer: Answer, when: string): void {
  const { meeting_proposal_id, proposal_type, original_start_timestamp } = answer.proposal
  holdAnswer(meeting_proposal_id)
  if (proposal_type === 'invitation') return void send(answer)
  const isApproved = answer.action === 'approved'
  offerUndo(
    isApproved
      ? t(
          original_start_timestamp === null
            ? mark('The meeting moves to {when}')
            : mark('This date moves to {when}'),
          {
            when,
          },
        )
      : t('Declined, the meeting stays as it is'),
    {
      about: answer.proposal.meeting.meeting_title,
      icon: isApproved ? CalendarCheck : CalendarX,
      undo: () => releaseAnswer(meeting_proposal_id),
      commit: (isClosing) => send({ ...answer, isClosing }),
    },
  )
}

/** Sends an answer; offers to take back one to an invitation, and shows the proposal again when it is refused. */
export function answerOptions(cache: QueryClient) {
  return mutationOptions({
    mutationFn: putAnswer,
    onSuccess: async (answered, { proposal }: Answer) => {
      if (answered === null) return showSuccess(t('Waits for the connection'))
      const isReversible = proposal.proposal_type === 'invitation'
      if (isReversible) sayUpdated(proposal, () => void takeBack(cache, proposal))
      else showUndoSettled(t(answerProposal.says.done))
      // A list that is still on its way may hold the proposal as it was.
      await cache.cancelQueries({ queryKey: proposals_key })
      dropProposal(cache, proposal)
    },
    onError: (error) => showError(error, t(failed_text)),
    onSettled: (_, __, { proposal }) => {
      releaseAnswer(proposal.meeting_proposal_id)
      void refresh(cache)
    },
  })
}

/** Asks the organizer for another time, which Undo takes back. The invitation stays and says what one is waiting for. */
export function proposeOptions(cache: QueryClient) {
  return mutationOptions({
    mutationFn: ({ proposal, slot }: { proposal: MeetingProposal; slot: SlotPair }) =>
      call(proposeOtherTime, {
        params: { meeting_proposal_id: proposal.meeting_proposal_id },
        body: { start_timestamp: slot[0], end_timestamp: slot[1] },
      }),
    ...keptOptions(cache, (proposed) => void withdraw(cache, proposed)),
  })
}

function takeBack(cache: QueryClient, proposal: MeetingProposal): Promise<unknown> {
  return sendFromToast(cache, () => putAnswer({ proposal, action: 'pending' }))
}

function withdraw(cache: QueryClient, { meeting_proposal_id }: MeetingProposal): Promise<unknown> {
  return sendFromToast(cache, () => call(withdrawProposedTime, { params: { meeting_proposal_id } }))
}

/** A toast has no hooks, and the row that offered it may be gone. What fails is told by `keptOptions`. */
function sendFromToast(cache: QueryClient, send: () => Promise<MeetingProposal | null>): Promise<unknown> {
  const options = { mutationFn: send, ...keptOptions(cache) }
  return new MutationObserver(cache, options).mutate().catch(() => undefined)
}

/** For changes after which the proposal still waits for an answer. `onUndo` takes back a proposed time. */
function keptOptions(cache: QueryClient, onUndo?: (changed: MeetingProposal) => void) {
  return {
    onSuccess: (changed: MeetingProposal | null) => {
      if (changed === null) return showSuccess(t('Waits for the connection'))
      keepProposal(cache, changed)
      const canUndo = onUndo && changed.own_counter_proposal?.can_withdraw
      sayUpdated(changed, canUndo ? () => onUndo(changed) : undefined)
    },
    onError: (error: Error) => showError(error, t(failed_text)),
    onSettled: () => void refresh(cache),
  }
}

/** Null where the answer waits for the connection. */
function putAnswer({
  proposal,
  action,
  is_tentative = false,
  isClosing = false,
}: Answer): Promise<MeetingProposal | null> {
  const { meeting_proposal_id, meeting } = proposal
  return callOrQueue(
    'answer_meeting',
    {
      params: { meeting_proposal_id },
      body: { meeting_proposal_id, meeting_action: action, ...(is_tentative && { is_tentative }) },
    },
    { title: meeting.meeting_title, about: meeting.meeting_id, hidden: meeting_proposal_id },
    { keepalive: isClosing },
  )
}

function sayUpdated({ meeting }: MeetingProposal, onUndo?: () => void): void {
  const text = t(answerProposal.says.done)
  const about = meeting.meeting_title
  showSuccess(text, onUndo && undoAction(rememberAct({ text, about, takeBack: onUndo })))
}

function dropProposal(cache: QueryClient, { meeting_proposal_id }: MeetingProposal): void {
  cache.setQueryData<MeetingProposal[]>(proposals_key, (proposals) =>
    proposals?.filter((one) => one.meeting_proposal_id !== meeting_proposal_id),
  )
}

/** In its place by the proposed start, instead of what was known of it before. */
function keepProposal(cache: QueryClient, changed: MeetingProposal): void {
  dropProposal(cache, changed)
  cache.setQueryData<MeetingProposal[]>(proposals_key, (proposals) =>
    [...(proposals ?? []), changed].toSorted((a, b) => startOf(a).localeCompare(startOf(b))),
  )
}

function startOf({ meeting }: MeetingProposal): string {
  return meeting.meeting_timestamps.start_timestamp
}

/** An answer shows in the lists, the day and the meeting itself. */
async function refresh(cache: QueryClient): Promise<void> {
  const shown = [listProposals, listMeetings, listOccurrences, getMeeting]
  await Promise.all(
    shown.map((endpoint) => cache.invalidateQueries({ queryKey: [endpoint.method, endpoint.path] })),
  )
}
