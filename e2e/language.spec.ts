import { expect, type Page } from '@playwright/test'
import { expectGerman } from './support/german.ts'
import { test } from './support/guard.ts'
import { dateAhead, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  test('[WEB91] [WEB98] greets in the language of the browser, and registers people who go on in it', {
    tag: '@whole',
  }, async ({ page }) => {
    await page.goto('/auth/register')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expectGerman(page)
    await page.getByRole('button', { name: 'Registrieren' }).click()
    await expect(page.getByText('Bitte den Vornamen eingeben.')).toBeVisible()
    const primary_email = `uta.${crypto.randomUUID().slice(0, 8)}@people.example`
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Uta')
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(primary_email)
    await page.getByRole('textbox', { name: 'Passwort' }).fill('quite a long secret')
    await page.getByRole('button', { name: 'Registrieren' }).click()
    await expect(page.getByRole('heading', { name: 'Willkommen bei Meridian' })).toBeVisible()
    await expectGerman(page)
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Passwort' }).fill('quite a long secret')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByText('Noch keine Termine')).toBeVisible()
    await expectGerman(page)
  })
})

test.describe('from right to left, in longer words', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('pseudo_language', 'ar-XB')))

  for (const path of [
    '/user/dashboard',
    '/user/meetings',
    '/user/calendar?view=week',
    '/user/calendar?view=month',
    '/user/calendar?view=agenda',
    '/user/board',
    '/user/settings?option=4',
    '/user/settings?option=6',
  ]) {
    test(`[WEB101] has room on ${path}`, { tag: '@whole' }, async ({ page, request }) => {
      const mara = await aPerson(request)
      await meet(mara, { meeting_date: { start_date: dateAhead(1) } })
      await signIn(page, mara)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(
        page
          .getByRole('heading')
          .filter({ hasText: /\[|20\d\d|\d/ })
          .first(),
      ).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(1)
      await expectAccessible(page)
    })
  }

  test('[WEB101] has room in the dialog that makes a meeting', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await signIn(page, mara)
    await page.goto('/user/meetings')
    await page
      .getByRole('button', { name: /Çŕéåţé Éṽéñţ/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(1)
    await expectAccessible(page)
  })
})

test.describe('chosen in the settings', () => {
  test.use({ timezoneId: 'Europe/Berlin' })
})

/** How far the page can be moved sideways, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
