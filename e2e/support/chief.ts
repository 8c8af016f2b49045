import { login, type SessionUser } from '@meridian/contract'

/** The system_admin whom the run's instance has from its start. */
export const chief = { primary_email: 'chief@people.example', password: 'quite a long secret' } as const

/** Once a run: the limit is ten attempts in five minutes. */
export async function signInChief(address: string): Promise<SessionUser> {
  const reply = await fetch(`${address}${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(chief),
  })
  return login.reply.parse(Object(await reply.json()).data)
}
