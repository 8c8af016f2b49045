import { expect, it } from 'vitest'
import { halvesOf, readThreadSamples } from './thread-samples.ts'

const thread = {
  listno: '2',
  emails: [
    {
      from_: 'Tilda',
      subject: 'Roof',
      sentences: [
        { id: '1.1', text: 'The roof leaks. ' },
        { id: '1.2', text: 'Who can help?' },
      ],
    },
  ],
  annotations: [
    {
      abstract: ['Tilda looks for help.'],
      links: ['1.1,1.2'],
      extract: ['1.2'],
      labels: { req: ['1.2'] },
    },
  ],
}

it('[GEN48] annotated conversations have the places of their sentences, and fixed halves', () => {
  const samples = readThreadSamples(JSON.stringify([thread, { ...thread, listno: '1' }]))
  const [mail] = samples[0]?.mails ?? []
  expect(mail?.sentences.map(({ start, end }) => mail.text.slice(start, end))).toEqual([
    'The roof leaks.',
    'Who can help?',
  ])
  expect(samples[1]?.readers[0]?.abstract).toEqual([{ text: 'Tilda looks for help.', ids: ['1.1', '1.2'] }])
  const { tuned, heldOut } = halvesOf(samples)
  expect([tuned, heldOut].map((half) => half.map(({ name }) => name))).toEqual([['1'], ['2']])
})
