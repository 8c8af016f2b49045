import * as contract from '@meridian/contract'
import { countHit, type Limit } from '../../platform/rate-limit.ts'
import { type Call, type Server, serve } from '../../platform/serve.ts'
import { readShownMail } from '../mail/mail-shown.service.ts'
import { bookOffer, releaseOffer } from '../offer/mail-offer.service.ts'
import { presentOutgoing } from './reply.present.ts'
import * as service from './reply.service.ts'

/** Nobody writes more by hand, and who sends spam gets nowhere. */
const sent_hourly: Limit = { most: 60, windowSeconds: 3600 }
const sent_daily: Limit = { most: 300, windowSeconds: 86_400 }

export function replyRoutes(server: Server): void {
  sendingRoutes(server)
  offerRoutes(server)
}

function sendingRoutes(server: Server): void {
  serve(
    server,
    contract.sendReply,
    ({ params, body }, { db, actor, now }) =>
      service.sendReply(server, db, actor, { ...params, ...body }, now),
    { before: (_, call) => countSending(call) },
  )

  serve(server, contract.undoSend, async ({ params: { mail_id } }, call) => {
    await service.undoSend(server, call.db, call.actor, mail_id, call.now)
    return readShownMail(call, mail_id)
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
  serve(server, contract.bookOffer, async ({ params: { mail_id }, body }, call) => {
    await bookOffer(call.db, call.actor, { mail_id, ...body }, call.now)
    return readShownMail(call, mail_id)
  })

  serve(server, contract.releaseOffer, async ({ params: { mail_id } }, call) => {
    await releaseOffer(call.db, call.actor, mail_id, call.now)
    return readShownMail(call, mail_id)
  })
}

async function countSending({ db, actor, now }: Call): Promise<void> {
  await countHit(db, 'send_reply', actor.user_id, sent_hourly, now)
  await countHit(db, 'send_reply_daily', actor.user_id, sent_daily, now)
}
