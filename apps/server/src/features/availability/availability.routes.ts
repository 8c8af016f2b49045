import * as contract from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { makeCallCounter } from '../../platform/http/call-counter.ts'
import { type Call, type Server, serve } from '../../platform/http/serve.ts'
import { presentFreeBusy, presentHeldTime, presentSlot, presentSlots } from './availability.present.ts'
import { requirePremium } from './plan.service.ts'
import { changeAvailability, getAvailability, listFreeBusy, searchSlots } from './availability.service.ts'
import { createHold, deleteHold, listHeldTimes } from './held-time.service.ts'

export function availabilityRoutes(server: Server): void {
  const count = makeCallCounter(searches_per_person)
  const countSearch = async (_: unknown, { actor, now }: Call) => count(actor.user_id, now)
  // A search only reads, though it is a POST.
  const searching = { ownTransaction: true, before: countSearch }
  const suggesting = async (input: unknown, call: Call) => {
    await countSearch(input, call)
    if (server.config.hasPremiumGating) await requirePremium(call.db, call.actor)
  }

  serve(server, contract.getAvailability, (_, { db, actor }) => getAvailability(db, actor))

  serve(server, contract.updateAvailability, ({ body }, { db, actor, now }) =>
    changeAvailability(db, actor, body, now),
  )

  serve(
    server,
    contract.findSlots,
    async ({ body }, { db, actor, now }) => presentSlots(await searchSlots(db, actor, body, now)),
    { ...searching, before: suggesting },
  )

  serve(
    server,
    contract.getFreeBusy,
    async ({ body }, { db, actor, now }) => presentFreeBusy(await listFreeBusy(db, actor, body, now)),
    searching,
  )

  serve(server, contract.listHeldTimes, async ({ query }, { db, actor, now }) =>
    (await listHeldTimes(db, actor, query, now)).map(presentHeldTime),
  )

  serve(server, contract.createHold, async ({ body }, { db, actor, now }) => {
    const slots = body.slots.map(([start, end]): Interval => [Date.parse(start), Date.parse(end)])
    const { holder_id, expires_at } = await createHold(db, actor, { ...body, slots }, now)
    return { holder_id, expires_at: expires_at.toISOString(), slots: slots.map(presentSlot) }
  })

  serve(server, contract.deleteHold, async ({ params: { holder_id } }, { db, actor, now }) => {
    await deleteHold(db, actor, holder_id, now)
    return { holder_id }
  })
}

// Far more than a form needs, and a limit for a program in a loop.
const searches_per_person = { most: 600, windowSeconds: 60 }
