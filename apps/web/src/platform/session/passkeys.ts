import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '@meridian/contract'
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { t } from '../text/text.ts'

export {
  browserSupportsWebAuthn as hasPasskeySupport,
  browserSupportsWebAuthnAutofill as hasAutofillSupport,
} from '@simplewebauthn/browser'

/** Has the browser make a passkey. */
export async function makePasskey(options: PasskeyCreation) {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: options.challenge,
      rp: { id: options.relying_party_id, name: options.relying_party_name },
      user: {
        id: options.user_handle,
        name: options.user_name,
        displayName: options.user_display_name,
      },
      pubKeyCredParams: options.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: options.known_credentials.map(({ credential_id }) => ({
        id: credential_id,
        type: 'public-key',
      })),
      // The browser has to find the passkey without being told whose it is.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: options.timeout_ms,
    },
  })
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** Has the browser sign with a passkey of the person's choice: in a dialog, or among the proposals of the address field. */
export async function signWithPasskey(
  options: PasskeyRequest,
  { isAutofill = false }: { readonly isAutofill?: boolean } = {},
): Promise<PasskeyAssertion> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: options.challenge,
      rpId: options.relying_party_id,
      userVerification: 'required',
      timeout: options.timeout_ms,
    },
    useBrowserAutofill: isAutofill,
  })
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
}

/** Ends what the browser is asking for; its promise rejects. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** What the browser could not do, in words; null where the person just closed its dialog, or it was cancelled. */
export function passkeyProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return t('Your browser could not use a passkey. Please try again.')
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return null
  // A browser words its own in English, whatever the language.
  if (error instanceof DOMException) return t('Your browser could not use a passkey. Please try again.')
  if (!(error instanceof WebAuthnError)) return error.message
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('This device already has a passkey for your account.')
  if (error.code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')
    return t("This device can't check that it is you. Set up a screen lock or PIN, or use another device.")
  return t('Your browser could not use a passkey. Please try again.')
}
