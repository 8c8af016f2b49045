import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import type { SimulatedReply, SimulatedRequest } from './message.ts'
import type { PageBook } from './page-book.ts'
import type { NamedFault } from './provider.ts'
import { dropItems, spoilTexts, spoilTypes } from './spoil.ts'

/** What a misbehaviour needs to know of the request it meets. */
export interface MisbehaviourSetting {
  readonly request: SimulatedRequest
  readonly provider: {
    readonly faults: Readonly<Record<string, NamedFault>>
    readonly text_fields: readonly string[]
  }
  readonly pages: PageBook
  readonly nowMs: number
}

export const json_type = { 'content-type': 'application/json; charset=UTF-8' }

/** The reply with the fault worked in; undefined where there will be none. `proper` does what was asked. */
export async function misbehave(
  fault: Fault,
  proper: () => Promise<SimulatedReply>,
  { request, provider, pages, nowMs }: MisbehaviourSetting,
): Promise<SimulatedReply | undefined> {
  const done = instead(fault, provider.faults, nowMs)
  if (done !== 'ask') return done
  if (fault.kind === 'slow') await wait(fault.ms)
  const reply = await proper()
  switch (fault.kind) {
    case 'cut':
      return fault.at === 'body' ? reply : undefined
    case 'wrong_type':
      return spoilTypes(reply, fault.how)
    case 'duplicate_page':
      return pages.twice(reply, request)
    case 'empty_page':
      return pages.emptyFirst(reply, request)
    case 'drop_items':
      return dropItems(reply, fault.keep)
    case 'hostile_text':
      return spoilTexts(reply, provider.text_fields)
    default:
      return reply
  }
}

/** The reply of a fault that keeps what was asked from being done; 'ask' for the others. */
function instead(
  fault: Fault,
  faults: MisbehaviourSetting['provider']['faults'],
  nowMs: number,
): SimulatedReply | undefined | 'ask' {
  switch (fault.kind) {
    case 'status':
      return fault
    case 'named':
      return namedReply(faults[fault.name] ?? unknownFault(fault.name), nowMs)
    case 'hang':
      return undefined
    case 'cut':
      return fault.at === 'before' ? undefined : 'ask'
    case 'not_json':
      return {
        status: 200,
        headers: json_type,
        body: '<html><body>Please sign in to the network.</body></html>',
      }
    case 'huge':
      return { status: 200, body: { items: 'x'.repeat(10 * 1024 * 1024) } }
    case 'redirect':
      return { status: 302, headers: { location: fault.to } }
    default:
      return 'ask'
  }
}

function namedReply(named: NamedFault, nowMs: number): SimulatedReply {
  return typeof named === 'function' ? named(nowMs) : named
}

function unknownFault(name: string): never {
  throw new Error(`There is no fault named ${name}.`)
}
