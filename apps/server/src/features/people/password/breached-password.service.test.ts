import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { register, changePassword, createResetLink, setPassword } from '@meridian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someOf } from '../../../../test/every-case.ts'
import { aUserWithRole, tokenOf } from '../../../../test/operators.ts'
import { startTestServer } from '../../../../test/server.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { readConfig, SettingError } from '../../../platform/config/config.ts'
import { isListed } from './breached-password.service.ts'

const folder = temporaryFolder()
const file = `${folder.path}/leaked.txt`
const leaked = Array.from({ length: 3000 }, (_, number) => `leaked password ${number}`)

beforeAll(() => writeList(file, leaked))
afterAll(() => folder[Symbol.dispose]())

function writeList(path: string, passwords: readonly string[], end = '\n'): void {
  const lines = passwords.map((password, at) => `${hash('sha1', password, 'hex').toUpperCase()}:${at + 1}`)
  writeFileSync(
    path,
    lines
      .toSorted()
      .map((line) => line + end)
      .join(''),
  )
}

it('[PPL4] finds each password of the list, and no other', async () => {
  for (const password of someOf(leaked, 4)) {
    expect(await isListed(file, password), password).toBe(true)
    expect(await isListed(file, `${password}!`)).toBe(false)
  }
})

it.each([
  ['a list of one', ['only one'], '\n'],
  ['lines that end as on Windows', leaked.slice(0, 300), '\r\n'],
])('[PPL4] reads %s', async (_, passwords, end) => {
  const path = `${folder.path}/other.txt`
  writeList(path, passwords, end)
  for (const password of passwords) expect(await isListed(path, password)).toBe(true)
  expect(await isListed(path, 'another one')).toBe(false)
})

it('[PPL4] refuses a leaked password at registration, change and link', async () => {
  const server = await startTestServer({ settings: { BREACHED_PASSWORDS: file } })
  try {
    const password = leaked[1234] ?? ''
    const message = expect.stringContaining('in a list of leaked ones')
    const person = { primary_email: 'cleo@people.example', first_name: 'Cleo', last_name: 'Example' }
    const refused = (path: string) => ({ status: 400, errors: [{ path, message }] })
    expect(await server.call(register, { body: { ...person, password } })).toMatchObject(refused('password'))
    const fine = { ...person, password: `${password}, and more` }
    expect((await server.call(register, { body: fine })).status).toBe(201)

    const ada = await server.aPerson()
    const change = { current_password: 'correct horse battery', new_password: password }
    expect(await server.call(changePassword, { body: change }, ada.access_token)).toMatchObject(
      refused('new_password'),
    )
    const admin = await aUserWithRole(server, 'admin')
    const params = { user_id: ada.user_id }
    const { data } = await server.call(createResetLink, { params }, admin.access_token)
    const body = { token: tokenOf(data?.set_password_url), password }
    expect(await server.call(setPassword, { body })).toMatchObject(refused('password'))
  } finally {
    await server.close()
  }
})

it.each([
  ['is not there', `${folder.path}/none.txt`],
  ['is no such list', import.meta.filename],
])('[PPL4] stops the start with a file that %s', (_, BREACHED_PASSWORDS) => {
  expect(() => readConfig({ BREACHED_PASSWORDS }, '/')).toThrow(SettingError)
  expect(() => readConfig({ BREACHED_PASSWORDS }, '/')).toThrow('BREACHED_PASSWORDS')
})
