import { deleteMail, getMail, type ListedMail, restoreMail, updateMail } from '@meridian/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Dovecot, type MailProgram, missingDovecot, startDovecot } from '../../../../test/dovecot.ts'
import { type ImapPerson, type ImapWorld, startImapWorld } from '../../../../test/imap-account.ts'
import { triesEveryCase } from '../../../../test/every-case.ts'

const missing = await missingDovecot()

const folders = ['INBOX', 'Archive', 'Trash', 'Work', 'Grün'] as const
const subjects = ['A', 'B', 'C', 'D', 'E'] as const
const subject = fc.constantFrom(...subjects)
const folder = fc.constantFrom(...folders)
const flag = fc.constantFrom('\\Seen', '\\Flagged')

/** What another mail program does. */
const elsewhere = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('move' as const), subject, folder }) },
  fc.record({ kind: fc.constant('flag' as const), subject, flag, isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), subject }),
  fc.record({ kind: fc.constant('rename' as const) }),
)
const field = fc.constantFrom('is_read' as const, 'is_starred' as const, 'is_archived' as const)
/** That, what comes, what the person does here, and readings in between. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), what: elsewhere }) },
  fc.record({ kind: fc.constant('come' as const), subject, folder }),
  fc.record({ kind: fc.constant('change' as const), subject, field, isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('trash' as const), subject, isOn: fc.boolean() }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Elsewhere = typeof elsewhere extends fc.Arbitrary<infer One> ? One : never

describe.skipIf(missing !== undefined).each([
  // The tests of what a sync does are at such a server.
  { name: 'a server that can much @whole', choice: {} },
  {
    name: 'a server that can little',
    choice: { capability: 'IMAP4rev1 LITERAL+ NAMESPACE', isNamingFolders: false },
  },
])(`$name${missing ? `. ${missing}` : ''}`, ({ choice }) => {
  let dovecot: Dovecot
  let world: ImapWorld
  beforeAll(async () => {
    dovecot = await startDovecot(choice)
    world = await startImapWorld(dovecot)
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await dovecot[Symbol.asyncDispose]()
  })

  it('[CON93] [CON96] converges after any changes on both sides, and keeps all that the person made of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
        const ada = await world.aPerson()
        await ada.at.as(async (client) => {
          for (const path of ['Work', 'Grün']) await client.mailboxCreate(path)
        })
        for (const one of subjects) await ada.at.deliver({ subject: one })
        await ada.join({ imap_host: '127.0.0.1', imap_port: dovecot.port, imap_security: 'none' })
        const ids = new Map<string, string>()
        for (const { mail_subject, mail_id } of await ada.mails()) {
          ids.set(mail_subject, mail_id)
          const body = { mail_summary: `About ${mail_subject}`, mail_category: 'task' as const }
          await world.server.call(updateMail, { params: { mail_id }, body }, ada.token)
        }
        const removed = new Set<string>()
        for (const one of steps) await take(ada, { step: one, ids, removed })
        // A change may have waited for a sync that finds the mail's folder, and a sync for the pushed change.
        for (let round = 0; round < 3; round += 1) await ada.refresh()
        const [there, here] = [await held(ada), await shown(ada)]
        expect(here).toEqual(there)
        for (const [name, mail_id] of ids) {
          if (removed.has(name)) continue
          const { data } = await world.server.call(getMail, { params: { mail_id } }, ada.token)
          expect(data).toMatchObject({ mail_summary: `About ${name}`, mail_category: 'task' })
        }
      }),
      { numRuns: triesEveryCase ? 2 : 1, seed: 44 },
    )
  })

  interface Doing {
    readonly step: Step
    readonly ids: ReadonlyMap<string, string>
    readonly removed: Set<string>
  }

  async function take(ada: ImapPerson, { step: one, ids, removed }: Doing): Promise<void> {
    if (one.kind === 'read') return ada.refresh()
    if (one.kind === 'come') {
      const path = await ada.at.as((client) => pathNow(client, one.folder))
      await ada.at.deliver({ subject: `${one.subject}, once more`, folder: path })
      return
    }
    if (one.kind === 'change') return change(ada, ids.get(one.subject), { [one.field]: one.isOn })
    if (one.kind === 'trash') {
      const params = { mail_id: ids.get(one.subject) ?? '' }
      await world.server.call(one.isOn ? deleteMail : restoreMail, { params }, ada.token)
      await world.server.runDueJobs()
      return
    }
    if (one.what.kind === 'remove') removed.add(one.what.subject)
    await ada.at.as((client) => doElsewhere(client, one.what))
  }

  async function change(ada: ImapPerson, mail_id = '', body: Record<string, boolean>): Promise<void> {
    await world.server.call(updateMail, { params: { mail_id }, body }, ada.token)
    await world.server.runDueJobs()
  }
})

interface Shown {
  readonly subject: string
  readonly place: string
  readonly is_read: boolean
  readonly is_starred: boolean
}

function shownOf({
  mail_subject,
  is_read,
  is_starred,
  is_archived,
  is_deleted,
  mail_labels,
}: ListedMail): Shown {
  const own = mail_labels.integration_labels.find((label) => !usual.has(label))
  const place = is_deleted ? 'Trash' : is_archived ? (own ?? 'Archive') : 'INBOX'
  return { subject: mail_subject, place, is_read, is_starred }
}

const usual = new Set(['INBOX', 'Archive', 'Trash', 'UNREAD', 'STARRED'])

function bySubject(one: Shown, other: Shown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}

async function pathsOf(client: MailProgram): Promise<string[]> {
  return (await client.list())
    .map(({ path }) => path)
    .filter((path) => !['Drafts', 'Sent', 'Junk'].includes(path))
}

/** Of the folder that is renamed now and then. */
async function pathNow(client: MailProgram, name: string): Promise<string> {
  return name === 'Work' && !(await pathsOf(client)).includes('Work') ? 'Play' : name
}

async function doElsewhere(client: MailProgram, one: Elsewhere): Promise<void> {
  const paths = await pathsOf(client)
  if (one.kind === 'rename') {
    const isWork = paths.includes('Work')
    await client.mailboxRename(isWork ? 'Work' : 'Play', isWork ? 'Play' : 'Work')
    return
  }
  for (const path of paths) {
    await client.mailboxOpen(path)
    const uids = (await client.search({ subject: one.subject, deleted: false }, { uid: true })) || []
    for (const uid of uids.slice(0, 1)) {
      const [message] = await client.fetchAll(String(uid), { envelope: true }, { uid: true })
      if (message?.envelope?.subject !== one.subject) continue
      if (one.kind === 'remove') await client.messageDelete(String(uid), { uid: true })
      else if (one.kind === 'move') {
        const to = await pathNow(client, one.folder)
        if (to !== path) await client.messageMove(String(uid), to, { uid: true })
      } else if (one.isOn) await client.messageFlagsAdd(String(uid), [one.flag], { uid: true })
      else await client.messageFlagsRemove(String(uid), [one.flag], { uid: true })
      return
    }
  }
}

/** What is in the mailbox, as the product should show it. */
async function held(ada: ImapPerson): Promise<Shown[]> {
  return ada.at.as(async (client) => {
    const found: Shown[] = []
    for (const path of await pathsOf(client)) {
      const { exists } = await client.mailboxOpen(path, { readOnly: true })
      for (const { envelope, flags = new Set() } of exists === 0
        ? []
        : await client.fetchAll('1:*', { flags: true, envelope: true })) {
        if (flags.has('\\Deleted')) continue
        const [is_read, is_starred] = [flags.has('\\Seen'), flags.has('\\Flagged')]
        const subject_there = envelope?.subject ?? ''
        // A mail that comes into the trash was never here.
        if (path === 'Trash' && subject_there.includes('once more')) continue
        found.push({ subject: subject_there, place: path, is_read, is_starred })
      }
    }
    return found.toSorted(bySubject)
  })
}

async function shown(ada: ImapPerson): Promise<Shown[]> {
  const active = await ada.mails()
  const deleted = await ada.mails({ mail_view: 'deleted' })
  return [...active, ...deleted].map(shownOf).toSorted(bySubject)
}
