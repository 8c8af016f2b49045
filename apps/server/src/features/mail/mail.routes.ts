import * as contract from '@meridian/contract'
import { countHit, type Limit } from '../../platform/security/rate-limit.ts'
import { type Call, type Server, serve, servePaged } from '../../platform/http/serve.ts'
import { servePrepared } from '../../platform/http/serve-prepared.ts'
import { serveDownload } from '../../platform/http/serve-download.ts'
import { presentListedMail } from './mail.present.ts'
import * as service from './mail.service.ts'
import { snoozeMails } from './snooze/snooze.service.ts'
import { textTasks } from './summary/text-tasks.service.ts'
import { importMails } from './store/mail-import.service.ts'
import { presentChanged, readShownContent, readShownMail } from './mail-shown.service.ts'
import { adoptAnswer, answerCalendarInvitation, answerMailInvitation } from '../invitation/invitation.api.ts'
import { getMailbox, listMailboxes, presentMailbox, refreshMailbox } from '../connection/connection.api.ts'

const imports: Limit = { most: 100, windowSeconds: 3600 }
const syncs: Limit = { most: 30, windowSeconds: 60 }
const downloads: Limit = { most: 120, windowSeconds: 60 }

export function mailRoutes(server: Server): void {
  readingRoutes(server)
  changeRoutes(server)
  mailboxRoutes(server)
}

function readingRoutes(server: Server): void {
  servePaged(server, contract.listMails, async ({ query }, { db, actor, request }) => {
    const { rows, pagination } = await service.listMails(db, actor, query)
    // Who sees the list soon opens a mail, which is read in a thread.
    void textTasks
      .prepare('warmUp', actor.user_id)
      .catch((problem: unknown) => request.log.warn({ err: problem }, 'no thread is ready to read mails'))
    return { data: rows.map(presentListedMail), pagination }
  })

  serve(server, contract.countMails, ({ body }, { db, actor }) => service.countMails(db, actor, body))

  serve(server, contract.getMail, ({ params, query }, { db, actor, now }) =>
    readShownMail({ db, actor, now }, params.mail_id, { withImages: query.images === '1' }),
  )

  serve(server, contract.getMailThread, async ({ params }, { db, actor }) =>
    (await service.listThread(db, actor, params.thread_id)).map(presentListedMail),
  )

  serveDownload(server, contract.readAttachment, async ({ params }, call) => {
    await countHit(call.db, 'mail_attachment', call.actor.user_id, downloads, call.now)
    return service.fetchAttachment(server, call.actor, params)
  })
}

function changeRoutes(server: Server): void {
  servePrepared(server, contract.updateMail, readContent, async ({ params, body }, call, read) => {
    await service.changeMail(call.db, call.actor, { ...params, change: body, read }, call.now)
    return presentChanged(call, params.mail_id, read)
  })

  serve(server, contract.updateMails, async ({ body: { mail_ids, change } }, { db, actor, now }) => {
    await service.changeMails(db, actor, { mail_ids, change: service.definedOf(change) }, now)
    return { mail_ids }
  })

  serve(server, contract.snoozeMails, async ({ body }, { db, actor, now }) => {
    await snoozeMails(db, actor, body, now)
    return { mail_ids: body.mail_ids }
  })

  serve(server, contract.deleteMail, async ({ params: { mail_id } }, { db, actor, now }) => {
    await service.changeMails(db, actor, { mail_ids: [mail_id], change: { is_deleted: true } }, now)
    return { mail_id }
  })

  servePrepared(server, contract.restoreMail, readShown, async ({ params: { mail_id } }, call, read) => {
    const { db, actor, now } = call
    await service.changeMails(db, actor, { mail_ids: [mail_id], change: { is_deleted: false } }, now)
    return presentChanged(call, mail_id, read)
  })

  serve(server, contract.answerMailInvitation, async ({ params, body }, { db, actor, now }) => {
    await answerMailInvitation(db, actor, { ...params, ...body }, now)
    return readShownMail({ db, actor, now }, params.mail_id)
  })

  serve(server, contract.adoptMailedAnswer, async ({ params, body }, { db, actor, now }) => {
    await adoptAnswer(db, actor, { ...params, ...body }, now)
    return readShownMail({ db, actor, now }, params.mail_id)
  })

  serve(server, contract.answerCalendarInvitation, async ({ params, body }, { db, actor, now }) => {
    await answerCalendarInvitation(db, actor, { ...params, ...body }, now)
    return readShownMail({ db, actor, now }, params.mail_id)
  })

  serve(server, contract.importMails, ({ body }, { db, actor, now }) => importMails(db, actor, body, now), {
    // Reading takes seconds. Importing the file again changes nothing.
    ownTransaction: true,
    before: counted('mail_import', imports),
  })
}

function mailboxRoutes(server: Server): void {
  serve(server, contract.listMailboxes, async (_, { db, actor }) =>
    (await listMailboxes(db, actor.user_id)).map(presentMailbox),
  )

  serve(
    server,
    contract.syncGmail,
    async (_, { db, actor, now }) => presentMailbox(await refreshMailbox(db, actor.user_id, 'google', now)),
    { before: counted('sync', syncs) },
  )

  serve(server, contract.listGmail, async (_, { db, actor }) => {
    const mailbox = await getMailbox(db, actor.user_id, 'google')
    const mails = await service.listNewest(db, mailbox)
    return { mailbox: presentMailbox(mailbox), mails: mails.map(presentListedMail) }
  })
}

interface OfMail {
  readonly params: { readonly mail_id: string }
}

function readShown({ params }: OfMail, { db, actor }: Call) {
  return readShownContent(db, actor, params.mail_id)
}

/** A search finds a mail by its words, among them those of the person's own edits. */
function readContent({ params, body }: OfMail & { readonly body: contract.MailChange }, { db, actor }: Call) {
  const withWords = body.mail_subject !== undefined || body.mail_summary !== undefined
  return service.readContent(db, actor, params.mail_id, { withWords })
}

function counted(name: string, limit: Limit) {
  return (_: unknown, { db, actor, now }: Call) => countHit(db, name, actor.user_id, limit, now)
}
