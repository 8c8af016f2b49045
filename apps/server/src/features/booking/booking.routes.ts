import * as contract from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { type Call, type Server, serve, servePaged } from '../../platform/http/serve.ts'
import * as bookings from './booking-list.service.ts'
import { presentBooking, presentPage, presentSlot } from './booking-page.present.ts'
import * as pages from './booking-page.service.ts'

export function bookingRoutes(server: Server): void {
  const { box, config } = server
  const originOf = ({ request }: Pick<Call, 'request'>) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`
  const mailer = { box, config }

  serve(server, contract.listBookingPages, async (_, { db, actor, now, request }) => {
    const { booking_name, pages: all } = await pages.listOwnPages(db, actor, now)
    const named = { booking_name, publicUrl: originOf({ request }) }
    return { booking_name, booking_pages: all.map((page) => presentPage(page, named)) }
  })

  serve(server, contract.updateBookingName, async ({ body }, { db, actor, now }) => ({
    booking_name: await pages.renameOwner(db, actor, body.booking_name, now),
  }))

  serve(server, contract.createBookingPage, async ({ body }, { db, actor, now, request }) => {
    const page = await pages.createPage(db, actor, body, now)
    const booking_name = await pages.getBookingName(db, actor.user_id)
    return presentPage(page, { booking_name, publicUrl: originOf({ request }) })
  })

  serve(server, contract.updateBookingPage, async ({ params, body: change }, { db, actor, now, request }) => {
    const page = await pages.updatePage(db, actor, { ...params, change }, now)
    const booking_name = await pages.getBookingName(db, actor.user_id)
    return presentPage(page, { booking_name, publicUrl: originOf({ request }) })
  })

  serve(server, contract.deleteBookingPage, async ({ params: { booking_page_id } }, { db, actor }) => {
    await pages.deleteOwnPage(db, actor, booking_page_id)
    return { booking_page_id }
  })

  serve(server, contract.createSingleUseLink, async ({ params, body }, { db, actor, now, request }) => {
    const publicUrl = originOf({ request })
    const link = await bookings.createSingleUse(db, actor, { ...params, ...body, publicUrl }, now)
    return { ...link, expires_at: link.expires_at.toISOString() }
  })

  serve(server, contract.listBookableSlots, async ({ params, query }, { db, actor, now }) => {
    const { start_timestamp, end_timestamp, duration } = query
    const window: Interval = [Date.parse(start_timestamp), Date.parse(end_timestamp)]
    const slots = await bookings.listOwnSlots(db, actor, { ...params, window, duration }, now)
    return { slots: slots.map(({ interval }) => presentSlot(interval)) }
  })

  serve(server, contract.shareSlots, async ({ params, body }, { db, actor, now, request }) => {
    const publicUrl = originOf({ request })
    const slots = body.slots.map(([start, end]): Interval => [Date.parse(start), Date.parse(end)])
    const shared = await bookings.shareSlots(db, actor, { ...params, slots, publicUrl }, now)
    return {
      expires_at: shared.expires_at.toISOString(),
      page_url: shared.page_url,
      slots: shared.slots.map((slot) => {
        const [start_timestamp, end_timestamp] = presentSlot(slot)
        return { start_timestamp, end_timestamp, slot_url: `${shared.page_url}&time=${slot[0]}` }
      }),
    }
  })

  serve(server, contract.messageGuests, async ({ params, body }, { db, actor, now }) => ({
    guests: await bookings.messageGuests(db, actor, { ...params, ...body, mailer }, now),
  }))

  servePaged(server, contract.listBookings, async ({ query }, { db, actor, now }) => {
    const { bookings: found, total } = await bookings.listOwnBookings(db, actor, query, now)
    return { data: found.map(presentBooking), pagination: { page: query.page, limit: query.limit, total } }
  })

  serve(server, contract.decideBooking, async ({ params, body }, { db, actor, now }) =>
    presentBooking(await bookings.decideBooking(db, actor, { ...params, ...body, mailer }, now)),
  )

  serve(server, contract.updateBooking, async ({ params, body }, { db, actor, now }) =>
    presentBooking(await bookings.markNoShow(db, actor, { ...params, ...body }, now)),
  )
}
