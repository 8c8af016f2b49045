import { expect, type Page } from '@playwright/test'

/** Nothing that is seen, or read out, holds one of the words that English cannot do without. */
export async function expectGerman(page: Page): Promise<void> {
  const texts = await settledTexts(page)
  expect(texts.filter((text) => english.test(text.replaceAll(same_in_german, '')))).toEqual([])
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

/** All texts of the page and the attributes that are shown or read out. */
function wordsOfPage(): string[] {
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt']
  const named = [...document.querySelectorAll('*')].flatMap((element) =>
    attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
  )
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent && !parent.closest('script, style, noscript')) named.push(walker.currentNode.textContent ?? '')
  }
  return [...new Set(named.map((text) => text.trim()).filter(Boolean))]
}

/** What a field is called in both languages, and what Apple's menus say in German. */
const same_in_german = /\bName\b|Account(?= hinzufügen)|CalDAV-Account(?= wählen)/g

const english = new RegExp(
  String.raw`\b(the|and|or|of|your|you|this|these|with|without|from|for|by|is|are|not|none|never|today|tomorrow|yesterday|day|week|month|year|meetings?|proposals?|tasks?|events?|guests?|save|saved|cancel|close|delete|add|edit|new|open|search|settings|calendars?|time|zone|hours?|minutes?|left|password|login|log|sign|first|last|name|country|language|profile|availability|account|loading|choose|show|hide|press|expanded|collapsed|button|menu|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|march|may|october|december)\b`,
  'i',
)
