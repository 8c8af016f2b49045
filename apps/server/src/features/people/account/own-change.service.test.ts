import * as contract from '@meridian/contract'
import type { SessionUser } from '@meridian/contract'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMailingServer } from '../../../../test/mailing-server.ts'
import { ownChangeWords, type OwnChange } from './own-change.rules.ts'

// The night in which clocks go back in Lord Howe; there it is 01:45 for the second time.
const now = '2026-04-04T15:15:00.000Z'
const password = 'correct horse battery'
const changes = [
  'passkey_created',
  'passkey_deleted',
  'second_factor_turned_on',
  'second_factor_turned_off',
  'recovery_codes_created',
  'recovery_code_used',
  'password_changed',
  'password_set',
  'identity_linked',
  'identity_unlinked',
  'api_token_created',
  'app_password_created',
  'assistant_allowed',
  'webhook_created',
  'webhook_changed',
  'webhook_secret_replaced',
  'webhook_deleted',
] as const satisfies readonly OwnChange[]
let mailing: Awaited<ReturnType<typeof startMailingServer>>
let ada: SessionUser

beforeEach(async () => {
  mailing = await startMailingServer({ now })
  ada = await mailing.server.aPerson({ first_name: 'Ada' })
})
afterEach(() => mailing.close())

function update(columns: { timezone?: string; language?: string; address_confirmed_at?: null }) {
  return mailing.server.db.updateTable('app_user').set(columns).where('user_id', '=', ada.user_id).execute()
}

function ask(endpoint: contract.Endpoint, body?: object) {
  return mailing.server.call<contract.Endpoint>(endpoint, body ? { body } : {}, ada.access_token)
}

async function subjects(): Promise<string[]> {
  return (await mailing.mailsAfter(1)).map(({ subject }) => subject).toSorted()
}

it('[SGN22] mails each change once to the address of the account', async () => {
  const { data: setup } = await mailing.server.call(contract.startSecondFactor, {}, ada.access_token)
  const code = new TOTP({ secret: setup?.secret ?? '' }).generate({ timestamp: Date.parse(now) })
  expect(await subjects()).toEqual([])
  const { data: on } = await mailing.server.call(
    contract.turnOnSecondFactor,
    { body: { code } },
    ada.access_token,
  )
  expect(await subjects()).toEqual(['Two-step sign-in was turned on'])
  const { data: needed } = await mailing.server.call(contract.login, {
    body: { primary_email: ada.primary_email, password },
  })
  const { sign_in_token } = contract.CodeNeeded.parse(needed)
  const recovery = { sign_in_token, code: on?.recovery_codes[0] ?? '' }
  expect((await mailing.server.call(contract.completeSignIn, { body: recovery })).status).toBe(200)
  await ask(contract.createRecoveryCodes)
  await ask(contract.turnOffSecondFactor)
  expect(await subjects()).toEqual([
    'A recovery code was used to sign in',
    'New recovery codes were made',
    'Two-step sign-in was turned off',
  ])
  await ask(contract.createApiToken, { program_name: 'Backup', scopes: ['meetings:read'], valid_days: 30 })
  await ask(contract.createAppPassword, { program_name: 'Phone', purpose: 'calendar' })
  expect(await subjects()).toEqual(['An API token was created', 'An app password was created'])
  await ask(contract.changePassword, { current_password: password, new_password: 'another horse battery' })
  expect(await subjects()).toEqual(['Your password was changed'])
  expect(await subjects()).toEqual([])
})

it('[SGN22] tells nothing of what was refused', async () => {
  await ask(contract.changePassword, { current_password: 'wrong', new_password: 'another horse battery' })
  await ask(contract.turnOnSecondFactor, { code: '000000' })
  await ask(contract.turnOffSecondFactor)
  expect(await subjects()).toEqual([])
})

it.each([
  ['Australia/Lord_Howe', 'Sunday, 5 April 2026, 01:45 (Lord Howe Island, Lord Howe Standard Time)'],
  ['Asia/Kathmandu', 'Saturday, 4 April 2026, 21:00 (Kathmandu, Nepal Time)'],
  ['America/St_Johns', 'Saturday, 4 April 2026, 12:45 (St. John’s, Newfoundland Daylight Time)'],
  ['Pacific/Apia', 'Sunday, 5 April 2026, 04:15 (Apia, Samoa Standard Time)'],
])('[SGN22] names the moment on the clock of %s, the thing, and no link', async (timezone, moment) => {
  await mailing.server.db
    .updateTable('app_user')
    .set({ timezone, time_format: '24' })
    .where('user_id', '=', ada.user_id)
    .execute()
  await ask(contract.createAppPassword, { program_name: 'Phone', purpose: 'calendar' })
  const [mail] = await mailing.mailsAfter(1)
  expect(mail?.to).toBe(ada.primary_email)
  expect(mail?.text).toContain(moment)
  expect(mail?.text).toContain('The app password “Phone” was created.')
  expect(mail?.text).toContain('log out everywhere')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/https?:|href/)
})

it('[SGN22] sends nothing to an address that is not confirmed', async () => {
  await update({ address_confirmed_at: null })
  await ask(contract.createAppPassword, { program_name: 'Phone', purpose: 'calendar' })
  expect(await subjects()).toEqual([])
})

it('[SGN22] sends ten mails about the same change in a day, the last of which says so, and others besides', async () => {
  const make = () => ask(contract.createAppPassword, { program_name: 'Phone', purpose: 'calendar' })
  for (let made = 0; made < 9; made += 1) await make()
  for (const { text } of await mailing.mailsAfter(1)) expect(text).not.toContain('no further mails')
  await Promise.all([make(), make(), make()])
  const last = await mailing.mailsAfter(1)
  expect(last.map(({ text }) => text.includes('no further mails about changes of this kind'))).toEqual([true])
  await ask(contract.createApiToken, { program_name: 'Backup', scopes: ['meetings:read'], valid_days: 30 })
  expect(await subjects()).toEqual(['An API token was created'])
})

it('[SGN22] writes in the language of the person', async () => {
  await update({ language: 'de' })
  await ask(contract.createAppPassword, { program_name: 'Telefon', purpose: 'calendar' })
  const [mail] = await mailing.mailsAfter(1)
  expect(mail?.subject).toBe('Ein App-Passwort wurde erstellt')
  expect(mail?.text).toContain('Das App-Passwort „Telefon“ wurde erstellt.')
})

it.each(changes)('[SGN22] has a mail about %s in English and German', (change) => {
  const details = { passkey_name: 'Blue key' }
  const [english, german] = ['en', 'de'].map((spoken) => ownChangeWords(change, details, { spoken }))
  for (const words of [english, german]) expect(words?.sentence).not.toMatch(/[{}]/)
  expect(german?.subject).not.toBe(english?.subject)
  expect(german?.sentence).not.toBe(english?.sentence)
})
