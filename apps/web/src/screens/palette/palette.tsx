import { useNavigate } from 'react-router'
import { useCreateByTitle } from '../../features/label/use-create-by-title.ts'
import { useLabels } from '../../features/label/use-labels.ts'
import { mailPath } from '../../features/mail/mail-path.ts'
import { useCreateMeeting } from '../../features/meeting/create/use-create-meeting.ts'
import { CommandPalette } from '../../features/palette/command-palette.tsx'
import { calendarAddress } from '../../platform/navigation/shown-period.ts'
import { meetingHref } from '../../platform/navigation/meeting-path.ts'
import { useSession } from '../../platform/session/session.ts'
import { inviteeOf, prefillOf } from './prefill.ts'
import { useCommands } from './use-commands.ts'
import { useCreateBySentence } from './use-create-by-sentence.ts'

interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly takeText: () => string
}

/** The palette with what the reader's role may do. */
export function PaletteOfRole(props: PaletteProps) {
  const isPersonal = useSession(({ user }) => user?.role !== 'admin')
  return isPersonal ? <PersonalPalette {...props} /> : <AdminPalette {...props} />
}

function PersonalPalette(props: PaletteProps) {
  const navigate = useNavigate()
  const { open } = useCreateMeeting()
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const labels = useLabels()
  const createLabel = useCreateByTitle(() => {})
  const createMeeting = useCreateBySentence()
  const commands = useCommands()
  return (
    <CommandPalette
      {...props}
      isPersonal
      commands={commands}
      labels={labels.data ?? []}
      onCreateLabel={createLabel}
      defaultMinutes={default_minutes}
      onCreate={createMeeting}
      onOpenForm={(plan) => open({ prefill: prefillOf(plan, zone), isAnew: true })}
      onMeetWith={(person) => open({ prefill: { invitees: [inviteeOf(person)] }, isAnew: true })}
      onOpenMeeting={({ meeting_id }) => void navigate(meetingHref(meeting_id))}
      onOpenMail={({ mail_id }) => void navigate(mailPath(mail_id))}
      onGoToDay={(date) => void navigate(calendarAddress(undefined, date))}
    />
  )
}

function AdminPalette(props: PaletteProps) {
  const commands = useCommands()
  return (
    <CommandPalette
      {...props}
      isPersonal={false}
      commands={commands}
      labels={[]}
      onCreateLabel={nothing}
      defaultMinutes={default_minutes}
      onCreate={async () => false}
      onOpenForm={nothing}
      onMeetWith={nothing}
      onOpenMeeting={nothing}
      onOpenMail={nothing}
      onGoToDay={nothing}
    />
  )
}

/** As the form has it. */
const default_minutes = 30

function nothing() {}
