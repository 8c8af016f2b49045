/**
 * Texts with less contrast than 4.5 to the nearest background behind them. Axe measures `-webkit-text-fill-color`, which
 * Chromium does not replace in forced colors, so axe calls texts faint that are not. Runs in the page, so it uses
 * nothing from outside of itself.
 */
export function findFaintText(): string[] {
  const contrast_min = 4.5
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const backgroundOf = (element: Element): readonly number[] => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const [red = 255, green = 255, blue = 255, alpha = 1] = channels(getComputedStyle(at).backgroundColor)
      if (alpha > 0) return [red, green, blue]
    }
    return [255, 255, 255]
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const luminance = (color: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = (color[index] ?? 0) / 255
      return sum + weight * (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
    }, 0)
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const isRead = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only, :disabled, [aria-disabled="true"], [data-disabled]') === null &&
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return [...document.querySelectorAll('body *')].filter(isRead).flatMap((element) => {
    const [one, other] = [channels(getComputedStyle(element).color), backgroundOf(element)].map(luminance)
    const [light, dark] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)]
    const contrast = (light + 0.05) / (dark + 0.05)
    return contrast < contrast_min ? [`faint: ${element.outerHTML.slice(0, 120)}`] : []
  })
}
