import axe from 'axe-core'
import { expect } from 'vitest'

/** No barrier that axe knows of, in the light and in the dark. A component is no page, so what pages need is left out. */
export async function expectAccessible(): Promise<void> {
  const root = document.documentElement
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: {
        'landmark-one-main': { enabled: false },
        'page-has-heading-one': { enabled: false },
        region: { enabled: false },
      },
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    })
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  }
  root.dataset['theme'] = 'light'
}
