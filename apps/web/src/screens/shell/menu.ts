import type { Role } from '@meridian/contract'
import { CalendarDays, LayoutDashboard, type LucideIcon, Settings, Users } from 'lucide-react'

export interface MenuEntry {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  /** The second key after `g`. */
  readonly key: string
}

const personal: readonly MenuEntry[] = [
  { href: '/user/dashboard', label: 'Dashboard', icon: LayoutDashboard, key: 'd' },
  { href: '/user/meetings', label: 'Meetings', icon: Users, key: 'm' },
  { href: '/user/calendar', label: 'Calendar', icon: CalendarDays, key: 'c' },
  { href: '/user/settings', label: 'Settings', icon: Settings, key: 's' },
]

/** What the sidebar offers a role: routes of its own set. */
export function menuOf(role: Role): readonly MenuEntry[] {
  return role === 'admin' ? [] : personal
}

/** Whether the address lies within the entry, details included. */
export function isWithin(pathname: string, { href }: MenuEntry): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
