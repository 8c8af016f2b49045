import { defineConfig } from '@playwright/test'
import { browser_args, findBrowser } from './support/browser.ts'

const browser = await findBrowser(process.env)
if (!browser) {
  console.error(
    'The end-to-end tests need a browser, and none starts here. This brings one: apt-get install -y chromium',
  )
  process.exit(1)
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // What varies another journey, or is long, is tried by `npm test -- --whole` alone (docs/decisions/0082).
  ...(process.env['EVERY_SIZE'] ? {} : { grepInvert: /@whole/ }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Half of the time they wait for the server.
  workers: 3,
  // A machine that tests submissions may be busy; what passes at the second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Each wait ends with the event it waits for. The limits are for what never comes, and leave time to a machine that
  // does other work at once.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    // Set by the global setup, which has run when a worker reads this.
    baseURL: process.env['MERIDIAN_URL'],
    locale: 'en-US',
    // Each test would fetch the whole app for its own browser; the tests of the offline app allow the worker.
    serviceWorkers: 'block',
    // Painting motion without a graphics card takes a core; a press need not wait until the motion ends.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 45_000,
    // Recording every journey makes all of them slower; what failed once is recorded at its second try.
    trace: { mode: process.env['EVERY_SIZE'] ? 'retain-on-failure' : 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...browser,
      env: { ...process.env, ...browser.env },
      args: [...browser_args],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What looks or is used differently there has the tag; `npm run e2e` tries everything in both sizes.
      ...(process.env['EVERY_SIZE'] ? {} : { grep: /@phone/ }),
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: process.env['EVERY_SIZE'] ? 3 : 1,
      },
    },
  ],
})
