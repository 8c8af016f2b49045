import type { MeetingStatus } from '@meridian/contract'
import { Check, CircleDashed, CircleDot, type IconNode, X } from 'lucide'
import { mark, t } from '../../platform/text/text.ts'
import { StatusChip, StatusText, type Tone } from '../../ui/state/status.tsx'

const looks: Readonly<Record<MeetingStatus, { tone: Tone; icon: IconNode; word: string }>> = {
  active: { tone: 'success', icon: CircleDot, word: mark('Active') },
  cancelled: { tone: 'danger', icon: X, word: mark('Cancelled') },
  completed: { tone: 'off', icon: Check, word: mark('Completed') },
}

interface MeetingStatusProps {
  readonly status: MeetingStatus
}

export function MeetingStatusChip({ status }: MeetingStatusProps) {
  const { tone, icon, word } = looks[status]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(word)}
    </StatusChip>
  )
}

/** In a line of text. */
export function MeetingStatusText({ status }: MeetingStatusProps) {
  const { tone, icon, word } = looks[status]
  return (
    <StatusText tone={tone} icon={icon}>
      {t(word)}
    </StatusText>
  )
}

/** An unknown sender asked, and the reader has not answered. */
export function TentativeText() {
  return (
    <StatusText tone="warning" icon={CircleDashed}>
      {t('Tentative')}
    </StatusText>
  )
}
