import * as contract from '@meridian/contract'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type Call, type Server, serve } from '../../../platform/http/serve.ts'
import { servePrepared } from '../../../platform/http/serve-prepared.ts'
import { presentChanged, readShownContent } from '../mail-shown.service.ts'
import { presentOutgoing } from './reply.present.ts'
import * as service from './reply.service.ts'
import { readForwarded } from '../new-mail/forward.service.ts'
import { sendNewMail } from '../new-mail/new-mail.service.ts'
import { bookOffer, releaseOffer } from '../../meeting/meeting.api.ts'

/** More than a person writes by hand, and too few for spam. */
const sent_hourly: Limit = { most: 60, windowSeconds: 3600 }
const sent_daily: Limit = { most: 300, windowSeconds: 86_400 }

export function replyRoutes(server: Server): void {
  sendingRoutes(server)
  offerRoutes(server)
}

function sendingRoutes(server: Server): void {
  servePrepared(
    server,
    contract.sendReply,
    ({ params }, { db, actor }) => service.readAnswered(db, actor, params.mail_id),
    ({ params, body }, { db, actor, now }, answered) =>
      service.sendReply(server, db, actor, { ...params, ...body, answered }, now),
    { before: (_, call) => countSending(call) },
  )

  servePrepared(
    server,
    contract.sendMail,
    ({ body }, { actor }) => readForwarded(server, actor, body),
    ({ body }, { db, actor, now }, forwarded) => sendNewMail(server, db, actor, { ...body, forwarded }, now),
    { before: (_, call) => countSending(call) },
  )

  servePrepared(server, contract.undoSend, readMail, async ({ params: { mail_id } }, call, read) => {
    await service.undoSend(server, call.db, call.actor, mail_id, call.now)
    return presentChanged(call, mail_id, read)
  })

  serve(server, contract.listOutgoing, async (_, { db, actor, now }) =>
    (await service.listOutgoing(server, db, actor)).map((reply) => presentOutgoing(reply, now)),
  )

  serve(
    server,
    contract.sendAgain,
    async ({ params }, { db, actor, now }) =>
      presentOutgoing(await service.sendAgain(server, db, actor, params.outgoing_mail_id, now), now),
    { before: (_, call) => countSending(call) },
  )

  serve(server, contract.deleteOutgoing, ({ params }, { db, actor, now }) =>
    service.giveUp(server, db, actor, params.outgoing_mail_id, now),
  )
}

function offerRoutes(server: Server): void {
  servePrepared(server, contract.bookOffer, readMail, async ({ params: { mail_id }, body }, call, read) => {
    await bookOffer(call.db, call.actor, { mail_id, ...body }, call.now)
    return presentChanged(call, mail_id, read)
  })

  servePrepared(server, contract.releaseOffer, readMail, async ({ params: { mail_id } }, call, read) => {
    await releaseOffer(call.db, call.actor, mail_id, call.now)
    return presentChanged(call, mail_id, read)
  })
}

/** What the answer shows, before anything is locked. */
function readMail({ params }: { readonly params: { readonly mail_id: string } }, { db, actor }: Call) {
  return readShownContent(db, actor, params.mail_id)
}

async function countSending({ db, actor, now }: Call): Promise<void> {
  await countHit(db, 'send_reply', actor.user_id, sent_hourly, now)
  await countHit(db, 'send_reply_daily', actor.user_id, sent_daily, now)
}
