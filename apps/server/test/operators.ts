import { login, type Role, type SessionUser } from '@meridian/contract'
import type { TestServer } from './server.ts'

/** A signed-in person with that role. */
export async function aUserWithRole(
  server: TestServer,
  role: Role,
  first_name = 'Olga',
): Promise<SessionUser> {
  const person = await server.aPerson({ first_name })
  await server.db.updateTable('app_user').set({ role }).where('user_id', '=', person.user_id).execute()
  return { ...person, role }
}

/** The status of signing in with that password. */
export async function signInStatus(server: TestServer, primary_email: string, password: string) {
  return (await server.call(login, { body: { primary_email, password } })).status
}

/** The token of a set-password link, as a browser finds it. */
export function tokenOf(set_password_url: string | undefined): string {
  return new URL(set_password_url ?? 'http://nowhere.example').hash.slice(1)
}
