import type { Role } from '@meridian/contract'
import {
  CalendarDays,
  Gauge,
  type IconNode,
  LayoutDashboard,
  ListChecks,
  Mail,
  Plug,
  Settings,
  SquareKanban,
  UserCog,
  Users,
} from 'lucide'
import { mark, t, tLabels } from '../../platform/text/text.ts'

export interface MenuEntry {
  readonly href: string
  readonly label: string
  readonly icon: IconNode
  /** The second key after `g`. */
  readonly key: string
  /** On a phone it stands in the menu More. */
  readonly isInMore?: boolean
  /** Entries of one group stand together below its name. */
  readonly group?: string
  /** What waits there for the person, in a few words. */
  readonly note?: string
  /** How many wait there, as '3' or '99+'; a note without a count is urgent. */
  readonly count?: string
}

const board_path = '/user/board'
export const integrations_path = '/user/integrations'

const personal: readonly MenuEntry[] = [
  { href: '/user/dashboard', label: mark('Dashboard'), icon: LayoutDashboard, key: 'd' },
  { href: '/user/meetings', label: mark('Meetings'), icon: Users, key: 'm' },
  { href: '/user/calendar', label: mark('Calendar'), icon: CalendarDays, key: 'c' },
  { href: '/user/mails', label: mark('Mails'), icon: Mail, key: 'e' },
  { href: '/user/polls', label: mark('Polls'), icon: ListChecks, key: 'p', isInMore: true },
  { href: board_path, label: mark('Board'), icon: SquareKanban, key: 'b', isInMore: true },
  { href: integrations_path, label: mark('Integrations'), icon: Plug, key: 'i', isInMore: true },
  { href: '/user/settings', label: mark('Settings'), icon: Settings, key: 's', isInMore: true },
]

const administration: readonly MenuEntry[] = [
  { href: '/admin/dashboard', label: mark('Overview'), icon: Gauge, key: 'a' },
  { href: '/admin/users', label: mark('Users'), icon: UserCog, key: 'u' },
]

/** What the sidebar offers a role: routes of its own set. */
export function menuOf(role: Role): readonly MenuEntry[] {
  if (role === 'admin') return tLabels(administration)
  if (role === 'user') return tLabels(personal)
  const ofGroup = administration.map((entry) => ({ ...entry, group: t('Administration'), isInMore: true }))
  return tLabels([...personal.filter(({ href }) => href !== board_path), ...ofGroup])
}

/** Whether the address lies within the entry, details included. */
export function isWithin(pathname: string, { href }: MenuEntry): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

/** 'Integrations, needs attention' */
export function entryLabel({ label, note }: MenuEntry): string {
  return note === undefined ? label : `${label}, ${note}`
}
