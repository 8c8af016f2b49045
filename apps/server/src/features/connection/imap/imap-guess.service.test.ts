import { expect, it } from 'vitest'
import { mailHostsOf } from '../../../platform/config/mail-hosts-config.ts'
import { guessServers, type Names } from './imap-guess.service.ts'

const any = mailHostsOf('*')

/** Names as a made-up world knows them. */
function knowing({
  services = {},
  hosts = [],
}: {
  services?: Record<string, [name: string, port: number]>
  hosts?: string[]
}): Names {
  return {
    resolveSrv: async (asked) => {
      const found = services[asked]
      if (!found) throw unknown()
      return [
        { name: 'second.example.org', port: 1, priority: 20 },
        { name: found[0], port: found[1], priority: 10 },
      ]
    },
    lookup: async (host) => {
      if (!hosts.includes(host)) throw unknown()
      return {}
    },
  }
}

it('[CON102] takes the servers that a domain names', async () => {
  const services = {
    '_imaps._tcp.example.org': ['Imap.example.org', 993],
    '_submission._tcp.example.org': ['send.example.org', 587],
  } satisfies Record<string, [string, number]>
  expect(await guessServers(any, 'ada@Example.org', knowing({ services }))).toEqual({
    imap_host: 'imap.example.org',
    imap_port: 993,
    imap_security: 'tls',
    smtp_host: 'send.example.org',
    smtp_port: 587,
    smtp_security: 'starttls',
  })
  const withTls = {
    ...services,
    '_submissions._tcp.example.org': ['send.example.org', 465],
  } satisfies typeof services & Record<string, [string, number]>
  expect(await guessServers(any, 'ada@example.org', knowing({ services: withTls }))).toMatchObject({
    smtp_port: 465,
    smtp_security: 'tls',
  })
})

it('[CON102] tries the usual names where the domain has no records', async () => {
  const names = knowing({ hosts: ['mail.example.org', 'smtp.example.org'] })
  expect(await guessServers(any, 'ada@example.org', names)).toMatchObject({
    imap_host: 'mail.example.org',
    smtp_host: 'smtp.example.org',
  })
})

it('[CON102] guesses nothing where nothing is known, or it may not be used', async () => {
  expect(await guessServers(any, 'ada@example.org', knowing({}))).toBeNull()
  const dot = {
    '_imaps._tcp.example.org': ['.', 0],
    '_submission._tcp.example.org': ['', 0],
  } satisfies Record<string, [string, number]>
  expect(await guessServers(any, 'ada@example.org', knowing({ services: dot }))).toBeNull()
  const names = knowing({ hosts: ['mail.example.org'] })
  expect(await guessServers(mailHostsOf('one.example,two.example'), 'ada@example.org', names)).toBeNull()
  expect(await guessServers(undefined, 'ada@example.org', names)).toBeNull()
})

it('[CON102] takes the only server of the operator without a DNS query', async () => {
  const nobody: Names = {
    resolveSrv: () => Promise.reject(new Error('asked')),
    lookup: () => Promise.reject(new Error('asked')),
  }
  expect(await guessServers(mailHostsOf('mail.home.example'), 'ada@example.org', nobody)).toMatchObject({
    imap_host: 'mail.home.example',
    smtp_host: 'mail.home.example',
  })
})

function unknown(): Error {
  return Object.assign(new Error('nobody knows'), { code: 'ENOTFOUND' })
}
