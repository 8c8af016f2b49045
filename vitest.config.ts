import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // No test leaves anything behind, so that a worker goes on to the next file as it is (isolate below).
    // Most tests wait for the database or another process half of the time.
    maxWorkers: 3,
    // A machine that tests submissions may be busy; what passes at the second try is reported so.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          setupFiles: 'scripts/property-seed.ts',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/simulators/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          // Tests that look at every zone take 15 s of a core, and the machine may be busy.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          setupFiles: 'scripts/property-seed.ts',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
