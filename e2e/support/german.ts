import { expect, type Page } from '@playwright/test'
import { findEnglish, wordsOfPage } from '../../apps/web/test/english-words.ts'

/** Nothing that is seen, or read out, holds one of the words that English cannot do without. */
export async function expectGerman(page: Page): Promise<void> {
  const texts = await settledTexts(page)
  expect(findEnglish(texts)).toEqual([])
}

/** What the page says when nothing loads any more and its texts have been the same for half a second. */
async function settledTexts(page: Page): Promise<string[]> {
  let texts: string[] = []
  let [words, times] = ['', 0]
  await expect
    .poll(
      async () => {
        texts = await page.evaluate(wordsOfPage)
        // The clock of the top bar ticks.
        const now = texts.join('\n').replaceAll(/\d+/g, '')
        const isLoading = (await page.locator('[aria-busy="true"]').count()) > 0
        times = isLoading || now !== words ? 0 : times + 1
        words = now
        return times
      },
      { intervals: [250] },
    )
    .toBeGreaterThanOrEqual(2)
  return texts
}
