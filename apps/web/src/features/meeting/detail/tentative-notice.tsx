import type { Meeting } from '@meridian/contract'
import { CircleDashed } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What it means that an unknown sender asked; nothing for other meetings. */
export function TentativeNotice({ meeting }: { readonly meeting: Meeting }) {
  if (!meeting.is_tentative || meeting.meeting_status !== 'active') return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-border-strong bg-sunken px-3 py-2 text-text-2 print:hidden">
      <p className="flex min-w-0 flex-[1_1_18rem] items-start gap-2">
        <Icon of={CircleDashed} size={14} className="mt-0.75 shrink-0 text-muted" />
        <span className="min-w-0">
          {t('Tentative: shown as free until you answer.')}{' '}
          {t('You have not had a meeting with the sender or written to them.')}
        </span>
      </p>
    </div>
  )
}
