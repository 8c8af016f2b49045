import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { emulate } from '../../test/media.ts'

it.each(['light', 'dark'])(
  '[WEB197] who wants more contrast reads no grey and sees all edges, %s',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    await emulate({ features: [{ name: 'prefers-contrast', value: 'more' }] })
    await render(<p className="border border-border bg-raised text-muted">Muted</p>)
    const style = getComputedStyle(document.querySelector('p') ?? document.body)
    expect(contrast(style.color, style.backgroundColor)).toBeGreaterThan(7)
    expect(contrast(style.borderTopColor, style.backgroundColor)).toBeGreaterThan(3)
  },
)

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** By WCAG 2.2, of `rgb(90 101 95)` or `color(srgb 0.2 0.3 0.3)`. */
function luminance(color: string): number {
  const scale = color.startsWith('color(') ? 1 : 255
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / scale
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
