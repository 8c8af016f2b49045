import type { Page } from '@playwright/test'
import { type Stop, stopsOfGuest, stopsOfOperator, stopsOfPerson } from './support/every-screen.ts'
import { test } from './support/guard.ts'
import { expectNoProblems, widthsOf } from './support/problems.ts'

// Every screen in several widths takes minutes.
test.describe('every screen in forced colors', { tag: '@whole' }, () => {
  test.use({ timezoneId: 'Europe/Berlin' })
  test.slow()

  test('[WEB136] of a person', async ({ page, request, isMobile }) => {
    await walk(page, await stopsOfPerson(page, request), isMobile)
  })

  test('[WEB136] of an operator', async ({ page, request, isMobile }) => {
    await walk(page, await stopsOfOperator(page, request), isMobile)
  })

  test('[WEB136] of a guest', async ({ page, request, guard, isMobile }) => {
    guard.expectFailedLoads('404')
    await walk(page, await stopsOfGuest(request), isMobile)
  })
})

async function walk(page: Page, stops: readonly Stop[], isMobile: boolean): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expectNoProblems(page, stops, { widths: widthsOf(isMobile), isForced: true })
}
