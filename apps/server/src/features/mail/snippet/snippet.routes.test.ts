import {
  createSnippet,
  deleteSnippet,
  type Input,
  listSnippets,
  type SessionUser,
  snippets_max,
  updateSnippet,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../../test/server.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser

beforeEach(async () => {
  ada = await server.aPerson({ first_name: 'Ada' })
  bob = await server.aPerson({ first_name: 'Bob' })
})
afterAll(() => server.close())

type Body = Input<typeof createSnippet>['body']

function create(person: SessionUser, body: Partial<Body> = {}) {
  const snippet = { snippet_name: 'address', snippet_text: 'Pier 4', ...body }
  return server.call(createSnippet, { body: snippet }, person.access_token)
}

async function namesOf({ access_token }: SessionUser): Promise<string[] | undefined> {
  const { data } = await server.call(listSnippets, {}, access_token)
  return data?.map(({ snippet_name }) => snippet_name)
}

describe('[MAIL74] snippets', () => {
  it('are created, listed by name, changed and deleted by their owner', async () => {
    const { status, data } = await create(ada, { snippet_name: 'Größe_2' })
    expect({ status, data }).toEqual({
      status: 201,
      data: { snippet_id: expect.any(String), snippet_name: 'Größe_2', snippet_text: 'Pier 4' },
    })
    await create(ada)
    expect(await namesOf(ada)).toEqual(['address', 'Größe_2'])
    const params = { snippet_id: data?.snippet_id ?? '' }
    const change = { params, body: { snippet_name: 'größe_2', snippet_text: 'Pier 5' } }
    expect((await server.call(updateSnippet, change, ada.access_token)).data).toEqual({
      ...params,
      ...change.body,
    })
    expect((await server.call(deleteSnippet, { params }, ada.access_token)).status).toBe(200)
    expect(await namesOf(ada)).toEqual(['address'])
  })

  it('[API3] are of no other person', async () => {
    const { data } = await create(ada)
    const params = { snippet_id: data?.snippet_id ?? '' }
    const token = bob.access_token
    expect(await namesOf(bob)).toEqual([])
    expect((await server.call(updateSnippet, { params, body: { snippet_text: 'x' } }, token)).status).toBe(
      404,
    )
    expect((await server.call(deleteSnippet, { params }, token)).status).toBe(404)
    expect((await create(bob)).status).toBe(201)
  })

  it('have names of their own', async () => {
    const { data } = await create(ada)
    const again = await create(ada, { snippet_name: 'ADDRESS' })
    expect([again.status, again.errors?.[0]?.path]).toEqual([409, 'snippet_name'])
    await create(ada, { snippet_name: 'other' })
    const params = { snippet_id: data?.snippet_id ?? '' }
    const renamed = await server.call(
      updateSnippet,
      { params, body: { snippet_name: 'Other' } },
      ada.access_token,
    )
    expect([renamed.status, renamed.errors?.[0]?.path]).toEqual([409, 'snippet_name'])
  })

  it.each([
    ['snippet_name', { snippet_name: '' }],
    ['snippet_name', { snippet_name: 'two words' }],
    ['snippet_name', { snippet_name: 'x'.repeat(41) }],
    ['snippet_text', { snippet_text: ' \n' }],
    ['snippet_text', { snippet_text: 'x'.repeat(5001) }],
  ])('[API2] refuse a wrong %s', async (path, about) => {
    const { status, errors } = await create(ada, about)
    expect([status, errors?.[0]?.path]).toEqual([400, path])
  })

  it('are at most a hundred', async () => {
    for (let at = 0; at < snippets_max; at += 1) await create(ada, { snippet_name: `s${at}` })
    const { status, message } = await create(ada, { snippet_name: 'more' })
    expect([status, message]).toEqual([409, 'You have 100 snippets, and more are not possible.'])
    expect(await namesOf(ada)).toHaveLength(snippets_max)
  })

  it('refuse the signed-out', async () => {
    expect((await server.call(listSnippets, {})).status).toBe(401)
    expect(
      (await server.call(createSnippet, { body: { snippet_name: 'a', snippet_text: 'b' } })).status,
    ).toBe(401)
  })
})
