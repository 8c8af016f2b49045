import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ImapFlow } from 'imapflow'
import { ensurePackages } from '../../../scripts/debian-packages.ts'
import { type Child, startChild } from './child.ts'
import { freePorts } from './free-ports.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/** A real mail server: Dovecot on this machine, with a certificate of an authority of its own. */
export interface Dovecot extends AsyncDisposable {
  /** TLS from the start, and begun on the line. */
  readonly tls_port: number
  readonly port: number
  /** The signer of its certificate, which is valid for `localhost` alone. */
  readonly authority: string
  readonly anAccount: () => Promise<DovecotAccount>
}

/** What other mail programs are made of. */
export type MailProgram = ImapFlow

export interface DovecotAccount {
  readonly user: string
  readonly password: string
  /** Does something in the mailbox as another mail program does. */
  readonly as: <Result>(use: (client: ImapFlow) => Promise<Result>) => Promise<Result>
  /** Puts a mail into a folder; its number there. */
  readonly deliver: (mail: DeliveredMail) => Promise<number>
  /** Has the folder count its mails anew. */
  readonly countAnew: (path: string) => Promise<void>
  readonly changePassword: (password: string) => Promise<void>
}

export interface DeliveredMail {
  readonly subject?: string
  readonly text?: string
  /** In place of all that. */
  readonly raw?: string | Buffer
  readonly message_id?: string
  readonly folder?: string
  readonly flags?: string[]
  readonly date?: Date
}

/** Why there can be no Dovecot here, in a sentence; undefined where there can. */
export async function missingDovecot(): Promise<string | undefined> {
  return ensurePackages(['dovecot-imapd', 'openssl'])
}

export interface DovecotChoice {
  /** The announced capabilities, where they should be fewer than the real ones. */
  readonly capability?: string
  /** Whether it names the special use of folders. */
  readonly isNamingFolders?: boolean
  /** The folders that are there beside the inbox. */
  readonly folders?: readonly string[]
}

export async function startDovecot(choice: DovecotChoice = {}): Promise<Dovecot> {
  const folder = temporaryFolder()
  const users = join(folder.path, 'users')
  const passwords = new Map<string, string>()
  const setPassword = async (user: string, password: string) => {
    passwords.set(user, password)
    await writeFile(join(users, user), `${user}:{PLAIN}${password}\n`)
  }
  const authority = await makeCertificates(folder.path)
  const [port = 0, tls_port = 0] = await freePorts(2)
  const config = join(folder.path, 'dovecot.conf')
  await makeHome(folder.path)
  await mkdir(users)
  await writeFile(config, configOf(folder.path, { ...choice, port, tls_port, users }))
  const child = startChild('dovecot', ['-F', '-c', config])
  await child.waitFor(/starting up/)

  return {
    tls_port,
    port,
    authority,
    anAccount: async () => {
      const user = `ada.${passwords.size + 1}@example.com`
      await setPassword(user, 'open sesame')
      const as: DovecotAccount['as'] = (use) =>
        withClient({ port, user, password: passwords.get(user) ?? '' }, use)
      return {
        user,
        get password() {
          return passwords.get(user) ?? ''
        },
        as,
        deliver: (mail) => deliver(as, mail),
        countAnew: async (path) => {
          const fresh = String(Math.floor(Date.now() / 1000) + 1000 + passwords.size)
          await run('doveadm', ['-c', config, 'mailbox', 'update', '--uid-validity', fresh, '-u', user, path])
        },
        changePassword: async (password) => {
          await setPassword(user, password)
          // Within a second of its last look at a file it does not look again.
          child.process.kill('SIGHUP')
          await child.waitFor(/SIGHUP received/)
          // Its processes end one after the other; until then some still refuse everybody.
          await accepted(as)
        },
      }
    },
    async [Symbol.asyncDispose]() {
      await stop(child)
      folder[Symbol.dispose]()
    },
  }
}

async function deliver(
  as: DovecotAccount['as'],
  { subject = 'Hello', text = 'A text.', message_id, raw, folder = 'INBOX', flags = [], date }: DeliveredMail,
): Promise<number> {
  delivered += 1
  const lines = [
    'From: Bo Berg <bo@example.org>',
    'To: ada@example.com',
    `Subject: ${subject}`,
    `Message-ID: ${message_id ?? `<${delivered}@example.org>`}`,
    'Date: Fri, 20 Nov 2026 08:00:00 +0000',
    '',
    text,
  ]
  const kept = await as((client) => client.append(folder, raw ?? lines.join('\r\n'), flags, date))
  if (!kept || kept.uid === undefined) throw new Error('Dovecot has not kept a mail.')
  return kept.uid
}

let delivered = 0

async function stop(child: Child): Promise<void> {
  if (child.process.exitCode === null) await child.end('SIGTERM')
}

/** Waits until Dovecot lets the account in. */
async function accepted(as: DovecotAccount['as']): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await as(async () => {})
      return
    } catch (problem) {
      if (tries === most_tries) throw problem
      await pause(100)
    }
  }
}

const most_tries = 300

async function withClient<Result>(
  { port, user, password }: { readonly port: number; readonly user: string; readonly password: string },
  use: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
  })
  try {
    await client.connect()
    const result = await use(client)
    await client.logout()
    return result
  } finally {
    client.close()
  }
}

const is_root = process.getuid?.() === 0
/** Dovecot refuses to serve mail as root. */
const nobody = 65_534

async function makeHome(path: string): Promise<void> {
  const home = join(path, 'mail')
  await mkdir(home)
  // Its processes run as several users, each of which may read only its own files.
  await chmod(path, 0o711)
  if (is_root) await chown(home, nobody, nobody)
}

function configOf(
  path: string,
  {
    port,
    tls_port,
    users,
    capability,
    isNamingFolders = true,
    folders = ['Drafts', 'Sent', 'Trash', 'Junk', 'Archive'],
  }: DovecotChoice & { port: number; tls_port: number; users: string },
): string {
  const [uid, gid] = is_root ? [nobody, nobody] : [process.getuid?.(), process.getgid?.()]
  const special = folders.map(
    (name) => `mailbox ${name} {\n auto = create\n ${isNamingFolders ? `special_use = \\${name}` : ''}\n }`,
  )
  return `
base_dir = ${path}/run
state_dir = ${path}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${path}/server.pem
ssl_key = <${path}/server.key
auth_mechanisms = plain login
auth_failure_delay = 0
mail_location = maildir:~/Maildir
mail_fsync = never
first_valid_uid = 1
${is_root ? '' : `default_internal_user = ${uid}\ndefault_login_user = ${uid}\ndefault_internal_group = ${gid}`}
${capability === undefined ? '' : `protocol imap {\n imap_capability = ${capability}\n}`}
passdb {
 driver = passwd-file
 args = ${users}/%u
}
userdb {
 driver = static
 args = uid=${uid} gid=${gid} home=${path}/mail/%u
}
namespace inbox {
 inbox = yes
 separator = /
 ${special.join('\n ')}
}
service anvil {
 unix_listener anvil-auth-penalty {
  mode = 0
 }
}
service imap-login {
 inet_listener imap {
  port = ${port}
 }
 inet_listener imaps {
  port = ${tls_port}
  ssl = yes
 }
}
`
}

/** An authority, and a certificate of it for `localhost` alone. */
async function makeCertificates(path: string): Promise<string> {
  const file = (name: string) => join(path, name)
  const made = (name: string, ...args: readonly string[]) =>
    run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      file(`${name}.key`),
      '-out',
      file(`${name}.pem`),
      ...args,
    ])
  await made('ca', '-subj', '/CN=Test authority')
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key')]
  const host = ['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=critical,CA:FALSE']
  await made('server', '-subj', '/CN=localhost', ...signed, ...host)
  return file('ca.pem')
}
