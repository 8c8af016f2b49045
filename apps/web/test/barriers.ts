import axe from 'axe-core'
import { expect } from 'vitest'
import { someOf } from './every-case.ts'

const themes = ['light', 'dark']
const every_rule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result depends on the color scheme. */
const color_rules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * No barrier that axe knows of, in the light and in the dark, where `npm test` looks at whole pages alone. A component is
 * no page, so what pages need is left out where it is not looked at as one. Of a dialog the dialog alone is looked at: the page behind it is hidden from readers,
 * and has tests of its own.
 */
export async function expectAccessible({
  isPage = false,
}: {
  readonly isPage?: boolean
} = {}): Promise<void> {
  const root = document.documentElement
  for (const theme of isPage ? themes : someOf(themes, 2)) {
    root.dataset['theme'] = theme
    const { violations } = await axe.run(isPage ? document : (openDialog() ?? document), {
      // All other rules find the same in the dark.
      runOnly: theme === 'light' ? every_rule : color_rules,
      ...(theme === 'light' && { rules: rulesFor(isPage) }),
      resultTypes: ['violations'],
      // Selectors of what it finds take a fifth of its time, and nothing reads them.
      selectors: false,
      iframes: false,
      preload: false,
    })
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  }
  root.dataset['theme'] = 'light'
}

/** No two buttons, and no two links to different addresses, have the same name. */
export function expectDistinctNames(within: Element): void {
  const named = [...within.querySelectorAll('button, a')].map((control) => {
    const name = control.getAttribute('aria-label') ?? control.textContent
    return { name, to: control.getAttribute('href') }
  })
  const repeated = named.filter((one, index) =>
    named.slice(0, index).some(({ name, to }) => name === one.name && (to === null || to !== one.to)),
  )
  expect(repeated.map(({ name }) => name)).toEqual([])
}

function openDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].findLast((dialog) =>
    dialog.checkVisibility(),
  )
}

function rulesFor(isPage: boolean): axe.RuleObject {
  return {
    'landmark-one-main': { enabled: isPage },
    'page-has-heading-one': { enabled: isPage },
    region: { enabled: isPage },
    'label-content-name-mismatch': { enabled: isPage },
  }
}
