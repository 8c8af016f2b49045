import * as contract from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { listSnippets, type SnippetRow } from './snippet.queries.ts'
import * as service from './snippet.service.ts'

export function snippetRoutes(server: Server): void {
  serve(server, contract.listSnippets, async (_, { db, actor }) =>
    (await listSnippets(db, actor.user_id)).map(presentSnippet),
  )

  serve(server, contract.createSnippet, async ({ body }, { db, actor, now }) =>
    presentSnippet(await service.createOwnSnippet(db, actor, body, now)),
  )

  serve(server, contract.updateSnippet, async ({ params: { snippet_id }, body }, { db, actor, now }) =>
    presentSnippet(await service.updateOwnSnippet(db, actor, { snippet_id, change: body }, now)),
  )

  serve(server, contract.deleteSnippet, async ({ params: { snippet_id } }, { db, actor }) => {
    await service.deleteOwnSnippet(db, actor, snippet_id)
    return { snippet_id }
  })
}

function presentSnippet({ snippet_id, snippet_name, snippet_text }: SnippetRow): contract.MailSnippet {
  return { snippet_id, snippet_name, snippet_text }
}
