import { describe, expect, it } from 'vitest'
import { mailHostsOf } from '../config/mail-hosts-config.ts'
import { findMailServer } from './mail-hosts.ts'

const any = mailHostsOf('*')

function resolving(...addresses: string[]) {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

function find(host: string, addresses: string[], hosts = any, port = 993) {
  return findMailServer(hosts, { host, port }, resolving(...addresses))
}

function failing(): Promise<never> {
  return Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
}

describe('[CON86] the setting IMAP_HOSTS', () => {
  it.each([undefined, '', ' , '])('offers nothing where it names nothing: %j', (setting) => {
    expect(mailHostsOf(setting)).toBeUndefined()
  })

  it.each([
    [
      'Mail.Example.org, imap.example.net',
      { names: ['mail.example.org', 'imap.example.net'], isAnyPublic: false },
    ],
    ['*', { names: [], isAnyPublic: true }],
    ['10.0.0.5,*', { names: ['10.0.0.5'], isAnyPublic: true }],
  ])('names servers: %s', (setting, hosts) => {
    expect(mailHostsOf(setting)).toEqual(hosts)
  })

  it.each(['https://mail.example.org', 'mail.example.org:993', 'mail example', '*.example.org'])(
    'stops the start with one line where it cannot be read: %s',
    (setting) => {
      expect(() => mailHostsOf(setting)).toThrow('IMAP_HOSTS is wrong')
    },
  )
})

describe('[CON86] a server', () => {
  it('is called by the address that was looked at', async () => {
    expect(await find('mail.example.org', ['2600::1', '93.184.215.14'])).toEqual({
      kind: 'found',
      ip_address: '93.184.215.14',
      isHere: false,
    })
  })

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['172.31.255.255'],
    ['192.168.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::1'],
    ['::'],
    ['::ffff:10.0.0.1'],
    ['::ffff:a9fe:a9fe'],
    ['64:ff9b::a00:1'],
    ['2002:a00:1::1'],
    ['fd00::1'],
    ['fe80::1'],
    ['fec0::1'],
    ['ff02::1'],
    ['100::1'],
    ['100:0:0:1::1'],
    ['64:ff9b:1::a00:1'],
    ['::ffff:0:a00:1'],
    ['::a00:1'],
    ['2001::1'],
    ['2001:10::1'],
    ['2001:20::1'],
    ['2001:db8::1'],
    ['3ffe::1'],
    ['3fff::1'],
    ['5f00::1'],
    ['4000::1'],
    ['192.0.0.8'],
    ['192.31.196.1'],
    ['192.52.193.1'],
    ['192.175.48.1'],
    ['192.88.99.1'],
    ['240.0.0.1'],
    ['2620:4f:8000::1'],
    // One address that leads inside is enough.
    ['93.184.215.14', '10.0.0.1'],
  ])('is not called inside of the operator’s network unless it is named: %s', async (...addresses) => {
    expect(await find('mail.example.org', addresses)).toEqual({ kind: 'forbidden' })
    const named = mailHostsOf('mail.example.org')
    expect(await find('mail.example.org', addresses, named)).toMatchObject({ kind: 'found' })
  })

  it('is not called by an address that leads inside', async () => {
    for (const host of ['127.0.0.1', '10.0.0.1', '::1', 'fd00::1']) {
      expect(await find(host, [])).toEqual({ kind: 'forbidden' })
    }
    expect(await find('127.0.0.1', [], mailHostsOf('127.0.0.1'))).toMatchObject({
      kind: 'found',
      isHere: true,
    })
  })

  it('is not called where the list does not name it, or there is none', async () => {
    expect(await find('other.example.org', ['93.184.215.14'], mailHostsOf('mail.example.org'))).toEqual({
      kind: 'forbidden',
    })
    expect(await findMailServer(undefined, { host: 'mail.example.org', port: 993 })).toEqual({
      kind: 'forbidden',
    })
  })

  it('is called at the ports of mail alone, unless it is named', async () => {
    expect(await find('mail.example.org', ['93.184.215.14'], any, 6379)).toEqual({ kind: 'odd_port' })
    expect(
      await find('mail.example.org', ['93.184.215.14'], mailHostsOf('mail.example.org'), 6379),
    ).toMatchObject({
      kind: 'found',
    })
  })

  it('is unknown where DNS does not know its name', async () => {
    expect(await find('mail.example.org', [])).toEqual({ kind: 'unknown' })
    expect(await findMailServer(any, { host: 'mail.example.org', port: 993 }, failing)).toEqual({
      kind: 'unknown',
    })
  })
})

it.each(['93.184.215.14', '2600:1406:bc00:53::b81e:94ce', '2a00:1450:4001:80e::200e', '2400:cb00:2048::1'])(
  '[CON86] a public address is called: %s',
  async (address) => {
    expect(await find('mail.example.org', [address])).toMatchObject({ kind: 'found', ip_address: address })
  },
)
