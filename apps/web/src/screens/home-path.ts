import type { Role } from '@meridian/contract'

/** Where a role begins: its first screen. */
export function homePath(role: Role): string {
  return role === 'admin' ? '/admin/dashboard' : '/user/dashboard'
}
