import type { Label, Meeting } from '@meridian/contract'
import { Check, CircleHelp, Tag, Trash2, X } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { plural, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { answerable, commonLabels } from './bulk-rules.ts'
import type { BulkActions } from './use-bulk-actions.ts'
import { checked_meetings_max, type MeetingChecks } from './use-meeting-checks.ts'

/** The picker of labels, which another feature has. */
export type RenderLabelPicker = (picker: {
  readonly label: string
  readonly trigger: ReactElement
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (label: Label, isChosen: boolean) => void
}) => ReactNode

interface MeetingBulkBarProps {
  /** The checked meetings. */
  readonly meetings: readonly Meeting[]
  readonly checks: MeetingChecks
  readonly acts: BulkActions
  readonly renderLabelPicker: RenderLabelPicker
}

/**
 * How many meetings are selected, and what can be done with them; empty while there are none. It stands over the end of the
 * page, so that the list does not move under the pointer that selects.
 */
export function MeetingBulkBar({ meetings, checks, acts, renderLabelPicker }: MeetingBulkBarProps) {
  const count = meetings.length
  const asked = answerable(meetings)
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && plural(count, { one: 'One meeting selected', other: '{count} meetings selected' })}
      </p>
      {count > 0 && (
        <div
          role="toolbar"
          aria-label={t('Selected meetings')}
          ref={leaveRoom}
          className="fixed start-1/2 bottom-[calc(var(--h-bottombar)+1.75rem)] z-5 flex max-h-[40dvh] w-max max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-wrap items-center gap-2 overflow-y-auto rounded-lg border border-border bg-raised px-3 py-2 shadow-lg md:bottom-6 rtl:translate-x-1/2"
        >
          <span className="num font-semibold">{t('{count} selected', { count })}</span>
          {asked.length > 0 && (
            <>
              <Button size="sm" icon={Check} onPress={() => acts.answer(asked, 'approved')}>
                {t('Accept')}
              </Button>
              <Button size="sm" icon={CircleHelp} onPress={() => acts.answer(asked, 'tentative')}>
                {t('Maybe')}
              </Button>
              <Button size="sm" icon={X} onPress={() => acts.answer(asked, 'rejected')}>
                {t('Decline')}
              </Button>
            </>
          )}
          {renderLabelPicker({
            label: t('Labels'),
            trigger: (
              <Button size="sm" icon={Tag}>
                {t('Labels')}
              </Button>
            ),
            chosen: commonLabels(meetings),
            onToggle: (label, isChosen) => acts.label(meetings, label, isChosen),
          })}
          <Button
            size="sm"
            variant="danger"
            icon={Trash2}
            onPress={() => {
              checks.uncheckAll()
              acts.remove(meetings)
            }}
          >
            {t('Delete')}
          </Button>
          <span className="ms-auto flex flex-wrap items-center gap-2">
            {count === checked_meetings_max && (
              <span className="text-xs text-muted">
                {t('Up to {count} meetings at a time', { count: checked_meetings_max })}
              </span>
            )}
            <Button size="sm" variant="ghost" shortcut="*" onPress={checks.checkAll}>
              {t('Select all shown')}
            </Button>
            <Button size="sm" variant="ghost" onPress={checks.uncheckAll}>
              {t('Select none')}
            </Button>
          </span>
        </div>
      )}
    </>
  )
}

/** The end of the list, the focus and the undo bar stay clear of the bar: `--h-actbar` is its height with a gap. */
function leaveRoom(bar: HTMLElement | null) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const measured = new ResizeObserver(() =>
    style.setProperty('--h-actbar', `${bar.getBoundingClientRect().height + 8}px`),
  )
  measured.observe(bar)
  return () => {
    measured.disconnect()
    style.removeProperty('--h-actbar')
  }
}
