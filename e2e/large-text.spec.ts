import { createLabel } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { findBarriers } from './support/axe.ts'
import { findCutText } from './support/cut-text.ts'
import { test } from './support/guard.ts'
import { inviting, meet } from './support/meetings.ts'
import { aPerson, signIn, theChief } from './support/person.ts'

test.use({
  timezoneId: 'Europe/Berlin',
  // The size that a reader sets in the browser, which media queries count by too.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('[WEB131] text twice as large is neither cut nor covered on any screen', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara, {
    meeting_title: 'Planning the quay',
    agenda: 'Beds, 10 min\nPaths',
    meeting_link: 'https://meet.example/garden',
    meeting_invitees: inviting(await aPerson(request, 'Otto')),
  })
  await mara.call(createLabel, {
    body: { label_title: 'Harbour project', label_color: '#6ec1e4', label_type: 'meeting' },
  })
  await signIn(page, mara)
  const settings = [4, 5, 6, 7, 8, 9, 10].map((option) => `/user/settings?option=${option}`)
  await walk(page, [
    '/user/dashboard',
    '/user/calendar?view=week',
    '/user/calendar?view=month',
    '/user/calendar?view=agenda',
    '/user/meetings',
    `/user/meetings/${meeting_id}`,
    '/user/mails',
    '/user/board',
    '/user/settings',
    ...settings,
  ])
})

test('[WEB131] text twice as large is neither cut nor covered for an operator', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  await signIn(page, theChief(request))
  await walk(page, ['/admin/dashboard', '/admin/users'])
})

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(findCutText), { message: `${path} at ${size.width} px` })
        .toEqual([])
    }
    expect(await findBarriers(page), path).toEqual([])
  }
}
