import { isJson, type Json, type SimulatedReply, type SimulatedRequest } from './message.ts'
import type { Paging } from './provider.ts'

/** Pages that are to come although the world would not give them. */
export interface PageBook {
  /** The reply that a request's token was promised. */
  readonly find: (request: SimulatedRequest) => SimulatedReply | undefined
  /** The page now, and once more when the next is asked for. */
  readonly twice: (reply: SimulatedReply, request: SimulatedRequest) => SimulatedReply
  /** Nothing now, and the page when the next is asked for. */
  readonly emptyFirst: (reply: SimulatedReply, request: SimulatedRequest) => SimulatedReply
}

export function newPageBook(url: string, paging: Paging | undefined): PageBook {
  const promised = new Map<string, SimulatedReply>()
  const lead = (reply: SimulatedReply, request: SimulatedRequest, keepItems: boolean) => {
    const page = paging && isJson(reply.body) ? pageOf(reply.body, paging) : undefined
    if (!page || !paging) return reply
    const token = `again-${promised.size + 1}`
    promised.set(token, reply)
    const items = keepItems ? page.items : []
    return { ...reply, body: paging.withNext(page.body, items, token, request, url) }
  }
  return {
    find: ({ query }) => paging && promised.get(query.get(paging.token_parameter) ?? ''),
    twice: (reply, request) => lead(reply, request, true),
    emptyFirst: (reply, request) => lead(reply, request, false),
  }
}

function pageOf(body: Json, { itemsOf }: Paging) {
  const items = itemsOf(body)
  return items && { body, items }
}
