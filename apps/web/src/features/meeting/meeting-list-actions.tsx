import { Download, Ellipsis, RotateCw, Upload } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useExportMeetings } from './use-export-meetings.ts'

interface MeetingListActionsProps {
  readonly isRefreshing: boolean
  readonly onRefresh: () => void
  readonly onImport: () => void
}

/** What can be done with the whole list; on a phone behind one button. */
export function MeetingListActions({ isRefreshing, onRefresh, onImport }: MeetingListActionsProps) {
  const exporting = useExportMeetings()
  const isPhone = useIsPhone()
  const refresh = (
    <IconButton label="Refresh" shortcut="R" icon={RotateCw} isBusy={isRefreshing} onPress={onRefresh} />
  )
  if (isPhone) {
    const actions = [
      { id: 'import', label: 'Import', icon: Upload, onAction: onImport },
      { id: 'export', label: 'Export all', icon: Download, onAction: exporting.exportAll },
    ]
    return (
      <div className="ms-auto flex items-center">
        {refresh}
        <Menu
          label="More"
          groups={[actions]}
          trigger={<IconButton label="More" icon={Ellipsis} isBusy={exporting.isBusy} />}
        />
      </div>
    )
  }
  return (
    <div className="ms-auto flex items-center gap-2">
      {refresh}
      <Button icon={Download} isBusy={exporting.isBusy} onPress={exporting.exportAll}>
        Export all
      </Button>
      <Button icon={Upload} onPress={onImport}>
        Import
      </Button>
    </div>
  )
}
