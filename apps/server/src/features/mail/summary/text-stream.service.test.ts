import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { AppError } from '../../../platform/errors.ts'
import { streamText, type Told } from './text-stream.service.ts'

const about = { name: 'summary', failed: 'Failed. Please try again.' }

it('[GEN26] whoever closes the stream stops the writing, which is no failure', async () => {
  const problems: unknown[] = []
  const stopped = Promise.withResolvers<void>()
  const write = ({ signal }: Told) =>
    new Promise<string>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped.resolve()
        reject(new Error('stopped'))
      })
    })
  const stream = streamText(write, { ...about, onError: (problem) => problems.push(problem) })
  stream.destroy()
  await stopped.promise
  expect(problems).toEqual([])
})

it('[GEN26] tells what is written, and the whole at the end', async () => {
  const said = await text(streamText(writeLeak, { ...about, onError: () => {} }))
  expect(said.split('\n\n').slice(1, 3)).toEqual([
    'event: text\ndata: {"text":"It leaks."}',
    'event: done\ndata: {"summary":{"mail_summary":"It leaks badly."}}',
  ])
})

it.each([
  [new AppError('not_found', 'Mail not found.'), 'Mail not found.', 0],
  [new Error('column x of the database'), 'Failed. Please try again.', 1],
])('[GEN26] a failure is told in words for the person: %s', async (problem, message, noted) => {
  const problems: unknown[] = []
  const stream = streamText(() => Promise.reject(problem), { ...about, onError: (one) => problems.push(one) })
  expect(await text(stream)).toContain(`event: failed\ndata: {"message":"${message}"}`)
  expect(problems).toHaveLength(noted)
})

async function writeLeak({ onText }: Told) {
  onText('It leaks.')
  return { mail_summary: 'It leaks badly.' }
}
