import { getRedirectUri, type Provider, verifyOAuth } from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { sendConsent } from '../../apps/simulators/src/kit/consent.ts'
import type { Person } from './person.ts'
import { theProvider } from './providers.ts'

/** Gives the person an account of the same address at each provider, in which nothing has happened yet. */
export async function openAccounts({ user }: Person): Promise<string> {
  const { primary_email: email, first_name, last_name, full_name, timezone } = user
  await theProvider('google').change({ op: 'add_account', email, name: full_name, time_zone: timezone })
  await theProvider('calendly').change({ op: 'add_user', email, name: full_name, timezone })
  await theProvider('zoom').change({ op: 'add_user', email, first_name, last_name, timezone })
  return email
}

/** Connects it as by clicking through, without a browser. */
export async function connectAccount(
  { user, call }: Person,
  type: Provider,
  capability: 'calendar' | 'mail' = 'calendar',
): Promise<void> {
  const way = await call(getRedirectUri, { params: { type }, query: { capability } })
  const back = await sendConsent(way, { account: user.primary_email })
  const [code = '', state = ''] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
  await call(verifyOAuth, { params: { type }, body: { integration_type: type, code, state } })
}

export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** Presses Connect or Reconnect, chooses the account on the provider's page, and answers there. */
export async function answerConsent(
  page: Page,
  { name, email, answer = 'Allow', button = 'Connect', untick }: Consent,
): Promise<void> {
  await cardOf(page, name)
    .getByRole('button', { name: `${button}: ${name}`, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: /wants to access your/ })).toBeVisible()
  await page.getByRole('radio', { name: email }).check()
  if (untick) await page.getByRole('checkbox', { name: untick }).uncheck()
  await page.getByRole('button', { name: answer }).click()
  await expect(page).toHaveURL(/\/user\/settings\?option=8#\w+$/)
  await expect(cardOf(page, name).getByRole('heading', { name, exact: true })).toBeFocused()
}

interface Consent {
  readonly name: string
  readonly email: string
  readonly answer?: 'Allow' | 'Cancel'
  readonly button?: 'Connect' | 'Reconnect'
  /** What is not allowed. */
  readonly untick?: RegExp
}
