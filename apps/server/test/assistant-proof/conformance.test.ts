import { expect, it } from 'vitest'
import { judge } from './conformance.ts'
import { useStandIn } from './stand-ins.ts'

const passes = { id: 'tools-list', status: 'SUCCESS' } as const
const fails = { id: 'tools-list', status: 'FAILURE', errorMessage: 'no list' } as const

it('[AMC1] a check that fails is a problem, unless Meridian does not have what it is about', () => {
  expect(judge('tools-list', [passes])).toEqual({ passed: 1, left_out: [], problems: [] })
  expect(judge('tools-list', [fails]).problems).toEqual(['tools-list: tools-list: FAILURE no list'])
  expect(judge('tools-list', [{ ...fails, status: 'WARNING' }]).problems).toHaveLength(1)
  expect(judge('prompts-list', [fails])).toMatchObject({
    problems: [],
    left_out: [expect.stringContaining('tools alone')],
  })
})

it('[AMC1] the list of what does not apply stays true', () => {
  expect(judge('prompts-list', [passes]).problems).toEqual(['prompts-list passes, and is listed.'])
  const id = 'sep-2549-prompts-list-caching-hints'
  expect(judge('caching', [passes, { ...fails, id }]).problems).toEqual([])
  expect(judge('caching', [{ ...passes, id }]).problems).toEqual([`caching: ${id} passes, and is listed.`])
})

function call(inputResponses: unknown): string {
  const params = { name: 'test_input_required_result_elicitation', inputResponses }
  return JSON.stringify({ method: 'tools/call', params })
}

function answersTo(given: unknown): unknown {
  return JSON.parse(useStandIn(call(given))?.body ?? '').params.inputResponses
}

it('[AMC8] an accepted answer of a scenario is the person’s yes, and a wrong one stays wrong', () => {
  expect(answersTo({ user_name: { action: 'accept', content: { name: 'Alice' } }, more: 1 })).toEqual({
    confirm: { action: 'accept', content: { confirm: true } },
    more: 1,
  })
  expect(answersTo({ user_name: 12_345 })).toEqual({ confirm: 12_345 })
  expect(answersTo({ wrong_key: 1 })).toEqual({ wrong_key: 1 })
  expect(useStandIn(JSON.stringify({ method: 'tools/list' }))).toBeUndefined()
})
