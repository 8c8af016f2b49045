import type { PasskeyAssertion } from '@meridian/contract'
import { z } from 'zod'
import type { Config } from '../../../platform/config/config.ts'
import type { AppError } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/log.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { consumeChallenge, sign_in_purpose } from './challenge.service.ts'
import { findPasskey, updatePasskeyUse } from './passkey.queries.ts'
import type { WayInConfig } from '../session/way-in.rules.ts'
import type { RelyingParty } from './relying-party.rules.ts'

export interface PasskeyTools {
  readonly db: Db
  readonly box: SecretBox
  readonly config: WayInConfig & Pick<Config, 'mail'>
  readonly log: Log
  readonly now: Date
  readonly relyingParty: RelyingParty
}

/** EdDSA, ES256 and RS256: what authenticators in use have between them, as COSE identifiers. */
export const algorithms = [-8, -7, -257]

export interface NewCredential {
  readonly credential_id: string
  readonly client_data: string
  readonly attestation_object: string
}

/** The new credential's key, where it answers a challenge of that purpose. Throws `refused()` for a response that is wrong in any way. */
export async function verifyCreation(
  { db, box, log, now, relyingParty }: PasskeyTools,
  purpose: string,
  { credential_id, client_data, attestation_object }: NewCredential,
  refused: () => AppError,
) {
  const challenge = await takeChallenge({ db, box, now }, purpose, client_data)
  const registration = await orUndefined(log, async () => {
    await requireNoCertificate(attestation_object)
    const { verifyRegistrationResponse } = await library()
    return verifyRegistrationResponse({
      response: {
        id: credential_id,
        rawId: credential_id,
        type: 'public-key',
        response: { clientDataJSON: client_data, attestationObject: attestation_object },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
  })
  if (!registration?.verified) throw refused()
  const { credential, credentialBackedUp } = registration.registrationInfo
  // What is stored is the id that the authenticator signed, and it must be the one that the browser names.
  if (credential.id !== credential_id) throw refused()
  return {
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    is_synced: credentialBackedUp,
  }
}

/** The passkey that signed the challenge, with its person. Throws `refused()` for a response that is wrong in any way. */
export async function verifyAssertion(
  { db, box, log, now, relyingParty }: PasskeyTools,
  { credential_id, client_data, authenticator_data, signature }: PasskeyAssertion,
  refused: () => AppError,
) {
  const passkey = await findPasskey(db, Buffer.from(credential_id, 'base64url'))
  if (!passkey) {
    log.info({ reason: 'unknown passkey' }, 'passkey refused')
    throw refused()
  }
  const { verifyAuthenticationResponse } = await library()
  const challenge = await takeChallenge({ db, box, now }, sign_in_purpose, client_data)
  const id = passkey.credential_id.toString('base64url')
  const authentication = await orUndefined(log, () =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
      requireUserVerification: true,
    }),
  )
  if (!authentication?.verified) throw refused()
  const { newCounter: sign_count, credentialBackedUp: is_synced } = authentication.authenticationInfo
  const { passkey_id } = passkey
  if (!(await updatePasskeyUse(db, { passkey_id, sign_count, is_synced, now }))) {
    log.warn({ passkey_id }, 'passkey refused: its counter went back')
    throw refused()
  }
  return passkey
}

/**
 * The library follows the addresses of revocation lists in certificates, which a caller would choose. Browsers
 * send none, because none is requested.
 */
async function requireNoCertificate(attestation_object: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestation_object, 'base64url')))
  const format = attestation.get('fmt')
  const isBare = format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'))
  if (!isBare) throw new Error('The attestation has a certificate, which is not requested.')
}

/** The challenge that was answered, used up; for one that does not count, a text that none is equal to. */
async function takeChallenge(
  tools: Pick<PasskeyTools, 'db' | 'box' | 'now'>,
  purpose: string,
  client_data: string,
): Promise<string> {
  const challenge = challengeIn(client_data)
  const counts = challenge !== undefined && (await consumeChallenge(tools, purpose, challenge))
  return counts ? challenge : 'none'
}

const ClientData = z.object({ challenge: z.string().max(200) })

function challengeIn(client_data: string): string | undefined {
  try {
    return ClientData.safeParse(JSON.parse(Buffer.from(client_data, 'base64url').toString('utf8'))).data
      ?.challenge
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The library throws for everything that a caller can do wrong. Its messages quote the caller, the log does not. */
async function orUndefined<Result>(log: Log, verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('"')[0] : 'unknown'
    log.info({ reason }, 'passkey refused')
    return undefined
  }
}

/** Loading it takes a fifth of a second, so only a process that verifies a passkey loads it. */
function library() {
  return import('@simplewebauthn/server')
}
