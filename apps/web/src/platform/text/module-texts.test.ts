import { expect, it, vi } from 'vitest'

it('[WEB100] @whole no text is said while a file is loaded, by whatever function', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => null }))
  vi.resetModules()
  const { setCatalogue, t } = await import('./text.ts')
  const said = new Set<string>()
  const note = (text: string) => {
    said.add(text)
    return undefined
  }
  setCatalogue({ tag: 'en', find: note })
  const files = import.meta.glob([
    '../../**/*.{ts,tsx}',
    '!**/*.test.*',
    '!../../main.tsx',
    '!../../worker/**',
  ])
  expect(Object.keys(files).length).toBeGreaterThan(500)
  await Promise.all(Object.values(files).map((load) => load()))
  expect([...said]).toEqual([])
  t('Never')
  expect([...said]).toEqual(['Never'])
  setCatalogue(null)
  vi.unstubAllGlobals()
})
