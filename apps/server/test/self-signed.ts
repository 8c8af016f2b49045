import { generateKeyPairSync, sign } from 'node:crypto'

/** The key and the certificate of a server at 127.0.0.1, which is its own authority. */
export function makeCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from('a program')))))
  const validity = sequence(time(Date.now() - day_ms), time(Date.now() + day_ms))
  const mayBeAuthority = extension(oid(0x55, 0x1d, 0x13), sequence(der(0x01, Buffer.of(0xff))))
  const address = extension(oid(0x55, 0x1d, 0x11), sequence(der(0x87, Buffer.of(127, 0, 0, 1))))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(mayBeAuthority, address)),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', content, privateKey))
  const certificate = sequence(content, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}

const day_ms = 86_400_000

/** A value of X.690: its tag, its length and its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts)
}

function oid(...bytes: readonly number[]): Buffer {
  return der(0x06, Buffer.of(...bytes))
}

function extension(id: Buffer, value: Buffer): Buffer {
  return sequence(id, der(0x04, value))
}

/** UTCTime, as 261124090000Z. */
function time(ms: number): Buffer {
  const text = new Date(ms)
    .toISOString()
    .replaceAll(/[-:T]|\.\d+/g, '')
    .slice(2)
  return der(0x17, Buffer.from(text))
}
