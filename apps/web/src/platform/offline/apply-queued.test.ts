import { expect, it } from 'vitest'
import { applyQueued } from './apply-queued.ts'
import { aChange } from './queued-change.sample.ts'

const lists = {
  pages: [{ data: [{ meeting_id: 'a', meeting_title: 'Old', meeting_location: null }, { meeting_id: 'b' }] }],
}

it('[WEB78] shows a waiting change wherever its meeting stands, in the fields that stand there', () => {
  const change = aChange({ shown: shown('a', { meeting_title: 'New', start_timestamp: 'later' }) })
  expect(applyQueued(lists, [change])).toEqual({
    pages: [
      { data: [{ meeting_id: 'a', meeting_title: 'New', meeting_location: null }, { meeting_id: 'b' }] },
    ],
  })
})

it('[WEB78] leaves answers without the meeting as they are, and refused changes out', () => {
  expect(applyQueued(lists, [aChange({ shown: shown('c', { meeting_title: 'New' }) })])).toBe(lists)
  const refused = aChange({ shown: shown('a', { meeting_title: 'New' }), problem: 'No.' })
  expect(applyQueued(lists, [refused])).toBe(lists)
})

it('[WEB78] shows a change of one occurrence at that occurrence alone', () => {
  const both = [
    { meeting_id: 'a', original_start_timestamp: '1', meeting_title: 'Old' },
    { meeting_id: 'a', original_start_timestamp: '2', meeting_title: 'Old' },
  ]
  const change = aChange({
    shown: { ...shown('a', { meeting_title: 'New' }), original_start_timestamp: '2' },
  })
  expect(applyQueued(both, [change])).toEqual([both[0], { ...both[1], meeting_title: 'New' }])
})

function shown(id: string, fields: Readonly<Record<string, unknown>>) {
  return { id_field: 'meeting_id', id, original_start_timestamp: null, fields } as const
}
