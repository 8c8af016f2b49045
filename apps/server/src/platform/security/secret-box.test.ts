import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startChild } from '../../../test/child.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { SettingError } from '../config/config.ts'
import { makeSecretBox, openSecretBox, SealError } from './secret-box.ts'

const key = 'k'.repeat(32)
const module = fileURLToPath(new URL('secret-box.ts', import.meta.url))

it('[RUN32] opens what it sealed, whatever it is, and never seals twice alike', () => {
  const box = makeSecretBox(key)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, owner) => {
      const sealed = box.seal(secret, owner)
      expect(box.open(sealed, owner)).toBe(secret)
      expect(sealed.equals(box.seal(secret, owner))).toBe(false)
      if (secret.length > 3) expect(sealed.includes(secret)).toBe(false)
    }),
  )
})

it('[RUN32] opens nothing with another key, for another owner, or with one bit changed', () => {
  const box = makeSecretBox(key)
  const sealed = box.seal('a token', 'ada')
  expect(() => makeSecretBox('o'.repeat(32)).open(sealed, 'ada')).toThrow(SealError)
  expect(() => box.open(sealed, 'bob')).toThrow(SealError)
  for (let index = 0; index < sealed.length; index += 1) {
    const altered = Buffer.from(sealed)
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index)
    expect(() => box.open(altered, 'ada')).toThrow(SealError)
    expect(() => box.open(sealed.subarray(0, index), 'ada')).toThrow(SealError)
  }
})

it('[RUN34] signs a text for a purpose, the same each time, and differently with another key, text or purpose', () => {
  const box = makeSecretBox(key)
  const signature = box.sign('one', 'answers').toString('hex')
  expect(signature).toMatch(/^[0-9a-f]{64}$/)
  expect(makeSecretBox(key).sign('one', 'answers').toString('hex')).toBe(signature)
  const others = [
    makeSecretBox(`another ${key}`).sign('one', 'answers'),
    box.sign('two', 'answers'),
    box.sign('one', 'answer'),
    box.sign('sone', 'answer'),
  ].map((other) => other.toString('hex'))
  expect(new Set([signature, ...others]).size).toBe(5)
})

it('[RUN33] keeps a key of its own in the data folder, closed to others, and uses it again', () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'not', 'there')
  const sealed = openSecretBox({ secretKey: undefined, dataDir }).seal('a token', 'ada')
  expect(openSecretBox({ secretKey: undefined, dataDir }).open(sealed, 'ada')).toBe('a token')
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(() => openSecretBox({ secretKey: key, dataDir }).open(sealed, 'ada')).toThrow(SealError)
})

it('[RUN33] refuses a key that is too short, in one line without the key', () => {
  using folder = temporaryFolder()
  const short = 'short'.repeat(6)
  expect(() => openSecretBox({ secretKey: short, dataDir: folder.path })).toThrow(
    /^The setting SECRET_KEY is wrong/,
  )
  writeFileSync(join(folder.path, 'secret-key'), `${short}\n`)
  chmodSync(join(folder.path, 'secret-key'), 0o600)
  const open = () => openSecretBox({ secretKey: undefined, dataDir: folder.path })
  expect(open).toThrow(SettingError)
  expect(open).not.toThrow(short)
})

it('[RUN33] makes one key where several processes start at once @whole', async () => {
  using folder = temporaryFolder()
  await using stack = new AsyncDisposableStack()
  const program = `import(${JSON.stringify(module)}).then(({ openSecretBox }) => {
    openSecretBox({ secretKey: undefined, dataDir: process.argv[1] })
    console.log('key', require('node:fs').readFileSync(process.argv[1] + '/secret-key', 'utf8').trim())
  })`
  const processes = Array.from({ length: 4 }, () =>
    stack.use(startChild(process.execPath, ['-e', program, folder.path])),
  )
  const keys = await Promise.all(processes.map(async (child) => (await child.waitFor(/^key (.+)$/))[1]))
  expect(new Set(keys)).toEqual(new Set([readFileSync(join(folder.path, 'secret-key'), 'utf8').trim()]))
  expect(readdirSync(folder.path)).toEqual(['secret-key'])
})
