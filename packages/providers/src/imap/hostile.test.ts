import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { RemotePart } from '../kit/remote-mail.ts'
import { decodeParts } from './decode-parts.ts'
import { type ImapMail, imapMail } from './mail.ts'

/** What a made-up server says to a command, line by line; undefined for what any server says. */
type Answers = (command: string, tag: string) => readonly string[] | undefined

const open = new Set<() => Promise<unknown>>()
afterEach(async () => {
  for (const close of open) await close()
  open.clear()
})

describe('[CON98] a server that does not do what it should', () => {
  it('ends in a transient failure on any reply', async () => {
    for (const [greeting, answers] of broken) {
      const mail = await against(answers, greeting)
      await expect(mail.fetchMailbox()).rejects.toMatchObject({ name: 'ProviderError', kind: 'broken' })
      await mail.close()
    }
  })

  it('is not asked for the password again when it says no for now', async () => {
    const later = await against((command, tag) =>
      command.startsWith('LOGIN') ? [`${tag} NO [UNAVAILABLE] Later`] : undefined,
    )
    await expect(later.fetchMailbox()).rejects.toMatchObject({ kind: 'limited' })
    const wrong = await against((command, tag) =>
      command.startsWith('LOGIN') ? [`${tag} NO [AUTHENTICATIONFAILED] No`] : undefined,
    )
    await expect(wrong.fetchMailbox()).rejects.toMatchObject({ kind: 'needs_consent' })
  })

  it('does not delete mails of a folder that it does not open now, or of all when it lists no inbox', async () => {
    let refused = ''
    let folders = ['INBOX', 'Work']
    const mail = await against((command, tag) => {
      const [verb = '', path = ''] = command.split(' ')
      if (command === 'LIST "" ""') return ['* LIST (\\Noselect) "/" ""', `${tag} OK`]
      if (verb === 'LIST') return [...folders.map((name) => `* LIST () "/" ${name}`), `${tag} OK`]
      if (verb === 'EXAMINE')
        return ['* 0 EXISTS', '* OK [UIDVALIDITY 7]', '* OK [UIDNEXT 1]', `${tag} OK [READ-ONLY]`]
      if (verb !== 'STATUS') return undefined
      return path === refused
        ? [`${tag} NO [INUSE] Not now`]
        : [`* STATUS ${path} (MESSAGES 0 UIDNEXT 1 UIDVALIDITY 7)`, `${tag} OK`]
    })
    const { cursor } = await mail.fetchMailbox()
    refused = 'Work'
    expect((await mail.fetchChanges({ cursor, page: null, known })).changes).toEqual([])
    folders = ['Work']
    await expect(mail.fetchChanges({ cursor, page: null, known })).rejects.toMatchObject({ kind: 'broken' })
    folders = ['INBOX']
    expect((await mail.fetchChanges({ cursor, page: null, known })).changes).toEqual([
      { kind: 'gone', external_id: 'Work:7:1' },
    ])
  })

  it('lists only folders with usable names', async () => {
    const mail = await against((command, tag) => {
      if (command === 'LIST "" ""') return ['* LIST (\\Noselect) "/" ""', `${tag} OK`]
      if (command.startsWith('LIST')) return [...hostile_folders, `${tag} OK`]
      if (command.startsWith('STATUS'))
        return [`* STATUS ${command.split(' ')[1]} (MESSAGES 0 UIDNEXT 1 UIDVALIDITY 7)`, `${tag} OK`]
      return undefined
    })
    expect((await mail.fetchLabels()).map(({ name }) => name)).toEqual(['INBOX', '__proto__'])
    const { cursor } = await mail.fetchMailbox()
    expect(JSON.parse(cursor)).toEqual([
      expect.arrayContaining(['INBOX']),
      expect.arrayContaining(['__proto__']),
    ])
  })

  it('cannot send more of a tree than any mail has: that one is left out', async () => {
    const depth = 300
    const leaf = '("TEXT" "PLAIN" NIL NIL NIL "7BIT" 4 1)'
    const deep = `${'('.repeat(depth)}${leaf}${' "MIXED")'.repeat(depth)}`
    const wide = `(${leaf.repeat(5000)} "MIXED")`
    for (const structure of [deep, wide]) {
      const mail = await against(oneMail(structure))
      expect(countParts((await mail.fetchMail('INBOX:7:1')).root)).toBeLessThan(1100)
      await mail.close()
    }
  })

  it.each([
    ['has no tree of a mail', 'NIL', 'OK'],
    ['tells of a tree that is none', '(((((', 'OK'],
    ['says no to the tree of a mail', '', 'NO [SERVERBUG] Cannot parse'],
    ['does not understand the question for a tree', '', 'BAD Command Error. 12'],
  ])('[MAIL12] that %s has its head alone kept', async (_, structure, end) => {
    const mail = await against(oneMail(structure, end))
    const { root, ...read } = await mail.fetchMail('INBOX:7:1')
    expect(read).toMatchObject({ is_head_only: true, label_ids: ['INBOX', 'UNREAD'] })
    const { headers } = decodeParts(root)
    expect(headers).toContainEqual({ name: 'Subject', value: 'Odd' })
  })

  it('is not asked for ENVELOPE, in which each of a stranger’s recipients costs time', async () => {
    const asked: string[] = []
    const mail = await against((command, tag) => {
      asked.push(command)
      return oneMail('("TEXT" "PLAIN" NIL NIL NIL "7BIT" 4 1)')(command, tag)
    })
    await mail.fetchMail('INBOX:7:1')
    await mail.fetchIdentities?.(['INBOX:7:1'])
    expect(asked.filter((command) => command.startsWith('UID FETCH'))).toHaveLength(3)
    expect(asked.join(' ')).not.toContain('ENVELOPE')
  })

  it('[MAIL12] that says no for now has the mail asked for again later', async () => {
    const mail = await against(oneMail('', 'NO [UNAVAILABLE] Later'))
    await expect(mail.fetchMail('INBOX:7:1')).rejects.toMatchObject({ kind: 'broken' })
  })
})

async function known() {
  return new Map([['Work:7:1', ['folder:Work']]])
}

const broken: readonly (readonly [greeting: string, answers: Answers])[] = [
  ['* BYE Not today', () => undefined],
  ['* OK ready', () => ['* BYE Enough']],
  [
    '* OK ready',
    (command, tag) => (command.startsWith('LIST') ? [`* LIST () "/" {99999999999}`, 'x'] : [`${tag} OK`]),
  ],
  [
    '* OK ready',
    (command, tag) => (command.startsWith('LIST') ? [`${tag} NO [SERVERBUG] No list`] : undefined),
  ],
  [
    '* OK ready',
    (command, tag) =>
      command.startsWith('LIST') ? ['* LIST (((((((( "/" INBOX', '))))', `${tag} BAD What`] : undefined,
  ],
]

const hostile_folders = [
  '* LIST () "/" INBOX',
  '* LIST () "/" __proto__',
  `* LIST () "/" "${'x'.repeat(600)}"`,
  // A half of a surrogate pair, and NUL, in modified UTF-7.
  '* LIST () "/" "&2AA-"',
  '* LIST () "/" "a&AAA-b"',
  '* LIST (\\Noselect) "/" Container',
]

/** With the structure when there is one, else with this end of the reply. */
function oneMail(structure: string, end = 'OK'): Answers {
  return (command, tag) => {
    if (command.startsWith('LIST')) return ['* LIST () "/" INBOX', `${tag} OK`]
    if (command.startsWith('STATUS'))
      return ['* STATUS INBOX (MESSAGES 1 UIDNEXT 2 UIDVALIDITY 7)', `${tag} OK`]
    if (/^(SELECT|EXAMINE)/.test(command)) {
      return ['* 1 EXISTS', '* OK [UIDVALIDITY 7]', '* OK [UIDNEXT 2]', `${tag} OK [READ-ONLY]`]
    }
    if (!command.startsWith('UID FETCH')) return undefined
    if (!command.includes('BODYSTRUCTURE'))
      return [`* 1 FETCH (UID 1 FLAGS () BODY[HEADER] {${head.length}}`, `${head})`, `${tag} OK`]
    if (end !== 'OK') return [`${tag} ${end}`]
    return [
      `* 1 FETCH (UID 1 FLAGS () RFC822.SIZE 9 BODYSTRUCTURE ${structure} BODY[HEADER] "")`,
      `${tag} OK`,
    ]
  }
}

const head = 'From: x@example.org\r\nSubject: Odd\r\n'

function countParts({ parts }: RemotePart): number {
  return parts.reduce((sum, part) => sum + countParts(part), 1)
}

async function against(answers: Answers, greeting = '* OK [CAPABILITY IMAP4rev1] ready'): Promise<ImapMail> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.write(`${greeting}\r\n`)
    if (greeting.startsWith('* BYE')) socket.end()
    socket.on('data', (data) => {
      for (const line of data
        .toString()
        .split('\r\n')
        .filter((one) => one !== '')) {
        const [tag = '', ...words] = line.split(' ')
        const command = words.join(' ')
        const usual = command.startsWith('CAPABILITY')
          ? ['* CAPABILITY IMAP4rev1', `${tag} OK`]
          : [`${tag} OK`]
        const said = answers(command, tag) ?? usual
        socket.write(said.map((one) => `${one}\r\n`).join(''))
        if (command.startsWith('LOGOUT') || said.some((one) => one.startsWith('* BYE'))) socket.end()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A port was asked for.')
  const line = { host: '127.0.0.1', ip_address: '127.0.0.1', port: address.port, security: 'none' as const }
  const mail = imapMail({
    address: 'ada@example.com',
    user: 'ada',
    password: 'secret',
    imap: line,
    smtp: line,
  })
  open.add(async () => {
    await mail.close()
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  return mail
}
