import { expect, type Page } from '@playwright/test'
import { theConfirmationTo } from './mails.ts'

/** A made-up person, as the screens ask for one. */
export interface Newcomer {
  readonly first_name: string
  readonly last_name: string
  readonly primary_email: string
  readonly password: string
}

/** An address that is used once in a run. */
export function aNewcomer(first_name: string, last_name: string): Newcomer {
  const primary_email = `${first_name}.${last_name}.${crypto.randomUUID().slice(0, 8)}@people.example`
  return {
    first_name,
    last_name,
    primary_email: primary_email.toLowerCase(),
    password: 'correct horse battery',
  }
}

/** Fills in the register screen and then the login screen, and arrives at the dashboard. */
export async function registerAndLogIn(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/auth/register')
  await page.getByRole('textbox', { name: 'First name' }).fill(person.first_name)
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.last_name)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.primary_email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Your account is ready. Log in to continue.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.primary_email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/user/dashboard')
}

/** Opens the link of the mail that confirms the address, and arrives where it is confirmed. */
export async function confirmAddress(page: Page, { primary_email }: Newcomer): Promise<void> {
  const { subject, parts } = await theConfirmationTo(primary_email)
  expect(subject).toBe('Confirm your address for Meridian')
  await page.goto(/http:\S+\/auth\/confirm\S+/.exec(parts[0]?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('status')).toContainText(`${primary_email} is confirmed.`)
}
