import type { MeetingCheck } from '@meridian/contract'
import { ChevronDown, TriangleAlert } from 'lucide'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSession } from '../../../../platform/session/session.ts'
import { t } from '../../../../platform/text/text.ts'
import { useClock } from '../../../../platform/time/use-clock.ts'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { type CheckLine, checkLines, checkSentence, troubledDates } from './check-words.ts'

interface CheckNoticeProps {
  readonly check: MeetingCheck | undefined
  readonly isSeries: boolean
}

/** What stands against the meeting, beside the button that saves it all the same. */
export function CheckNotice({ check, isSeries }: CheckNoticeProps) {
  const clock = useClock()
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const reader = { ...clock, user_id }
  const sentence = check && !isSeries ? checkSentence(check, reader) : ''
  const lines = check && isSeries ? checkLines(check, reader) : []
  return (
    <div role="status" className="basis-full empty:hidden">
      {sentence !== '' && (
        <p className="flex gap-2 text-xs text-text-2">
          <Icon of={TriangleAlert} size={14} className="mt-0.5 shrink-0 text-warning-text" />
          {sentence}
        </p>
      )}
      {check && lines.length > 0 && <SeriesNotice summary={troubledDates(check)} lines={lines} />}
    </div>
  )
}

function SeriesNotice({
  summary,
  lines,
}: {
  readonly summary: string
  readonly lines: readonly CheckLine[]
}) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="text-xs text-text-2">
      <p className="flex flex-wrap items-center gap-2">
        <Icon of={TriangleAlert} size={14} className="shrink-0 text-warning-text" />
        {t('Check {dates}.', { dates: summary })}
        <AriaButton
          aria-expanded={isOpen}
          aria-controls={listId}
          onPress={() => setOpen(!isOpen)}
          className="touch inline-flex items-center gap-1 rounded-xs font-medium text-accent-text data-hovered:underline"
        >
          {isOpen ? t('Hide') : t('Show')}
          <Icon of={ChevronDown} size={14} className={cx('transition-transform', isOpen && 'rotate-180')} />
        </AriaButton>
      </p>
      <ul id={listId} hidden={!isOpen} className="mt-1.5 max-h-36 overflow-y-auto ps-5.5">
        {lines.map(({ reason, dates }) => (
          <li key={reason} className="py-0.5">
            {reason} <span className="num text-muted">{dates}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
