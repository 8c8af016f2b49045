/// <reference lib="dom" />
import { visibleMail } from '@meridian/mail'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../e2e/support/browser.ts'
import { all_ways_to_hide, all_ways_to_show } from '../packages/mail/src/look/all-ways-to-hide.sample.ts'

const secret = 'secret words'
const plain = 'plain words'
/** As wide as each of the two, and unlike it wherever it is painted. */
const others = { [secret]: 'words secret', [plain]: 'words plain' }

/**
 * Paints each way to hide text in a browser, as its sender wrote it, twice: once with other words in its place. What is
 * hidden looks the same both times. Answers one sentence for each way where the browser and the product differ.
 */
export async function browseWays(): Promise<string[]> {
  const browser = await findBrowser(process.env)
  if (!browser) throw new Error('No browser starts here.')
  const running = await chromium.launch({
    ...browser,
    env: { ...process.env, ...browser.env },
    // Chromium alone enlarges letters whose size is relative.
    args: ['--no-sandbox', '--blink-settings=minimumLogicalFontSize=0'],
  })
  try {
    const context = await running.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1024, height: 768 },
    })
    const page = await context.newPage()
    const comparing = await running.newPage()
    const failures: string[] = []
    const all = [...all_ways_to_hide, ...all_ways_to_show]
    for (const [name, html] of all) {
      for (const words of [secret, plain] as const) {
        if (!html.includes(words)) continue
        const isPainted = await differs(page, comparing, html, words)
        const isShown = visibleMail({ html, text: null }).text.includes(words)
        if (isPainted !== isShown)
          failures.push(
            `${name}: ${words} are ${isPainted ? '' : 'not '}painted and ${isShown ? '' : 'not '}shown`,
          )
      }
    }
    console.log(`${all.length} ways to hide or show text are painted`)
    return failures
  } finally {
    await running.close()
  }
}

async function differs(
  page: Page,
  comparing: Page,
  html: string,
  words: keyof typeof others,
): Promise<boolean> {
  const pictures: string[] = []
  for (const source of [html, html.replaceAll(words, others[words])]) {
    const whole = /^\s*<!doctype/i.test(source) ? source : `<!doctype html>${source}`
    await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(whole)}`)
    pictures.push((await page.screenshot()).toString('base64'))
  }
  const [one = '', other = ''] = pictures
  return one !== other && (await comparing.evaluate(countDifferences, { one, other })) > readable_pixels_min
}

/** Fewer pixels than this are dots. */
const readable_pixels_min = 25

/** In the browser. */
async function countDifferences({ one, other }: { one: string; other: string }): Promise<number> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const read = async (picture: string) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
  }
  const [a, b] = await Promise.all([read(one), read(other)])
  return a.reduce((count, value, index) => count + Number(Math.abs(value - (b[index] ?? 0)) > 40), 0)
}
