import { describe, expect, it } from 'vitest'
import { base_sheet, planStyle } from './style-plan.ts'

const css =
  '@layer base{a{color:red}}@layer utilities{' +
  '.control{font-size:2px}@media (width>=4rem){.control{font-size:3px}}' +
  '.p-1{padding:1px}.p-2{padding:2px}.px-3{padding-inline:3px}.text-4{font-size:4px}.unused{color:red}' +
  '.group-hover\\:flex:is(:where(.group):hover *){display:flex}' +
  '@media (width>=4rem){.md\\:p-5{padding:5px}.md\\:px-6{padding-inline:6px}}}b{color:blue}'

describe('the sheets of the built app', () => {
  it('[RUN68] a utility that only one screen names is in the sheet of that screen', () => {
    const sheets = planStyle(css, [moduleOf('board', 'p-1'), moduleOf(null, 'p-2 px-3 control')])
    expect(sheets.get('board')).toContain('.p-1{padding:1px}')
    expect(sheets.get(base_sheet)).not.toContain('.p-1{')
    expect(sheets.get(base_sheet)).toContain('@layer base{a{color:red}}')
    expect(sheets.get(base_sheet)).toContain('b{color:blue}')
  })

  it('[RUN68] what two screens name is in the base, and what none names in no sheet', () => {
    const sheets = planStyle(css, [moduleOf('board', 'p-1'), moduleOf('mails', 'p-1')])
    expect([...sheets.keys()]).toEqual([base_sheet])
    expect(sheets.get(base_sheet)).toContain('.p-1{')
    expect(sheets.get(base_sheet)).not.toContain('.unused')
  })

  it('[RUN68] a utility of a screen loses against the later ones of the base as in one sheet', () => {
    const sheets = planStyle(css, [moduleOf('board', 'p-1 px-3'), moduleOf(null, 'px-3')])
    const own = layerOf(sheets.get('board'), 'p-1')
    const other = layerOf(sheets.get(base_sheet), 'px-3')
    expect(own).toBeLessThan(other)
  })

  it('[RUN68] a part of a utility for some widths keeps its place among the plain ones', () => {
    const sheets = planStyle(css, [moduleOf('board', 'control text-4'), moduleOf(null, 'text-4')])
    expect(sheets.get('board')).toContain('@media (width>=4rem){.control{font-size:3px}}')
    expect(layerOf(sheets.get('board'), 'control')).toBeLessThan(layerOf(sheets.get(base_sheet), 'text-4'))
  })

  it('[RUN68] a utility with a condition stays in the base where a later one there may win', () => {
    const alone = planStyle(css, [moduleOf('board', 'md:p-5'), moduleOf(null, 'p-1')])
    expect(alone.get('board')).toContain('.md\\:p-5{padding:5px}')
    const both = planStyle(css, [moduleOf('board', 'md:p-5 md:px-6'), moduleOf(null, 'md:px-6')])
    expect(both.get(base_sheet)).toContain('.md\\:p-5{padding:5px}')
  })

  it('[RUN68] only marks of other elements, such as a group, put no utility into a sheet', () => {
    const sheets = planStyle(css, [moduleOf('board', 'group'), moduleOf('mails', 'group-hover:flex')])
    expect(sheets.get('mails')).toContain('group-hover')
    expect(sheets.has('board')).toBe(false)
  })
})

function moduleOf(sheet: string | null, classes: string) {
  return { code: `jsx("p", { className: "${classes}" })`, sheets: sheet === null ? [] : [sheet] }
}

/** The number of the layer that has a plain utility. */
function layerOf(sheet: string | undefined, name: string): number {
  const [, layer = ''] = new RegExp(`@layer p(\\d+)\\{(?:(?!@layer).)*?\\.${name}\\{`).exec(sheet ?? '') ?? []
  return Number.parseInt(layer, 10)
}
