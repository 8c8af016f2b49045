import { Download, Ellipsis, LayoutGrid, RotateCw, Rows3, Upload } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useExportMeetings } from '../use-export-meetings.ts'
import { setListLayout, useListLayout } from './list-layout.ts'

interface MeetingListActionsProps {
  readonly isRefreshing: boolean
  readonly onRefresh: () => void
  readonly onImport: () => void
}

/** What can be done with the whole list; on a phone behind one button. */
export function MeetingListActions({ isRefreshing, onRefresh, onImport }: MeetingListActionsProps) {
  const exporting = useExportMeetings()
  const isPhone = useIsPhone()
  const isRows = useListLayout() === 'rows'
  const layout = {
    id: 'layout',
    label: isRows ? t('Show as cards') : t('Show as rows'),
    icon: isRows ? LayoutGrid : Rows3,
    onAction: () => setListLayout(isRows ? 'cards' : 'rows'),
  }
  const refresh = (
    <IconButton label={t('Refresh')} shortcut="R" icon={RotateCw} isBusy={isRefreshing} onPress={onRefresh} />
  )
  if (isPhone) {
    const actions = [
      layout,
      { id: 'import', label: t('Import'), icon: Upload, onAction: onImport },
      { id: 'export', label: t('Export all'), icon: Download, onAction: exporting.exportAll },
    ]
    return (
      <div className="ms-auto flex items-center">
        {refresh}
        <Menu
          label={t('More')}
          groups={[actions]}
          trigger={<IconButton label={t('More')} icon={Ellipsis} isBusy={exporting.isBusy} />}
        />
      </div>
    )
  }
  return (
    <div className="ms-auto flex items-center gap-2">
      <IconButton label={layout.label} icon={layout.icon} onPress={layout.onAction} />
      {refresh}
      <Button icon={Download} isBusy={exporting.isBusy} onPress={exporting.exportAll}>
        {t('Export all')}
      </Button>
      <Button icon={Upload} onPress={onImport}>
        {t('Import')}
      </Button>
    </div>
  )
}
