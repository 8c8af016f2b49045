import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { withoutNamingFiles } from './naming-files.ts'

it('[RUN67] who loads a part by its name loads the file that has it', () => {
  const bundle = bundleOf({
    'assets/main-AAAAAAAA.js': 'a(async()=>await import(`./day-BBBBBBBB.js`));import("./week-DDDDDDDD.js")',
    'assets/day-BBBBBBBB.js': 'export{t as Day,n as default}from"./shared-CCCCCCCC.js";',
    'assets/shared-CCCCCCCC.js': 'var e=1,r=2;export{r as n,e as t};',
    'assets/week-DDDDDDDD.js': 'import{t}from"./shared-CCCCCCCC.js";export{t as Week};',
  })
  withoutNamingFiles(bundle)
  expect(Object.fromEntries(Object.values(bundle).map((file) => [file.fileName, codeOf(file)]))).toEqual({
    'assets/main-AAAAAAAA.js':
      'a(async()=>await import("./shared-CCCCCCCC.js").then(e=>({Day:e.t,default:e.n})));import("./week-DDDDDDDD.js")',
    'assets/shared-CCCCCCCC.js': 'var e=1,r=2;export{r as n,e as t};',
    'assets/week-DDDDDDDD.js': 'import{t}from"./shared-CCCCCCCC.js";export{t as Week};',
  })
})

function bundleOf(codes: Readonly<Record<string, string>>): Rolldown.OutputBundle {
  const files = Object.entries(codes).map(([fileName, code]) => [fileName, { type: 'chunk', fileName, code }])
  return Object.fromEntries(files) as Rolldown.OutputBundle
}

function codeOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return file.type === 'chunk' ? file.code : ''
}
