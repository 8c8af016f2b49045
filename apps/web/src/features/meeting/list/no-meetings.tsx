import { CalendarPlus, Plus, SearchX, Upload, X } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { useCreateMeeting } from '../create/use-create-meeting.ts'
import { default_filter, isSameFilter, type MeetingFilter } from './meeting-filter.ts'

interface NoMeetingsProps {
  readonly filter: MeetingFilter
  readonly onClear: () => void
  readonly onImport: () => void
}

/** Nothing planned at all, or nothing that goes with the filter. */
export function NoMeetings({ filter, onClear, onImport }: NoMeetingsProps) {
  const { open } = useCreateMeeting()
  if (!isSameFilter(filter, default_filter)) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('No data found')}
        text={t('No meeting matches these filters.')}
        action={
          <Button size="sm" icon={X} onPress={onClear}>
            {t('Clear filters')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={CalendarPlus}
      title={t('No data found')}
      text={t('Nothing is planned. Create an event, or drop a calendar file here.')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button size="sm" variant="primary" icon={Plus} onPress={() => open()}>
            {t('Create Event')}
          </Button>
          <Button size="sm" icon={Upload} onPress={onImport}>
            {t('Import')}
          </Button>
        </span>
      }
    />
  )
}
