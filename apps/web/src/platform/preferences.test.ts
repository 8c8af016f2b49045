import { expect, it } from 'vitest'
import { readPreferences } from './preferences.ts'

it('[PR1] keeps the choices that were made', () => {
  const kept = { theme: 'dark', has_shortcuts: false, shows_samples: false, is_sidebar_folded: true }
  expect(readPreferences(JSON.stringify(kept))).toEqual(kept)
})

it.each([null, '', '{', '[]', '"dark"', '{"theme":"blue","has_shortcuts":"no"}'])(
  '[PR1] follows the system and shows all where %j is kept',
  (text) => {
    expect(readPreferences(text)).toEqual({
      theme: 'system',
      has_shortcuts: true,
      shows_samples: true,
      is_sidebar_folded: false,
    })
  },
)
