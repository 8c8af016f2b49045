import type { Meeting } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { RowCheckbox } from '../../../ui/row-checkbox.tsx'
import { MorePages, type Pages } from '../../../ui/state/more-pages.tsx'
import { card_grid_class } from './card-grid.ts'
import { FollowedItem } from './followed-item.tsx'
import { useListLayout } from './list-layout.ts'
import { MeetingBulkBar, type RenderLabelPicker } from './meeting-bulk-bar.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { MeetingRows } from './meeting-rows.tsx'
import { meetingsByDay } from './meetings-by-day.ts'
import { useBulkActions } from './use-bulk-actions.ts'
import { useMeetingChecks } from './use-meeting-checks.ts'
import { useSelection } from './use-selection.ts'

interface MeetingCardsProps {
  readonly meetings: readonly Meeting[]
  /** On all pages; undefined while it is not known. */
  readonly total: number | undefined
  readonly more: Pages
  readonly onDelete: (meeting: Meeting) => void
  readonly renderWeather: (meeting: Meeting) => ReactNode
  readonly renderLabelPicker: RenderLabelPicker
}

/** The meetings as cards or rows with the keys that move among them, and the way to more. */
export function MeetingCards(props: MeetingCardsProps) {
  const { meetings, total, more, onDelete, renderWeather, renderLabelPicker } = props
  const clock = useClock()
  const now = useNow(60_000)
  const navigate = useNavigate()
  const layout = useListLayout()
  const ids = meetings.map(({ meeting_id }) => meeting_id)
  const checks = useMeetingChecks(ids)
  const acts = useBulkActions()
  const checkboxOf = ({ meeting_id, meeting_title }: Meeting) => (
    <RowCheckbox
      label={t('Select {title}', { title: meeting_title || t('No title provided') })}
      state={checks.checked.has(meeting_id)}
      onToggle={(isRange) => checks.toggle(meeting_id, isRange)}
    />
  )
  const { selected, select, extend } = useSelection(ids, {
    checks,
    onOpen: (id) => void navigate(`/user/meetings/${id}`),
    onDelete: (id) => {
      const meeting = meetings.find(({ meeting_id }) => meeting_id === id)
      if (meeting) onDelete(meeting)
    },
  })

  return (
    <>
      <MeetingBulkBar
        meetings={meetings.filter(({ meeting_id }) => checks.checked.has(meeting_id))}
        checks={checks}
        acts={acts}
        renderLabelPicker={renderLabelPicker}
      />
      {layout === 'rows' ? (
        <MeetingRows
          days={meetingsByDay(meetings, clock)}
          clock={clock}
          now={now}
          selected={selected}
          onSelect={select}
          onExtend={extend}
          checkboxOf={checkboxOf}
          onDelete={onDelete}
        />
      ) : (
        <ul className={card_grid_class}>
          {meetings.map((meeting) => (
            <FollowedItem
              key={meeting.meeting_id}
              isCurrent={selected === meeting.meeting_id}
              onFocus={() => select(meeting.meeting_id)}
              onExtend={extend}
            >
              <MeetingCard
                meeting={meeting}
                clock={clock}
                now={now}
                isCurrent={selected === meeting.meeting_id}
                onDelete={() => onDelete(meeting)}
                checkbox={checkboxOf(meeting)}
                weather={renderWeather(meeting)}
              />
            </FollowedItem>
          ))}
        </ul>
      )}
      {total !== undefined && <MorePages pages={more} shown={meetings.length} total={total} />}
      <div className="h-(--h-actbar)" />
    </>
  )
}
