import { answerProposal, listProposals, proposeOtherTime, withdrawProposedTime } from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { presentProposal } from './proposal.present.ts'
import { requireSameProposal } from './proposal.rules.ts'
import * as service from './proposal.service.ts'

export function proposalRoutes(server: Server): void {
  serve(server, listProposals, async (_, { db, now, actor }) =>
    (await service.listProposals(db, actor, now)).map((proposal) =>
      presentProposal(proposal, { user_id: actor.user_id, now }),
    ),
  )

  serve(server, answerProposal, async ({ params, body }, { db, now, actor }) => {
    requireSameProposal(params, body)
    const { meeting_action, is_tentative = false, answer_note = '' } = body
    const answer = { ...params, meeting_action, is_tentative, answer_note }
    return presentProposal(await service.answerProposal(db, actor, answer, now), {
      user_id: actor.user_id,
      now,
    })
  })

  serve(server, proposeOtherTime, async ({ params, body }, { db, now, actor }) =>
    presentProposal(await service.proposeOtherTime(db, actor, { ...params, ...body }, now), {
      user_id: actor.user_id,
      now,
    }),
  )

  serve(server, withdrawProposedTime, async ({ params, query }, { db, now, actor }) =>
    presentProposal(await service.withdrawProposedTime(db, actor, { ...params, ...query }, now), {
      user_id: actor.user_id,
      now,
    }),
  )
}
