import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { ArrowLeft } from '../../ui/sided-icons.ts'
import { settingsPath } from './settings-option.ts'

interface SettingHeaderProps {
  readonly title: string
  /** Beside the title, such as a count. */
  readonly titleEnd?: ReactNode
  readonly end?: ReactNode
}

/** The head of a view: the way back to the cards, its name, and what belongs beside it. */
export function SettingHeader({ title, titleEnd, end }: SettingHeaderProps) {
  return (
    <header className="mb-3.5 flex flex-wrap items-center gap-x-2 gap-y-2">
      <Tooltip text={t('Back to settings')}>
        <Link
          href={settingsPath()}
          look="bare"
          aria-label={t('Back to settings')}
          className="-ms-3 grid size-11 shrink-0 place-items-center rounded-md text-muted data-hovered:bg-hover data-hovered:text-text md:-ms-2 md:size-8"
        >
          <Icon of={ArrowLeft} />
        </Link>
      </Tooltip>
      <h2 tabIndex={-1} className="text-lg font-semibold tracking-[-0.018em]">
        {title}
      </h2>
      {titleEnd}
      {end && <div className="ms-auto">{end}</div>}
    </header>
  )
}
