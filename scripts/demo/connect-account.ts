import { setTimeout as wait } from 'node:timers/promises'
import {
  connectCalDav,
  getRedirectUri,
  listIntegrations,
  type Provider,
  verifyOAuth,
} from '@meridian/contract'
import type { HttpPerson } from '../../apps/server/test/http-person.ts'
import { sendConsent } from '../../apps/simulators/src/kit/consent.ts'

/** Connects an account as the person would by clicking through; throws with the server's words. */
export async function connectDemoAccount(person: HttpPerson, type: Provider, account: string): Promise<void> {
  const way = await person.call(getRedirectUri, { params: { type } })
  const back = await sendConsent(way, { account })
  const [code = '', state = ''] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
  await person.call(verifyOAuth, { params: { type }, body: { integration_type: type, code, state } })
}

/** Connects an account at the calendar server and waits until its calendars are read; after a minute it waits no more. */
export async function connectCalendarServer(
  person: HttpPerson,
  account: { readonly address: string; readonly user: string; readonly password: string },
): Promise<void> {
  const find = async () => {
    const cards = await person.call(listIntegrations, {})
    return cards.find(({ type }) => type === 'caldav')?.connection ?? null
  }
  if ((await find()) === null) await person.call(connectCalDav, { body: account })
  for (let tries = 0; tries < 120; tries += 1) {
    const calendars = (await find())?.calendars ?? []
    if (calendars.some(({ last_success_at }) => last_success_at !== null)) return
    await wait(500)
  }
}
