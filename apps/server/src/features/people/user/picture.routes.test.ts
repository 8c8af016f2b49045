import { deleteOwnAccount, deletePicture, getUser, type SessionUser, uploadPicture } from '@meridian/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function upload({ access_token }: SessionUser, file: Buffer, type = 'image/png') {
  const reply = await server.app.inject({
    method: 'POST',
    url: uploadPicture.path,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': type },
    payload: file,
  })
  return { status: reply.statusCode, body: reply.json() }
}

function read(path: string | null | undefined) {
  return server.app.inject({ method: 'GET', url: path ?? '/nowhere' })
}

/** Red on the left, blue on the right, so that turning and cutting show. */
function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3, background: 'blue' } as const
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: half }, left: width / 2, top: 0 },
  ])
}

async function colourAt(content: Buffer, left: number, top: number) {
  const pixel = await sharp(content)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [red = 0, , blue = 0] = pixel
  return red > blue ? 'red' : 'blue'
}

describe('[PPL42]', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('draws a %s anew, square and small', async (format) => {
    const person = await server.aPerson()
    const file = await halves(900, 600).toFormat(format).toBuffer()
    const { status, body } = await upload(person, file, `image/${format}`)
    expect(status).toBe(201)
    const { rawPayload } = await read(body.data.profile_picture)
    const { format: kept, width, height } = await sharp(rawPayload).metadata()
    expect({ kept, width, height }).toEqual({ kept: 'webp', width: 256, height: 256 })
    expect(await colourAt(rawPayload, 20, 128)).toBe('red')
    expect(await colourAt(rawPayload, 236, 128)).toBe('blue')
  })

  it('turns it upright and keeps no place and no camera', async () => {
    const person = await server.aPerson()
    const file = await halves(600, 600)
      .withExif({
        IFD0: { Make: 'Made-up camera', Copyright: 'Mara Example' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(file.toString('latin1')).toContain('Made-up camera')
    const { body } = await upload(person, file, 'image/jpeg')
    const { rawPayload } = await read(body.data.profile_picture)
    expect(rawPayload.toString('latin1')).not.toMatch(/Made-up|Mara|Exif|XMP|ICCP/)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(await colourAt(rawPayload, 128, 20)).toBe('red')
    expect(await colourAt(rawPayload, 128, 236)).toBe('blue')
  })
})

describe('[PPL43]', () => {
  const png = halves(300, 300).png().toBuffer()

  it.each<[string, () => Promise<Buffer>]>([
    ['nothing', async () => Buffer.alloc(0)],
    ['text', async () => Buffer.from('hello')],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a GIF', () => halves(20, 20).gif().toBuffer()],
    ['a TIFF', () => halves(20, 20).tiff().toBuffer()],
    ['a cut file', async () => (await png).subarray(0, 300)],
    ['a spoiled file', async () => Buffer.concat([(await png).subarray(0, 60), Buffer.alloc(400, 7)])],
    [
      'a small file of too many pixels',
      () =>
        sharp({ create: { width: 7100, height: 7100, channels: 3, background: 'red' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])('refuses %s at its field', async (_, make) => {
    const person = await server.aPerson()
    await upload(person, await png)
    const { data: before } = await server.call(getUser, {}, person.access_token)
    const { status, body } = await upload(person, await make())
    expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path: 'picture' })
    expect((await server.call(getUser, {}, person.access_token)).data).toEqual(before)
  })

  it('refuses what is too large, or of another type', async () => {
    const person = await server.aPerson()
    expect((await upload(person, Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413)
    for (const type of ['image/svg+xml', 'image/gif', 'text/plain', 'text/calendar', 'application/json'])
      expect([400, 415]).toContain((await upload(person, Buffer.from('hello'), type)).status)
    expect((await server.call(getUser, {}, person.access_token)).data?.profile_picture).toBeNull()
  })
})

describe('[PPL44]', () => {
  it('serves a picture for good at an address that changes with it', async () => {
    const person = await server.aPerson()
    const first = await upload(person, await halves(300, 300).png().toBuffer())
    const address: string = first.body.data.profile_picture
    expect(address).toMatch(new RegExp(`^/v1/user/picture/${person.user_id}/[\\w-]{43}$`))
    const served = await read(address)
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const second = await upload(person, await halves(300, 300).negate().png().toBuffer())
    expect(second.body.data.profile_picture).not.toBe(address)
    expect((await read(address)).statusCode).toBe(404)
    expect((await read(second.body.data.profile_picture)).statusCode).toBe(200)
  })

  it('knows no other address', async () => {
    const person = await server.aPerson()
    const stranger = await server.aPerson()
    const { body } = await upload(person, await halves(300, 300).png().toBuffer())
    const hash = String(body.data.profile_picture).split('/').at(-1)
    expect((await read(`/v1/user/picture/${stranger.user_id}/${hash}`)).statusCode).toBe(404)
    expect((await read(`/v1/user/picture/${person.user_id}/${'A'.repeat(43)}`)).statusCode).toBe(404)
    expect((await read(`/v1/user/picture/${person.user_id}/x`)).statusCode).toBe(400)
  })
})

describe('[PPL45]', () => {
  it('removes the bytes with the picture and with the account', async () => {
    const person = await server.aPerson()
    const rows = () =>
      server.db
        .selectFrom('profile_picture')
        .select('user_id')
        .where('user_id', '=', person.user_id)
        .execute()
    const { body } = await upload(person, await halves(300, 300).png().toBuffer())
    const removed = await server.call(deletePicture, {}, person.access_token)
    expect(removed).toMatchObject({ status: 200, data: { profile_picture: null } })
    expect((await read(body.data.profile_picture)).statusCode).toBe(404)
    expect(await rows()).toEqual([])
    expect((await server.call(deletePicture, {}, person.access_token)).status).toBe(200)

    await upload(person, await halves(300, 300).png().toBuffer())
    const gone = { body: { password: 'correct horse battery' } }
    expect((await server.call(deleteOwnAccount, gone, person.access_token)).status).toBe(200)
    expect(await rows()).toEqual([])
  })
})
