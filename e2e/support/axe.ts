import axe from 'axe-core'
import type { Page } from '@playwright/test'

const wcag_tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result depends on the color scheme. */
const color_rules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page as it is now, one line a rule, with the first element that breaks the rule. Of an
 * open dialog it is the dialog alone: the page behind it is hidden from readers.
 */
export async function findBarriers(
  page: Page,
  { colorsOnly = false, rules = {} }: { readonly colorsOnly?: boolean; readonly rules?: axe.RuleObject } = {},
): Promise<string[]> {
  // The source takes longer to load than most pages take to examine, so a page loads the source once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, {
    runOnly: colorsOnly ? { type: 'rule', values: color_rules } : { type: 'tag', values: wcag_tags },
    rules,
    // Describing elements without a violation takes longer than finding them. The product has no frames around its
    // screens and plays no media.
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    preload: false,
  } satisfies axe.RunOptions)
}

async function runAxe(options: axe.RunOptions): Promise<string[]> {
  // Put there by the evaluation of the source.
  const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') }
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].findLast((one) =>
    one.checkVisibility(),
  )
  const { violations } = await axe.run(dialog ?? document, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}
