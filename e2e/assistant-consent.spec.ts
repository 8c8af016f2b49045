import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listAssistantGrants, updateUser } from '@meridian/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ageSignIns } from './support/authenticator.ts'
import { expectGerman } from './support/german.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

let host: Server
let origin: string

// The program of these journeys: its description, and the page that it returns to.
test.beforeAll(async () => {
  host = createServer((request, reply) => {
    if (request.url === '/client.json') {
      const document = {
        client_id: `${origin}/client.json`,
        client_name: 'Example Assistant',
        redirect_uris: ['http://localhost/back'],
      }
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
    } else {
      reply
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<!doctype html><html lang="en"><title>Back</title><link rel="icon" href="data:,"><p>Back</p></html>',
        )
    }
  })
  await new Promise<void>((done) => host.listen(0, 'localhost', done))
  origin = `http://localhost:${(host.address() as AddressInfo).port}`
})
test.afterAll(() => host.close().closeAllConnections())

function requestFor(baseURL = '', changes: Record<string, string> = {}) {
  const code_verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: `${origin}/client.json`,
    redirect_uri: `${origin}/back`,
    response_type: 'code',
    scope: 'meetings:read meetings:write tasks:read',
    state: 'a-state',
    resource: `${baseURL}/mcp`,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })
  return { code_verifier, path: `/oauth/authorize?${query.toString()}` }
}

/** The answer of the server to the program, which exchanges its code. */
function exchange(
  { request, baseURL }: { readonly request: APIRequestContext; readonly baseURL: string | undefined },
  { code, code_verifier }: { readonly code: string | null; readonly code_verifier: string },
) {
  return request.post(`${baseURL}/oauth/token`, {
    form: {
      grant_type: 'authorization_code',
      code: code ?? '',
      client_id: `${origin}/client.json`,
      redirect_uri: `${origin}/back`,
      code_verifier,
      resource: `${baseURL}/mcp`,
    },
  })
}

async function answerTo(page: Page): Promise<URLSearchParams> {
  await page.waitForURL((url) => url.origin === origin)
  return new URL(page.url()).searchParams
}

test('[AMC30] allows a part by the keyboard alone, and revokes it in the settings', {
  tag: '@whole',
}, async ({ page, request, guard, baseURL }) => {
  guard.expectFailedLoads('403')
  const ada = await aPerson(request, 'Ada')
  await signIn(page, ada)
  await ageSignIns(ada.user.user_id)
  const { path, code_verifier } = requestFor(baseURL)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Allow Example Assistant?' })).toBeVisible()
  await expect(page.getByText(`A program of ${new URL(origin).host} asks`)).toBeVisible()
  await expect(page.getByText('a program on this device')).toBeVisible()
  await expect(page.getByText(`You are logged in as ${ada.user.primary_email}.`)).toBeVisible()
  await expectAccessible(page)
  const boxes = page.getByRole('group', { name: 'What it may do' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(3)

  await boxes.first().focus()
  for (const box of await boxes.all()) {
    await expect(box).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Allow' }).press('Enter')
  await expect(page.getByText('Choose at least one thing that the assistant may do.')).toBeVisible()
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('Space')

  const question = page.getByRole('dialog', { name: "Confirm that it's you" })
  // [WEB149] A press within 50 ms of the refused one is the second half of a double click.
  await expect(async () => {
    await page.getByRole('button', { name: 'Allow' }).press('Enter')
    await expect(question).toBeVisible({ timeout: 2000 })
  }).toPass()
  await question.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await question.getByRole('button', { name: 'Confirm' }).click()
  const answer = await answerTo(page)
  expect([answer.get('state'), answer.get('iss')]).toEqual(['a-state', baseURL])

  const tokens = await exchange({ request, baseURL }, { code: answer.get('code'), code_verifier })
  expect(await tokens.json()).toMatchObject({ token_type: 'Bearer', scope: 'meetings:read' })

  await page.goto('/user/settings?option=13')
  const card = page.getByRole('region', { name: 'Assistants with access' })
  await expect(card.getByText('Example Assistant')).toBeVisible()
  await expect(card.getByText('See your meetings and invitations')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Revoke Example Assistant' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(card.getByText('No assistant has access')).toBeVisible()
  expect(await ada.call(listAssistantGrants, {})).toEqual([])
})

test('[AMC30] [AMC19] goes back with access_denied, and shows what is wrong without going anywhere', {
  tag: '@whole',
}, async ({ page, request, guard, baseURL }) => {
  guard.expectFailedLoads('400')
  const ada = await aPerson(request, 'Ada')
  await signIn(page, ada)
  await page.goto(requestFor(baseURL).path)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const answer = await answerTo(page)
  expect([answer.get('error'), answer.get('code')]).toEqual(['access_denied', null])

  const elsewhere = requestFor(baseURL, { redirect_uri: 'https://elsewhere.example/back' })
  await page.goto(elsewhere.path)
  await expect(page.getByRole('heading', { name: "This can't be allowed" })).toBeVisible()
  await expect(page.getByText('is not one of this program')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Back/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(requestFor(baseURL, { code_challenge_method: 'plain' }).path)
  await expect(page.getByText('code_challenge_method S256')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Example Assistant' }).click()
  expect((await answerTo(page)).get('error')).toBe('invalid_request')
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  test('[WEB98] [AMC30] asks, refuses and lists without a word of English', { tag: '@whole' }, async ({
    page,
    request,
    guard,
    baseURL,
  }) => {
    guard.expectFailedLoads('400')
    const jana = await aPerson(request, 'Jana')
    const user = await jana.call(updateUser, { body: { language: 'de' } })
    await signIn(page, { ...jana, user: { ...jana.user, ...user } })
    const elsewhere = requestFor(baseURL, { redirect_uri: 'https://elsewhere.example/back' })
    await page.goto(elsewhere.path)
    await expect(page.getByRole('heading', { name: 'Das lässt sich nicht erlauben' })).toBeVisible()
    await expectGerman(page)

    const { path, code_verifier } = requestFor(baseURL, { state: 'ein-zustand' })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Example Assistant erlauben?' })).toBeVisible()
    await expectGerman(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Erlauben' }).click()
    const answer = await answerTo(page)
    expect(answer.get('state')).toBe('ein-zustand')
    const tokens = await exchange({ request, baseURL }, { code: answer.get('code'), code_verifier })
    expect(tokens.status()).toBe(200)

    await page.goto('/user/settings?option=13')
    const card = page.getByRole('region', { name: 'Assistenten mit Zugriff' })
    await expect(card.getByText('Example Assistant')).toBeVisible()
    await expectGerman(page)
    await expectAccessible(page)
  })
})
