import type { MovedMeeting } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useSlotWords } from './use-slot-words.ts'

interface MailReplyMoveProps {
  readonly moved: MovedMeeting
  readonly isMoved: boolean
  readonly onChange: (isMoved: boolean) => void
}

/** Whether the meeting that the mail asks to move goes to the chosen time, in place of a new one. */
export function MailReplyMove({ moved, isMoved, onChange }: MailReplyMoveProps) {
  const when = useSlotWords()([moved.start_timestamp, moved.end_timestamp])
  return (
    <Checkbox isSelected={isMoved} onChange={onChange} className="mt-1.5 text-xs text-text-2">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {t('Move “{title}” ({when}) to the time that is chosen', { title: moved.meeting_title, when })}
      </span>
    </Checkbox>
  )
}
