import * as contract from '@meridian/contract'
import { type Call, type Server, serve, servePaged } from '../../platform/http/serve.ts'
import { bookOption } from './poll-booking.service.ts'
import * as ends from './poll-end.service.ts'
import { publicLink } from './poll-mail.service.ts'
import { presentPoll, type PollReader, presentSummary } from './poll.present.ts'
import * as polls from './poll.service.ts'

export function pollRoutes(server: Server): void {
  const { box, config } = server
  const mailer = { box, config }
  const readerOf = ({ actor, now, request }: Call): PollReader => ({
    user_id: actor.user_id,
    now,
    publicLinkOf: (poll_id) =>
      publicLink(box, config.publicUrl ?? `${request.protocol}://${request.host}`, poll_id),
  })

  servePaged(server, contract.listPolls, async ({ query }, call) => {
    const { polls: found, total } = await polls.listOwnPolls(call.db, call.actor, query)
    const { page, limit } = query
    return {
      data: found.map((row) => presentSummary(row, readerOf(call))),
      pagination: { page, limit, total },
    }
  })

  serve(server, contract.getPoll, async ({ params }, call) => {
    const { db, actor, now } = call
    return presentPoll(await polls.getPoll(db, actor, params.poll_id, now), readerOf(call))
  })

  serve(server, contract.createPoll, async ({ body }, call) => {
    const { db, actor, now } = call
    return presentPoll(await polls.createPoll(db, actor, body, now), readerOf(call))
  })

  serve(server, contract.updatePoll, async ({ params, body: update }, call) => {
    const { db, actor, now } = call
    const changed = await polls.updatePoll(db, actor, { ...params, update }, now)
    return presentPoll(changed, readerOf(call))
  })

  serve(server, contract.deletePoll, async ({ params: { poll_id } }, { db, actor, now }) => {
    await polls.deletePoll(db, mailer, actor, poll_id, now)
    return { poll_id }
  })

  serve(server, contract.answerPoll, async ({ params, body }, call) => {
    const { db, actor, now } = call
    return presentPoll(await polls.answerPoll(db, actor, { ...params, ...body }, now), readerOf(call))
  })

  serve(server, contract.closePoll, async ({ params }, call) => {
    const { db, actor, now } = call
    return presentPoll(await ends.closePoll(db, actor, params.poll_id, now), readerOf(call))
  })

  serve(server, contract.reopenPoll, async ({ params }, call) => {
    const { db, actor, now } = call
    return presentPoll(await ends.reopenPoll(db, actor, params.poll_id, now), readerOf(call))
  })

  serve(server, contract.bookPollOption, async ({ params, body }, call) => {
    const { db, actor, now } = call
    return presentPoll(await bookOption(db, actor, { ...params, ...body }, now), readerOf(call))
  })

  serve(server, contract.remindParticipants, async ({ params, body }, { db, actor, now }) => ({
    reminded: await ends.remindParticipants(db, mailer, actor, { ...params, ...body }, now),
  }))
}
