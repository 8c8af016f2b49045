import * as contract from '@meridian/contract'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type Call, type Server, serve } from '../../../platform/http/serve.ts'
import { serveStream } from '../../../platform/http/serve-stream.ts'
import { requireMail } from '../mail.service.ts'
import { getDraft } from './draft.service.ts'
import { textTools, type TextTools } from './model.service.ts'
import { getSummary } from './summary.service.ts'
import { getThreadSummary } from './thread-summary.service.ts'
import { changeSetting, getSetting, getState } from './text-model.service.ts'
import { streamText } from './text-stream.service.ts'

const texts: Limit = { most: 60, windowSeconds: 60 }

export function generatedTextRoutes(server: Server): void {
  const tools = textTools(server.config, server.app.log)
  textRoutes(server, tools)
  streamRoutes(server, tools)

  serve(server, contract.getGeneratedText, async (_, { db, actor, now }) => getState(tools, db, actor, now))
  serve(server, contract.getTextModel, async (_, { db, actor, now }) => getSetting(tools, db, actor, now))
  serve(server, contract.updateTextModel, async ({ body }, { db, actor, now }) =>
    changeSetting(tools, db, actor, { ...body, now }),
  )
}

function textRoutes(server: Server, tools: TextTools): void {
  serve(
    server,
    contract.summariseMail,
    async ({ params, query }, call) => getSummary(tools, { ...params, isFresh: query.refresh === '1' }, call),
    { before: (_, call) => countText(call) },
  )

  serve(
    server,
    contract.summariseThread,
    async ({ params, query }, call) =>
      getThreadSummary(tools, { ...params, isFresh: query.refresh === '1' }, call),
    { before: (_, call) => countText(call) },
  )

  // A model may take a minute: neither a transaction nor a repeated key waits for it.
  serve(
    server,
    contract.draftReply,
    async ({ params, body }, call) => getDraft(tools, { ...params, ...body }, { ...call, db: server.db }),
    { before: (_, call) => countText(call), ownTransaction: true, isSecret: true },
  )
}

function streamRoutes(server: Server, tools: TextTools): void {
  serveStream(server, contract.followSummary, async ({ params, query }, call) => {
    await admitReader(call, params.mail_id)
    const wanted = { ...params, isFresh: query.refresh === '1' }
    return streamText((told) => getSummary(tools, wanted, { ...call, ...told }), {
      name: 'summary',
      failed: contract.followSummary.says.failed,
      onError: (err) => server.app.log.error({ err }, 'a summary failed'),
    })
  })

  serveStream(server, contract.followDraft, async ({ params, body }, call) => {
    await admitReader(call, params.mail_id)
    return streamText((told) => getDraft(tools, { ...params, ...body }, { ...call, ...told }), {
      name: 'draft',
      failed: contract.followDraft.says.failed,
      onError: (err) => server.app.log.error({ err }, 'a draft failed'),
    })
  })
}

/** Whatever would refuse the call is found before the stream begins. */
async function admitReader(call: Call, mail_id: string): Promise<void> {
  await countText(call)
  await requireMail(call.db, call.actor, mail_id)
}

function countText({ db, actor, now }: Call): Promise<void> {
  return countHit(db, 'generated_text', actor.user_id, texts, now)
}
