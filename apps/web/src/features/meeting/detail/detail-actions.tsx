import type { Meeting } from '@meridian/contract'
import {
  Copy,
  CopyPlus,
  Download,
  Ellipsis,
  ExternalLink,
  Pencil,
  Printer,
  RotateCcw,
  Trash2,
  Video,
} from 'lucide'
import { useNavigate } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Menu, type MenuAction } from '../../../ui/overlay/menu.tsx'
import { duplicateOf } from '../create/form/duplicate.ts'
import { useCreateMeeting } from '../create/use-create-meeting.ts'
import { DeleteQuestion } from '../delete/delete-question.tsx'
import { useDeleteMeeting } from '../delete/use-delete-meeting.ts'
import { useMayRestore, useRestoreMeeting } from '../delete/use-restore-meeting.ts'
import { listHref } from '../list/use-meeting-filter.ts'
import { linkToJoin } from '../meeting-times.ts'
import { externalOrigin } from '../origin.ts'
import { useExportMeetings } from '../use-export-meetings.ts'
import { copyMeetingLink } from './copy-meeting-link.ts'

interface DetailActionsProps {
  readonly meeting: Meeting
  readonly isOrganizer: boolean
}

export function DetailActions({ meeting, isOrganizer }: DetailActionsProps) {
  const { meeting_link } = meeting
  const { open } = useCreateMeeting()
  const navigate = useNavigate()
  const deletion = useDeleteMeeting(() => void navigate(listHref()))
  const joinLink = linkToJoin(meeting)
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const { isRestoring, restore } = useRestoreMeeting(meeting)
  const mayRestore = useMayRestore(meeting, useNow(60_000))
  const elsewhere = externalOrigin(meeting, user_id)
  const mayRemove = elsewhere === null || elsewhere.mayDecline
  const mayEdit = isOrganizer && meeting.meeting_status !== 'cancelled'
  const edit = () => open({ meeting })
  const remove = () => deletion.askToDelete(meeting)

  useHotkey({ keys: 'e', label: t('Edit the meeting'), group: t('Meeting') }, edit, mayEdit)
  useHotkey({ keys: '#', label: t('Delete the meeting'), group: t('Meeting') }, remove, mayRemove)
  useHotkey(
    { keys: 'j', label: t('Join meeting'), group: t('Meeting') },
    () => joinLink && window.open(joinLink, '_blank', 'noopener,noreferrer'),
    joinLink !== null,
  )

  return (
    <div className="flex-none items-start gap-2 max-md:contents md:flex md:pt-6 print:hidden">
      <div className="max-md:col-start-2 max-md:row-start-2 max-md:-mt-1.5 max-md:-me-2.5 print:hidden">
        <MoreMenu
          meeting={meeting}
          elsewhere={elsewhere}
          onEdit={mayEdit ? edit : null}
          onRemove={mayRemove ? remove : null}
        />
      </div>
      <div className="flex flex-wrap items-start gap-2 max-md:col-span-2 max-md:mt-3.5 empty:hidden print:hidden">
        {mayRestore && (
          <Button
            variant="primary"
            icon={RotateCcw}
            isBusy={isRestoring}
            busyLabel={t('Restoring...')}
            onPress={restore}
            className="max-md:flex-1"
          >
            {t('Restore')}
          </Button>
        )}
        {mayEdit && (!meeting_link || !joinLink) && (
          <Button icon={Pencil} onPress={edit}>
            {t('Edit')}
          </Button>
        )}
        {meeting_link && (
          <Button icon={Copy} onPress={() => void copyMeetingLink(meeting_link)}>
            {t('Copy link')}
          </Button>
        )}
        {joinLink && (
          <ButtonLink
            href={joinLink}
            isExternal
            variant="primary"
            icon={Video}
            shortcut="J"
            className="max-md:flex-1"
          >
            {t('Join meeting')}
          </ButtonLink>
        )}
      </div>
      <DeleteQuestion question={deletion.question} onDecide={deletion.decide} onClose={deletion.close} />
    </div>
  )
}

interface MoreMenuProps {
  readonly meeting: Meeting
  readonly elsewhere: ReturnType<typeof externalOrigin>
  /** Null where the person may not. */
  readonly onEdit: (() => void) | null
  readonly onRemove: (() => void) | null
}

function MoreMenu({ meeting, elsewhere, onEdit, onRemove }: MoreMenuProps) {
  const { open } = useCreateMeeting()
  const exporting = useExportMeetings()
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const more: MenuAction[] = [
    ...(onEdit ? [{ id: 'edit', label: t('Edit'), icon: Pencil, shortcut: 'E', onAction: onEdit }] : []),
    {
      id: 'duplicate',
      label: t('Duplicate'),
      icon: CopyPlus,
      onAction: () => open({ prefill: duplicateOf(meeting, user_id), isAnew: true }),
    },
    { id: 'print', label: t('Print'), icon: Printer, onAction: () => printPage() },
    { id: 'file', label: t('Download .ics'), icon: Download, onAction: () => exporting.exportOne(meeting) },
  ]
  const link = elsewhere?.link
  const open_there: MenuAction[] = link
    ? [{ id: 'there', label: elsewhere.openLabel, icon: ExternalLink, onAction: () => openElsewhere(link) }]
    : []
  const danger: MenuAction[] | null = onRemove && [
    {
      id: 'delete',
      label: t('Delete meeting'),
      icon: Trash2,
      shortcut: '#',
      isDangerous: true,
      onAction: onRemove,
    },
  ]
  return (
    <Menu
      label={t('More')}
      groups={[[...more, ...open_there], ...(danger ? [danger] : [])]}
      trigger={<IconButton label={t('More')} icon={Ellipsis} isBusy={exporting.isBusy} />}
    />
  )
}

function openElsewhere(link: string): void {
  window.open(link, '_blank', 'noopener,noreferrer')
}

/** Once the menu has closed and given the focus back, or it would be on the paper. */
function printPage(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => print()))
}
