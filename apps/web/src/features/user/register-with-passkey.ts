import { registerWithPasskey, startPasskeyRegistration } from '@meridian/contract'
import { call } from '../../platform/api/api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { makePasskey, passkeyProblem } from '../../platform/session/passkeys.ts'
import { browserZone } from '../../platform/session/session.ts'
import { suggestedName } from '../../platform/session/sign-in-words.ts'
import { browserLanguage } from '../../platform/text/language.ts'
import { t } from '../../platform/text/text.ts'

interface Newcomer {
  readonly first_name: string
  readonly last_name: string
  readonly primary_email: string
}

/** Makes a passkey and the account that it opens. Throws ApiError, and an Error in words for what the browser could not do. */
export async function registerByPasskey(newcomer: Newcomer): Promise<void> {
  const options = await call(startPasskeyRegistration, { body: newcomer })
  const made = await make(options)
  const about = { timezone: browserZone(), ...browserLanguage() }
  const passkey = { user_handle: options.user_handle, passkey_name: suggestedName(undefined), ...made }
  await call(registerWithPasskey, { body: { ...newcomer, ...about, ...passkey } })
}

async function make(options: Parameters<typeof makePasskey>[0]) {
  try {
    return await makePasskey(options)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new Error(passkeyProblem(error) ?? t('No passkey was added. Try again when you are ready.'), {
      cause: error,
    })
  }
}
