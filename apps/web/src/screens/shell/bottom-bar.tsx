import { Menu as MenuIcon } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useLocation } from 'react-router'
import { useWeatherActions } from '../../features/weather/weather-entry.tsx'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { useFilterActions } from './filter-menu.tsx'
import { entryLabel, isWithin, type MenuEntry } from './menu.ts'
import { NoteDot } from './note-dot.tsx'
import { useUserActions } from './user-menu.tsx'

const entry_class =
  'flex min-h-12 low:min-h-9 flex-col items-center justify-center gap-0.5 rounded-[10px] text-[0.65625rem] leading-3.5 font-medium'
/** Five words twice as large have no room beside each other. */
const word_class = 'max-xs:sr-only low:sr-only'

/** The menu of a phone, within reach of a thumb. */
export function BottomBar({
  menu,
  isPersonal,
}: {
  readonly menu: readonly MenuEntry[]
  readonly isPersonal: boolean
}) {
  const { pathname } = useLocation()
  const userActions = useUserActions()
  const more = menu.filter(({ isInMore }) => isInMore)
  const note = more.find((entry) => entry.note)?.note
  const weather = useWeatherActions()
  const filter = useFilterActions()
  const groups = [
    more.map((entry) => ({
      id: entry.href,
      label: entryLabel(entry),
      icon: entry.icon,
      href: entry.href,
    })),
    weather.actions,
    isPersonal ? filter : [],
    // The menu's own entries have the settings.
    ...userActions.map((actions) => actions.filter(({ id }) => id !== 'settings')),
  ]
  return (
    <nav
      aria-label={t('Main')}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-border bg-[color-mix(in_srgb,var(--c-surface)_92%,transparent)] px-2 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] low:pt-0 low:pb-[env(safe-area-inset-bottom)] backdrop-blur-[14px] *:flex-1 md:hidden"
    >
      {menu
        .filter(({ isInMore }) => !isInMore)
        .map((entry) => {
          const isCurrent = isWithin(pathname, entry)
          return (
            <Link
              key={entry.href}
              href={entry.href}
              look="bare"
              aria-label={entryLabel(entry)}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(entry_class, isCurrent ? 'text-accent-text' : 'text-muted')}
            >
              <span className="relative">
                <Icon of={entry.icon} size={21} />
                {entry.note && <NoteDot isQuiet className="absolute -end-1 -top-0.5" />}
              </span>
              <span className={word_class}>{entry.label}</span>
            </Link>
          )
        })}
      <Menu
        label={t('More')}
        placement="top end"
        groups={groups.filter((actions) => actions.length > 0)}
        trigger={
          <AriaButton
            className={cx(
              entry_class,
              more.some((entry) => isWithin(pathname, entry)) ? 'text-accent-text' : 'text-muted',
            )}
          >
            <span className="relative">
              <Icon of={MenuIcon} size={21} />
              {note && <NoteDot className="absolute -end-1 -top-0.5" />}
            </span>
            <span className={word_class}>{t('More')}</span>
            {note && <span className="sr-only">{`, ${note}`}</span>}
          </AriaButton>
        }
      />
      {weather.dialog}
    </nav>
  )
}
