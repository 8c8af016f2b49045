import { assignLabel, type Label, listLabels, type Meeting, removeLabel } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, type IconNode, Tag } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { callOrQueue } from '../../../platform/offline/call-or-queue.ts'
import { useSession } from '../../../platform/session/session.ts'
import { hide, unhide } from '../../../platform/state/hidden.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { offerTakeBack, offerUndo, showUndoSettled } from '../../../platform/state/undo.ts'
import { plural } from '../../../platform/text/text.ts'
import { prepareTakeBack } from '../delete/take-back-deletion.ts'
import { describeQueuedAnswer } from '../detail/answer/queued-answer.ts'
import { refreshMeetings } from '../refresh-meetings.ts'
import { answerBodyOf, type OwnAnswer, ownAnswerOf } from '../rsvp.ts'
import { answerable, type BulkDeletion, bulkDeletions, meetingsToLabel } from './bulk-rules.ts'

type Meetings = readonly Meeting[]

/** What is done with several meetings as one act, which Undo takes back as a whole. */
export function useBulkActions() {
  const queries = useQueryClient()
  const reader_id = useSession(({ user }) => user?.user_id) ?? ''
  return {
    remove: (meetings: Meetings) => remove(queries, meetings, reader_id),
    answer: (meetings: Meetings, answer: OwnAnswer) => {
      const asked = answerable(meetings)
      changeWithUndo(queries, {
        meetings: asked,
        change: (meeting) => putAnswer(meeting, reader_id, answer),
        back: (meeting) => putAnswer(meeting, reader_id, ownAnswerOf(meeting)),
        words: plural(asked.length, { one: 'Meeting answered', other: '{count} meetings answered' }),
        icon: CalendarCheck,
      })
    },
    label: (meetings: Meetings, label: Label, isOn: boolean) => {
      const { label_id, label_title: title } = label
      const concerned = meetingsToLabel(meetings, label, isOn)
      const put = (meeting_id: string, isAssigned: boolean) =>
        call(isAssigned ? assignLabel : removeLabel, { params: { meeting_id, label_id } })
      const texts = isOn
        ? { one: 'Label {title} added to one meeting', other: 'Label {title} added to {count} meetings' }
        : {
            one: 'Label {title} removed from one meeting',
            other: 'Label {title} removed from {count} meetings',
          }
      changeWithUndo(queries, {
        meetings: concerned,
        change: ({ meeting_id }) => put(meeting_id, isOn),
        back: ({ meeting_id }) => put(meeting_id, !isOn),
        words: plural(concerned.length, texts, { title }),
        icon: Tag,
      })
    },
  }
}

export type BulkActions = ReturnType<typeof useBulkActions>

/** Gone for the eye; the server is told when the time to undo is over. */
function remove(queries: QueryClient, meetings: Meetings, reader_id: string): void {
  const deletions = bulkDeletions(meetings, reader_id)
  const ids = deletions.map(({ meeting }) => meeting.meeting_id)
  const words = deletionWords(deletions, meetings.length - deletions.length)
  if (ids.length === 0) return showError(words)
  ids.forEach(hide)
  offerUndo(words, {
    undo: () => ids.forEach(unhide),
    commit: async (isClosing) => {
      const tell = ({ meeting, how }: BulkDeletion) =>
        callOrQueue(
          'delete_meeting',
          { params: { meeting_id: meeting.meeting_id }, query: { how } },
          { title: meeting.meeting_title, about: meeting.meeting_id, hidden: meeting.meeting_id },
          { keepalive: isClosing },
        )
      const takeBacks = isClosing
        ? []
        : await Promise.all(
            deletions.map((one) => prepareTakeBack(queries, { ...one, scope: 'all', reader_id })),
          )
      // While the page goes away only calls that are made at once get through.
      const { problems, waiting } = await tellAll(deletions, tell, isClosing ? deletions.length : undefined)
      if (!showProblems(problems, deletions.length)) showUndoSettled(words)
      await refreshMeetings(queries)
      const kept = new Set(waiting.map(({ meeting }) => meeting.meeting_id))
      // Only now: between the answer and the new list the meetings must not flash up once more.
      ids.filter((id) => !kept.has(id)).forEach(unhide)
      if (problems.length > 0 || waiting.length > 0) return undefined
      return takeBacks.every((takeBack) => takeBack !== undefined)
        ? () => takeBacks.forEach((takeBack) => takeBack())
        : undefined
    },
  })
}

function deletionWords(deletions: readonly BulkDeletion[], stay: number): string {
  const count = deletions.length
  const words = deletions.some(({ how }) => how === 'cancel')
    ? plural(count, {
        one: 'Meeting cancelled',
        other: '{count} meetings deleted, those with guests cancelled',
      })
    : plural(count, { one: 'Meeting deleted', other: '{count} meetings deleted' })
  if (stay === 0) return words
  const only = plural(stay, {
    one: 'One meeting stays: it can only be deleted where it was made.',
    other: '{count} meetings stay: they can only be deleted where they were made.',
  })
  return count === 0 ? only : `${words}. ${only}`
}

interface Reversible {
  readonly meetings: Meetings
  readonly change: (meeting: Meeting) => Promise<unknown>
  readonly back: (meeting: Meeting) => Promise<unknown>
  readonly words: string
  readonly icon: IconNode
}

function changeWithUndo(queries: QueryClient, { meetings, change, back, words, icon }: Reversible): void {
  if (meetings.length === 0) return
  const send = async (act: Reversible['change']) => {
    const { problems } = await tellAll(meetings, act)
    showProblems(problems, meetings.length)
    if (problems.length === meetings.length) withdraw()
    await Promise.all([refreshMeetings(queries), queries.invalidateQueries({ queryKey: keyOf(listLabels) })])
  }
  const sent = send(change)
  // One follows the other, so that the answers arrive in the order in which they were given.
  const withdraw = offerTakeBack(words, { icon, takeBack: () => void sent.then(() => send(back)) })
}

function putAnswer(meeting: Meeting, reader_id: string, answer: OwnAnswer): Promise<unknown> {
  const { reader_answer } = meeting
  if (!reader_answer) return Promise.resolve()
  const body = answerBodyOf(answer, reader_answer.answer_note)
  const params = { meeting_proposal_id: reader_answer.meeting_proposal_id }
  return callOrQueue('answer_meeting', { params, body }, describeQueuedAnswer(meeting, reader_id, body))
}

const calls_at_once = 5

/** What was refused, and what waits for the connection. */
async function tellAll<Item>(
  items: readonly Item[],
  tell: (item: Item) => Promise<unknown>,
  atOnce = calls_at_once,
) {
  const problems: unknown[] = []
  const waiting: Item[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    const some = items.slice(from, from + atOnce)
    const told = await Promise.allSettled(some.map(tell))
    for (const [index, answer] of told.entries()) {
      const item = some[index]
      if (answer.status === 'rejected') problems.push(answer.reason)
      else if (answer.value === null && item !== undefined) waiting.push(item)
    }
  }
  return { problems, waiting }
}

/** In one message, with the reason of the first. */
function showProblems([first, ...others]: readonly unknown[], total: number): boolean {
  if (first === undefined) return false
  const reason = first instanceof Error ? first.message : ''
  const texts = {
    one: 'One of {total} meetings stays as it was. {reason}',
    other: '{count} of {total} meetings stay as they were. {reason}',
  }
  showError(total === 1 ? first : plural(others.length + 1, texts, { total: String(total), reason }))
  return true
}
