import { ChevronsUpDown, Keyboard, Monitor, Moon, Settings, ShieldCheck, Sun, Users } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSession } from '../../platform/session/session.ts'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { useTheme } from '../../platform/state/theme.ts'
import { t } from '../../platform/text/text.ts'
import { cityOf } from '../../platform/time/zones.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, type MenuAction } from '../../ui/overlay/menu.tsx'
import { LogOut } from '../../ui/sided-icons.ts'
import { showShortcuts } from './shortcut-legend.tsx'

/** Who is signed in, the theme, and the way out. */
export function UserMenu({ isFolded }: { readonly isFolded: boolean }) {
  const user = useSession((session) => session.user)
  const workspace = useSession((session) => session.workspace)
  const groups = useUserActions()
  if (!user) return null
  const place = [workspace?.name, cityOf(user.timezone)].filter(Boolean).join(' · ')
  return (
    <div className="mt-3 border-t border-[color-mix(in_srgb,var(--c-text)_8%,transparent)] pt-1.5">
      <Menu
        label={t('Account')}
        placement="top start"
        groups={groups}
        trigger={
          <AriaButton
            className={cx(
              'flex w-full min-w-0 items-center gap-2.25 rounded-md py-1.5 text-start data-hovered:bg-[color-mix(in_srgb,var(--c-text)_5%,transparent)]',
              isFolded ? 'justify-center' : 'px-1.5',
            )}
          >
            <span className="sr-only">
              {isFolded ? t('Account of {name}', { name: user.full_name }) : t('Account of')}
            </span>
            <Avatar id={user.user_id} name={user.full_name} picture={user.profile_picture} size="lg" />
            {!isFolded && (
              <>
                <span className="min-w-0 flex-1">
                  <b className="block truncate leading-4 font-medium">{user.full_name}</b>
                  <span className="block truncate text-2xs leading-3.5 text-muted">{place}</span>
                </span>
                <Icon of={ChevronsUpDown} size={14} className="text-muted" />
              </>
            )}
          </AriaButton>
        }
      />
    </div>
  )
}

/** The account's actions, for the sidebar's menu and the phone's. */
export function useUserActions(): readonly (readonly MenuAction[])[] {
  const [theme, setTheme] = useTheme()
  const isPersonal = useSession(({ user }) => user?.role !== 'admin')
  const signOut = useSignOut()
  const themes = [
    { id: 'light', label: t('Light theme'), icon: Sun },
    { id: 'dark', label: t('Dark theme'), icon: Moon },
    { id: 'system', label: t('System theme'), icon: Monitor },
  ] as const
  return [
    [
      ...(isPersonal
        ? [{ id: 'settings', label: t('Settings'), icon: Settings, href: '/user/settings' } as const]
        : [
            {
              id: 'account',
              label: t('Account and security'),
              icon: ShieldCheck,
              href: '/admin/account',
            } as const,
          ]),
      {
        id: 'shortcuts',
        label: t('Keyboard shortcuts'),
        icon: Keyboard,
        shortcut: '?',
        onAction: showShortcuts,
      },
    ],
    themes
      .filter(({ id }) => id !== theme)
      .map(({ id, label, icon }) => ({ id, label, icon, onAction: () => setTheme(id) })),
    [
      { id: 'out', label: t('Log out'), icon: LogOut, onAction: () => void signOut(false) },
      { id: 'everywhere', label: t('Log out everywhere'), icon: Users, onAction: () => void signOut(true) },
    ],
  ]
}
