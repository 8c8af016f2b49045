import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '@meridian/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a made-up authenticator does otherwise than a real one would. */
interface Deviation {
  readonly origin?: string
  readonly relying_party_id?: string
  readonly challenge?: string
  readonly type?: string
  readonly isVerified?: boolean
  readonly sign_count?: number
}

/** A software authenticator: an ES256 key that answers challenges as a browser hands them to it. */
export function makeAuthenticator({
  origin = 'https://meet.example.com',
  counts = true,
}: {
  readonly origin?: string
  readonly counts?: boolean
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const credential_id = credential.toString('base64url')
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  )
  let used = 0

  const headOf = (id: string, { isVerified = true, sign_count = counts ? used : 0 }, isNew: boolean) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(sign_count)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    return Buffer.concat([createHash('sha256').update(id).digest(), Buffer.of(flags), count])
  }

  return {
    credential_id,

    /** The body that makes a passkey. */
    create(
      options: PasskeyCreation,
      passkey_name: string,
      {
        format = 'none',
        statement = new Map<string, unknown>(),
        ...other
      }: Deviation & {
        readonly format?: string
        readonly statement?: Map<string, unknown>
      } = {},
    ) {
      const id = other.relying_party_id ?? options.relying_party_id
      const length = Buffer.from([0, credential.length])
      const authData = Buffer.concat([headOf(id, other, true), Buffer.alloc(16), length, credential, cose])
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ])
      const client_data = clientDataOf(
        other.type ?? 'webauthn.create',
        other.challenge ?? options.challenge,
        other.origin ?? origin,
      )
      return {
        passkey_name,
        credential_id,
        client_data: client_data.toString('base64url'),
        // The library's type knows no nested maps, its encoder does.
        attestation_object: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      }
    },

    /** Signs the challenge. */
    sign(options: PasskeyRequest, other: Deviation = {}): PasskeyAssertion {
      used += 1
      const head = headOf(other.relying_party_id ?? options.relying_party_id, other, false)
      const client_data = clientDataOf(
        other.type ?? 'webauthn.get',
        other.challenge ?? options.challenge,
        other.origin ?? origin,
      )
      const signed = Buffer.concat([head, createHash('sha256').update(client_data).digest()])
      return {
        credential_id,
        client_data: client_data.toString('base64url'),
        authenticator_data: head.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}
