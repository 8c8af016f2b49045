import { expect, type Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { findCutText } from './cut-text.ts'
import { findFaintText } from './faint-text.ts'
import type { Stop } from './every-screen.ts'
import { isAtRest, rulesFor } from './person.ts'

export interface Looks {
  readonly widths: readonly number[]
  /** In forced colors the contrast is measured by ourselves, and edges take room of texts. */
  readonly isForced: boolean
}

/** The widths of a project: those of phones, or those of desktops. */
export function widthsOf(isMobile: boolean): number[] {
  return isMobile ? [320, 390] : [1024, 1440]
}

/** Looks at each stop in each width, in light and in dark, and goes on to the next whatever is wrong. */
export async function expectNoProblems(page: Page, stops: readonly Stop[], looks: Looks): Promise<void> {
  for (const { path, open } of stops) {
    await page.setViewportSize({ width: looks.widths[0] ?? 0, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectWhole(page)
    await open?.(page)
    for (const width of looks.widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectWhole(page)
      const place = `${path}${open ? ', opened' : ''}, ${width} px`
      expect.soft(await problemsNow(page, looks), place).toEqual([])
    }
  }
}

async function problemsNow(page: Page, { isForced }: Looks): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAtRest(page)
    const problems = isForced ? await page.evaluate(findFaintText) : await barriersIn(page, colorScheme)
    found.push(...problems.map((problem) => `${colorScheme}, ${problem}`))
  }
  const others = isForced
    ? await findBarriers(page, { rules: { ...(await rulesFor(page)), 'color-contrast': { enabled: false } } })
    : (await page.evaluate(findCutText)).filter((one) => !isNarrow(page) || never_fine.test(one))
  return [...found, ...others]
}

/** Ten letters of the doubled size: less than a word of many texts. */
function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < narrow_px
}

const narrow_px = 390
const never_fine = /^(the page scrolls sideways|overlap|broken|beyond its card)/

/** All rules but those of colors find the same in the dark. */
async function barriersIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  return findBarriers(page, colorScheme === 'dark' ? { colorsOnly: true } : { rules: await rulesFor(page) })
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAtRest(page)
}

/** Colors that are still changing would be measured half way. */
async function expectAtRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest)
}
