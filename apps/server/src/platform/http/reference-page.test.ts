import { endpoints } from '@meridian/contract'
import { openApiDocument } from '@meridian/contract/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { version } from '../config/version.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('[API35]', () => {
  it('is made of files of our own, without a script in the page', async () => {
    const page = await server.send({ method: 'GET', path: '/reference' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).not.toMatch(/<script[^>]*>(?!<\/script>)|style=|\son\w+=/)
    const files = [...page.text.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, path = '']) => path)
    expect(files).toHaveLength(3)
    for (const path of files) {
      expect(path).toMatch(/^\/reference\/[\w.-]+$/)
      const file = await server.send({ method: 'GET', path })
      expect(file.headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/)
      expect(file.text.length).toBeGreaterThan(100)
    }
  })

  it('[API28] shows the document that describes every endpoint', async () => {
    const { text } = await server.send({ method: 'GET', path: '/v1/openapi.json' })
    const document = JSON.parse(text)
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(version))))
    const described = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods))
    expect(described).toHaveLength(endpoints.length)
  })
})
