import type { MovedMeeting } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import type { DraftNotes } from './draft-notes.ts'
import { useSlotWords } from './use-slot-words.ts'

interface MailReplyMoveProps extends Pick<DraftNotes, 'moved' | 'senders'> {
  readonly isMoved: boolean
  readonly onChange: (isMoved: boolean) => void
}

/** Whether the meeting that the mail asks to move goes to the chosen time, in place of a new one, and who moves it. */
export function MailReplyMove({ moved, senders, isMoved, onChange }: MailReplyMoveProps) {
  const meeting = moved ?? senders
  if (!meeting) return null
  return (
    <Checkbox isSelected={isMoved} onChange={onChange} className="mt-1.5 text-xs text-text-2">
      <MoveWords meeting={meeting} isSenders={moved === null} />
    </Checkbox>
  )
}

function MoveWords({ meeting, isSenders }: { readonly meeting: MovedMeeting; readonly isSenders: boolean }) {
  const when = useSlotWords()([meeting.start_timestamp, meeting.end_timestamp])
  const named = { title: meeting.meeting_title, when }
  return (
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {isSenders
        ? t('The sender organizes “{title}” ({when}) and moves it: send the times without links', named)
        : t('Move “{title}” ({when}) to the time that is chosen', named)}
    </span>
  )
}
