import { chromium } from '@playwright/test'
import { findBrowser, browser_args } from './support/browser.ts'
const b = await findBrowser(process.env)
const browser = await chromium.launch({ ...b, env: { ...process.env, ...b.env }, args: browser_args })
const base = 'http://127.0.0.1:4710'
const out = '/tmp/pollweb/shots'
const log = []
async function session(width, height, scheme = 'light', mobile = false) {
  const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, serviceWorkers: 'block', reducedMotion: 'reduce', hasTouch: mobile, isMobile: mobile })
  const page = await ctx.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && log.push(`${page.url()} ${m.text()}`))
  page.on('pageerror', (e) => log.push(String(e)))
  await page.goto(base + '/auth/login')
  await page.getByLabel(/email/i).first().fill('mara.lindqvist@example.com')
  await page.locator('input[type=password]').fill('a demo of made-up people')
  await page.keyboard.press('Enter')
  await page.waitForURL(/user/)
  return page
}
const what = process.argv[2]
if (what === 'create') {
  const page = await session(1440, 900)
  await page.goto(base + '/user/polls'); await page.waitForTimeout(1500); await page.screenshot({ path: out + '/list-empty.png' })
  await page.goto(base + '/user/polls/new'); await page.waitForTimeout(1500)
  await page.getByRole('textbox', { name: 'Title' }).fill('Autumn retreat planning')
  await page.getByRole('combobox', { name: 'People' }).fill('jon'); await page.waitForTimeout(2500); await page.screenshot({ path: out + '/people.png' })
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'People' }).fill('omar'); await page.waitForTimeout(2500); await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'People' }).fill('ida@guests.example'); await page.waitForTimeout(2500); await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next week' }).click(); await page.waitForTimeout(1200)
  const cells = page.locator('[data-cell$=":1"][data-wall="540"]'); await cells.click()
  await page.locator('[data-cell$=":2"][data-wall="600"]').click()
  await page.locator('[data-cell$=":3"][data-wall="840"]').click()
  const a = await page.locator('[data-cell$=":4"][data-wall="540"]').boundingBox(); const z = await page.locator('[data-cell$=":4"][data-wall="660"]').boundingBox()
  await page.mouse.move(a.x + 20, a.y + 4); await page.mouse.down(); await page.mouse.move(z.x + 22, z.y + 6, { steps: 6 }); await page.waitForTimeout(200); await page.screenshot({ path: out + '/drawing.png' }); await page.mouse.up()
  await page.waitForTimeout(800); await page.screenshot({ path: out + '/form.png', fullPage: true })
  await page.getByRole('button', { name: 'Create poll' }).click(); await page.waitForTimeout(2500)
  await page.screenshot({ path: out + '/detail.png', fullPage: true }); console.log(page.url())
} else {
  const url = what
  for (const [w, h, s, m] of [[1440, 900, 'light', false], [1440, 900, 'dark', false], [390, 844, 'light', true], [320, 700, 'dark', true]]) {
    const page = await session(w, h, s, m)
    await page.goto(base + url); await page.waitForTimeout(2500)
    await page.screenshot({ path: `${out}/${process.argv[3]}-${w}-${s}.png`, fullPage: true })
    await page.context().close()
  }
}
console.log(log.join('\n') || 'console empty')
await browser.close()
