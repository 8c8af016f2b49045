import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeEventStreams } from './event-streams.ts'

const ada = { user_id: 'ada', token_sha256: Buffer.from('ada') }

/** Streams with a clock that stands still until it is moved. */
function streamsAt(start: number) {
  let at = start
  const streams = makeEventStreams({ perPersonMax: 10, recentMsMax: 10_000, clock: () => at })
  return {
    ...streams,
    passes: (ms: number) => {
      at += ms
    },
    /** The first events of a new stream. */
    async saidToNew(recentMs: number): Promise<readonly string[]> {
      const output = streams.open(ada, recentMs)
      await setImmediate()
      await setImmediate()
      streams.keepOnly([ada.token_sha256], [])
      const said = await output.toArray()
      return said.join('').trim().split('\n\n')
    },
  }
}

it('[EVT12] sends the changes shortly before, each noun once', async () => {
  const streams = streamsAt(0)
  streams.passes(20_000)
  streams.announce(['ada'], 'label')
  streams.passes(3000)
  streams.announce(['ada', 'ben'], 'meeting')
  streams.announce(['ada'], 'meeting')
  streams.announce(['ben'], 'task')
  streams.passes(2000)
  expect(await streams.saidToNew(3000)).toEqual([
    'event: ready\ndata: {}',
    'event: change\ndata: {"nouns":["meeting"]}',
  ])
  expect(await streams.saidToNew(5000)).toEqual([
    'event: ready\ndata: {}',
    'event: change\ndata: {"nouns":["label","meeting"]}',
  ])
  expect(await streams.saidToNew(0)).toEqual(['event: ready\ndata: {}'])
  streams.passes(10_001)
  streams.announce(['ben'], 'task')
  expect(await streams.saidToNew(10_000)).toEqual(['event: ready\ndata: {}'])
})

it('[EVT12] reports a gap where it has not listened for so long', async () => {
  const streams = streamsAt(0)
  streams.passes(4000)
  expect(await streams.saidToNew(5000)).toEqual(['event: ready\ndata: {}', 'event: refetch\ndata: {}'])
  streams.passes(1000)
  expect(await streams.saidToNew(5000)).toEqual(['event: ready\ndata: {}'])
  streams.sendRefetch()
  expect(await streams.saidToNew(5000)).toEqual(['event: ready\ndata: {}', 'event: refetch\ndata: {}'])
})
