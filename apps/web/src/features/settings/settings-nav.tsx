import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useHasDraft } from './drafts.ts'
import { type SettingsOption, settings_entries, settingsPath } from './settings-option.ts'

/** The list beside a view; on narrow screens the view's back arrow leads to the cards instead. */
export function SettingsNav({ current }: { readonly current: SettingsOption }) {
  return (
    <nav
      aria-label={t('Settings')}
      className="sticky top-[calc(var(--h-lane)+var(--h-topbar)+1.5rem)] hidden flex-col gap-px self-start min-[60rem]:flex"
    >
      {settings_entries.map((option) => (
        <Entry key={option.id} option={option} isCurrent={option === current} />
      ))}
    </nav>
  )
}

function Entry({ option, isCurrent }: { readonly option: SettingsOption; readonly isCurrent: boolean }) {
  const isUnsaved = useHasDraft(option.drafts)
  return (
    <Link
      href={settingsPath(option)}
      look="bare"
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'flex h-8 items-center gap-2.25 rounded-md px-2.5 font-medium transition-colors duration-(--dur-fast)',
        isCurrent
          ? 'bg-[color-mix(in_srgb,var(--c-text)_6%,transparent)] text-text'
          : 'text-text-2 data-hovered:bg-[color-mix(in_srgb,var(--c-text)_4%,transparent)]',
      )}
    >
      <Icon of={option.icon} className={isCurrent ? 'text-accent-text' : 'text-muted'} />
      {t(option.name)}
      {isUnsaved && <UnsavedDot />}
    </Link>
  )
}

function UnsavedDot() {
  return (
    <span className="ms-auto flex items-center">
      <span className="sr-only">{t(', not saved')}</span>
      <span aria-hidden title={t('Not saved')} className="size-1.5 rounded-full bg-accent-line" />
    </span>
  )
}
