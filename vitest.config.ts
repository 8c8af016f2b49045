import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { listCompiledSources } from './apps/web/compiled-sources.ts'
import { browser_args, findBrowser } from './e2e/support/browser.ts'
import { SlowestFirst } from './scripts/slowest-first.ts'

const browser = await findBrowser(process.env)

const packages_of_the_app = [
  '@meridian/contract',
  '@meridian/engine',
  '@meridian/languages',
  '@meridian/languages/english-places',
  '@meridian/languages/places',
  '@meridian/languages/screens',
  '@meridian/languages/spelled-days',
  '@meridian/text',
]

/** Tests wait for what happens, however busy the machine is; the limits end those that wait in vain. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

/**
 * With Node's own 16 MB a fifth of a worker's time went into collecting what lives for one test. What lives longer, the
 * modules above all, is not looked through before it has the second size.
 */
const room = ['--max-semi-space-size=64', '--initial-old-space-size=512']

export default defineConfig({
  test: {
    // No test leaves anything behind, so that a worker goes on to the next file as it is (isolate below).
    // A further worker loads the modules once more. What processors the workers leave the components take meanwhile.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    // A machine that tests submissions may be busy; what passes at the second try is reported so.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          execArgv: room,
          setupFiles: ['scripts/property-seed.ts', 'scripts/test-cost.ts'],
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/simulators/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          execArgv: room,
          setupFiles: ['scripts/property-seed.ts', 'scripts/test-cost.ts', 'apps/server/test/one-thread.ts'],
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          ...patience,
        },
      },
      {
        // Tailwind looks for the names of classes below the root.
        root: fileURLToPath(new URL('apps/web', import.meta.url)),
        plugins: [react({ compiler: { sources: listCompiledSources() } }), tailwindcss()],
        // A package that is found late makes the page load anew in the middle of a test, so none is taken from a former run.
        // Our own packages are two fifths of the modules that each page asks for; joined they are a few.
        optimizeDeps: { force: true, include: [...packages_of_the_app] },
        // Each file begins with a page that loads the same thousand modules.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        test: {
          name: 'browser',
          env: process.env['EVERY_CASE'] === undefined ? {} : { EVERY_CASE: 'true' },
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: 'test/browser-setup.ts',
          globalSetup: '../../e2e/support/require-browser.ts',
          // A component takes milliseconds, and each further page some seconds.
          fileParallelism: false,
          // Each wait ends with the event it waits for; the limits are for what never comes.
          testTimeout: 120_000,
          expect: { poll: { timeout: 45_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 240_000,
            provider: playwright({
              launchOptions: {
                ...browser,
                env: { ...process.env, ...browser?.env },
                args: [...browser_args],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Berlin' },
              actionTimeout: 45_000,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
})
