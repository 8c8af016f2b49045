import type { Poll } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { ParticipantName } from './answer-table.tsx'

/** What participants wrote beside their answers. */
export function Comments({ poll }: { readonly poll: Poll }) {
  const written = poll.participants.filter(({ comment }) => comment !== '')
  if (written.length === 0) return null
  return (
    <Card labelledBy="poll-comments" className="p-4">
      <h2 id="poll-comments" className="mb-2 text-base font-semibold">
        {t('Comments')}
      </h2>
      <ul className="flex flex-col gap-3">
        {written.map((participant) => (
          <li key={participant.participant_id}>
            <ParticipantName
              participant={participant}
              isOwn={participant.participant_id === poll.own_participant_id}
            />
            <p dir="auto" className="mt-1 ms-8 whitespace-pre-wrap break-words">
              {participant.comment}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
