import { getRedirectUri, type Provider, verifyOAuth } from '@meridian/contract'
import type { HttpPerson } from '../../apps/server/test/http-person.ts'
import { sendConsent } from '../../apps/simulators/src/kit/consent.ts'

/** Connects an account as the person would by clicking through; throws with the server's words. */
export async function connectDemoAccount(person: HttpPerson, type: Provider, account: string): Promise<void> {
  const way = await person.call(getRedirectUri, { params: { type } })
  const back = await sendConsent(way, { account })
  const [code = '', state = ''] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
  await person.call(verifyOAuth, { params: { type }, body: { integration_type: type, code, state } })
}
