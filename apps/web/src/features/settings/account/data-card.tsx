import { exportMeetings, exportOwnData } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'

/** Everything the instance keeps of the person, to take along. */
export function DataCard() {
  const isPersonal = useSession(({ user }) => user?.role !== 'admin')
  const data = useMutation({
    mutationFn: () => call(exportOwnData, {}, { timeoutMs: 120_000 }),
    onSuccess: (found) =>
      saveFile(exportOwnData.fileName ?? '', JSON.stringify(found, null, 2), 'application/json'),
    onError: (error) => showError(error),
  })
  const calendar = useMutation({
    mutationFn: () => call(exportMeetings, {}, { timeoutMs: 120_000 }),
    onSuccess: (text) => saveFile(exportMeetings.fileName ?? '', text, 'text/calendar'),
    onError: (error) => showError(error),
  })
  return (
    <TitledCard
      title={t('Your data')}
      lead={
        isPersonal
          ? t('All your data in one JSON file, or your meetings for other calendars.')
          : t('All your data in one JSON file.')
      }
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          icon={Download}
          className={button_class}
          isBusy={data.isPending}
          onPress={() => data.mutate()}
        >
          {t('Export my data')}
        </Button>
        {isPersonal && (
          <Button
            icon={Download}
            className={button_class}
            isBusy={calendar.isPending}
            onPress={() => calendar.mutate()}
          >
            {t('Export calendar')}
          </Button>
        )}
      </div>
    </TitledCard>
  )
}

const button_class = 'h-10 flex-1 md:h-8 md:flex-none'
