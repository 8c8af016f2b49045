import { newBytes, newName } from './world.ts'
import type { ZoomUser, ZoomWorld } from './world.ts'

/** A new account, in a company of its own unless one is named. */
export function addUser(
  world: ZoomWorld,
  nowMs: number,
  user: Pick<ZoomUser, 'email' | 'first_name' | 'last_name'> &
    Partial<Pick<ZoomUser, 'timezone' | 'type' | 'account_id'>>,
): ZoomUser {
  const added: ZoomUser = {
    id: newName(world, 'user'),
    account_id: user.account_id ?? newName(world, 'account'),
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    type: user.type ?? 2,
    pmi: 5_000_000_000 + (newBytes(world, 'pmi').readUIntBE(0, 4) % 999_999_999),
    timezone: user.timezone ?? 'Europe/Berlin',
    created_ms: nowMs,
  }
  world.users.push(added)
  return added
}
