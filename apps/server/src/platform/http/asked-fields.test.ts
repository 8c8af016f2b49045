import { importMeetings, updateTask } from '@meridian/contract'
import { expect, test, vi } from 'vitest'
import { requireFixedFields, requireKnownField } from './asked-fields.ts'

/** A body that reports when its fields are listed, which takes a second for a file of megabytes. */
function aBodyOfFields(fields: Readonly<Record<string, unknown>>) {
  const listed = vi.fn((target: object) => Reflect.ownKeys(target))
  return { body: new Proxy(fields, { ownKeys: listed }), listed }
}

test('the fields of a body are looked up one by one, never listed or copied', () => {
  const { body, listed } = aBodyOfFields({ task_id: 'of-the-task', task_title: 'Call back' })
  requireFixedFields({ ...updateTask, fixed: ['task_id'] }, { body, params: {} }, { task_id: 'of-the-task' })
  expect(() =>
    requireFixedFields({ ...updateTask, fixed: ['task_id'] }, { body, params: {} }, { task_id: 'another' }),
  ).toThrow('task_id')
  expect(listed).not.toHaveBeenCalled()
})

test('the bytes of an uploaded file are no fields', () => {
  const { body, listed } = aBodyOfFields({ 0: 66, 1: 69 })
  requireKnownField(importMeetings, body, body)
  requireFixedFields(importMeetings, { body, params: {} }, { 0: 67 })
  expect(listed).not.toHaveBeenCalled()
})
