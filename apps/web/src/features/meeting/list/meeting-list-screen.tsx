import { listMeetings } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../platform/api/queries.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { showError, showRefreshed } from '../../../platform/state/toasts.ts'
import { t, tLabels } from '../../../platform/text/text.ts'
import { formatPlainDay } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { DropOverlay } from '../../../ui/file/drop-overlay.tsx'
import { Screen, ScreenHeader } from '../../../ui/screen.tsx'
import { TabArea, TabContent } from '../../../ui/segmented-tabs.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { LabelFilterBar } from '../../label/label-filter-bar.tsx'
import { LabelPicker } from '../../label/label-picker.tsx'
import { useNamedDay } from '../../palette/use-named-day.ts'
import { WeatherLine } from '../../weather/weather-line.tsx'
import { DeleteQuestion } from '../delete/delete-question.tsx'
import { useDeleteMeeting } from '../delete/use-delete-meeting.ts'
import { ImportDialog } from '../import/import-dialog.tsx'
import { useImport } from '../import/use-import.ts'
import { card_grid_class } from './card-grid.ts'
import { MeetingCardSkeleton } from './meeting-card-skeleton.tsx'
import { MeetingCards } from './meeting-cards.tsx'
import { default_filter, source_tabs } from './meeting-filter.ts'
import { MeetingFilterBar } from './meeting-filter-bar.tsx'
import { MeetingListActions } from './meeting-list-actions.tsx'
import { NoMeetings } from './no-meetings.tsx'
import { RangeChip } from './range-chip.tsx'
import { useMeetingFilter } from './use-meeting-filter.ts'
import { useMeetingList, useTabCounts } from './use-meeting-list.ts'
import { useSearchBox } from './use-meeting-search.ts'

/** /user/meetings: what the person organizes or is invited to, filtered by the address. */
export function MeetingListScreen() {
  const [filter, setFilter] = useMeetingFilter()
  const searchedDay = useNamedDay(filter.search)
  const { pages, meetings, gone, total } = useMeetingList(filter, searchedDay)
  const counts = useTabCounts(filter, searchedDay, { total, gone })
  const { zone } = useClock()
  const deletion = useDeleteMeeting()
  const searchBox = useSearchBox(filter.search, (search) => setFilter({ ...filter, search }))
  const importing = useImport()
  const refresh = useRefresh()
  useHotkey({ keys: 'i', label: t('Import meetings'), group: t('Meetings') }, importing.open)
  const shown = source_tabs.filter(
    ({ id, needsMeetings }) => !needsMeetings || id === filter.source || (counts.get(id) ?? 0) > 0,
  )
  const tabs = tLabels(shown).map(({ id, label }) => ({ id, label, count: counts.get(id) }))

  return (
    <Screen title={t('Meetings')}>
      <ScreenHeader title={t('Meetings')} count={total} lead={t('Times in {city}', { city: cityOf(zone) })}>
        <MeetingListActions
          isRefreshing={pages.isFetching && !pages.isPending && !pages.isFetchingNextPage}
          onRefresh={refresh}
          onImport={importing.open}
        />
      </ScreenHeader>
      <TabArea
        segments={tabs}
        selected={filter.source}
        onSelect={(source) => setFilter({ ...filter, source })}
      >
        <MeetingFilterBar filter={filter} onChange={setFilter} searchBox={searchBox} tabs={tabs} />
        {searchedDay !== null && (
          <p className="num mb-3 text-xs text-muted">
            {t('Meetings on {day} are shown, too.', { day: formatPlainDay(searchedDay) })}
          </p>
        )}
        {filter.from && (
          <RangeChip
            from={filter.from}
            to={filter.to}
            onChange={(range) => setFilter({ ...filter, ...range })}
            onRemove={() => setFilter({ ...filter, from: '', to: '' })}
          />
        )}
        <LabelFilterBar selected={filter.label} onSelect={(label) => setFilter({ ...filter, label })} />
        <TabContent selected={filter.source}>
          <QueryView
            query={{
              data: meetings,
              error: pages.error,
              isFetching: pages.isFetching,
              refetch: pages.refetch,
            }}
            failed={t('Error in fetching meetings')}
            loading={<Skeletons />}
            empty={
              <NoMeetings
                filter={filter}
                onClear={() => setFilter(default_filter)}
                onImport={importing.open}
              />
            }
          >
            {(found) => (
              <MeetingCards
                meetings={found}
                total={total}
                onDelete={deletion.askToDelete}
                more={pages}
                renderWeather={(meeting) => <WeatherLine meeting={meeting} />}
                renderLabelPicker={(picker) => <LabelPicker {...picker} />}
              />
            )}
          </QueryView>
        </TabContent>
      </TabArea>
      <DeleteQuestion question={deletion.question} onDecide={deletion.decide} onClose={deletion.close} />
      <ImportDialog importing={importing} />
      <DropOverlay
        title={t('Drop to import')}
        text={t('Calendar files that end with .ics, up to 10 MB each')}
        onDrop={importing.add}
      />
    </Screen>
  )
}

/** Fetches the list anew because the user asked for it, and says so. */
function useRefresh() {
  const queries = useQueryClient()
  const refresh = async () => {
    try {
      await queries.refetchQueries({ queryKey: keyOf(listMeetings), type: 'active' }, { throwOnError: true })
      showRefreshed(t(listMeetings.says.done))
    } catch (problem) {
      showError(problem, t('Error in fetching meetings'))
    }
  }
  useHotkey({ keys: 'r', label: t('Refresh the list'), group: t('Meetings') }, () => void refresh())
  return () => void refresh()
}

function Skeletons() {
  return (
    <div className={card_grid_class}>
      {skeleton_keys.map((key) => (
        <MeetingCardSkeleton key={key} />
      ))}
    </div>
  )
}

const skeleton_keys = [1, 2, 3, 4, 5, 6]
