import { ChevronDown, ChevronUp } from 'lucide'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ArrowLeft } from '../../../ui/sided-icons.ts'
import { mailListHref } from '../list-memory.ts'
import { mailPath } from '../mail-path.ts'
import type { Neighbors } from './neighbors.ts'

interface MailDetailWayProps {
  readonly neighbours: Neighbors | null
  /** What can be done with the mail, at the end of the line. */
  readonly children: ReactNode
}

/** Back to the list as it was left, and on to the mails before and after. */
export function MailDetailNavigation({ neighbours, children }: MailDetailWayProps) {
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-xs print:hidden">
      <nav aria-label={t('Back')}>
        <Link href={mailListHref()} look="quiet" className="touch inline-flex items-center gap-1.5">
          <Icon of={ArrowLeft} size={14} />
          {t('Important Lists')}
        </Link>
      </nav>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-0.5">
        {neighbours && <Steps neighbours={neighbours} />}
        {children}
      </div>
    </div>
  )
}

/** J and K step to the mails after and before, also while one is loading. */
export function useMailSteps(neighbours: Neighbors | null): void {
  const { previous = null, next = null } = neighbours ?? {}
  const open = useOpenMail()
  const group = t('Mail')
  useHotkey({ keys: 'j', label: t('Next mail'), group }, () => open(next), next !== null)
  useHotkey({ keys: 'k', label: t('Previous mail'), group }, () => open(previous), previous !== null)
}

/** The history stays short: one way back leads to the list. */
function useOpenMail(): (mail_id: string | null) => void {
  const navigate = useNavigate()
  return (mail_id) => {
    if (mail_id !== null) void navigate(mailPath(mail_id), { replace: true })
  }
}

function Steps({ neighbours: { position, total, previous, next } }: { readonly neighbours: Neighbors }) {
  const open = useOpenMail()
  return (
    <span className="me-1 flex items-center gap-0.5 max-md:hidden">
      <span className="num me-1 text-muted">
        {t('{position} of {total}', { position, total: Math.max(total, position) })}
      </span>
      <IconButton
        label={t('Previous mail')}
        icon={ChevronUp}
        size="sm"
        shortcut="K"
        isDisabled={previous === null}
        onPress={() => open(previous)}
      />
      <IconButton
        label={t('Next mail')}
        icon={ChevronDown}
        size="sm"
        shortcut="J"
        isDisabled={next === null}
        onPress={() => open(next)}
      />
    </span>
  )
}
