import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** `npm run check-mail-wishes`: mails that ask to meet, from the inbox to the booked meeting. */
export default defineConfig({
  ...config,
  testMatch: 'mail-wishes.check.ts',
  workers: 1,
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
})
