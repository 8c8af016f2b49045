import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markedRows, meanOfMarked } from './marked-rows.ts'
import { readMarkedFolder } from './marked-sentences.ts'
import { root } from './run.ts'

it('[GEN543] a summary tells what people say that it must, of authors whom nothing is learned of', () => {
  const folder = join(root, 'packages/text/samples/marked-sentences')
  const mails = ['fourth-held-out', 'fifth-held-out'].flatMap((name) => readMarkedFolder(join(folder, name)))
  const rows = mails.flatMap((mail) => markedRows(mail))
  const [ours, lead] = ['ours', 'lead'].map((method) =>
    meanOfMarked(rows.flatMap((row) => row[method] ?? [])),
  )
  if (!ours || !lead) throw new Error('No mail was read.')
  expect(ours.needed).toBeGreaterThan(0.97)
  expect(ours.told).toBeGreaterThan(0.94)
  expect(ours.needed - lead.needed).toBeGreaterThan(0.12)
  expect(ours.idle).toBeLessThan(0.38)
})
