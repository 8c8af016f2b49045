import {
  checkMeeting,
  createMeeting,
  deleteMeeting,
  getMeeting,
  getWayBack,
  listMeetings,
  listOccurrences,
  restoreMeeting,
  revertMeeting,
  updateMeeting,
} from '@meridian/contract'
import { countHit } from '../../platform/security/rate-limit.ts'
import { type Call, type Server, serve, servePaged } from '../../platform/http/serve.ts'
import { presentMeeting, presentOccurrence, presentPlace } from './meeting.present.ts'
import * as service from './meeting.service.ts'
import * as wayBack from './series/way-back.service.ts'

export function meetingRoutes(server: Server, findWeather: service.FindWeather): void {
  servePaged(server, listMeetings, async ({ query }, { db, now, actor }) => {
    const { meetings, total } = await service.listMeetings(db, actor, query, now)
    const reader = { user_id: actor.user_id, now }
    return {
      data: meetings.map((meeting) => presentMeeting(meeting, reader)),
      pagination: { page: query.page, limit: query.limit, total },
    }
  })

  serve(server, createMeeting, async ({ body }, { db, now, actor }) =>
    presentMeeting(await service.createMeeting(db, actor, body, now), { user_id: actor.user_id, now }),
  )

  serve(server, getMeeting, async ({ params, query }, { db, now, actor }) => {
    const meeting = await service.getMeeting(db, actor, { ...params, ...query }, now)
    const reader = { user_id: actor.user_id, now }
    return presentMeeting(meeting, reader, await findWeather(meeting, { db, actor, now }))
  })

  serve(server, updateMeeting, async ({ params, body }, { db, now, actor }) => {
    const { meeting_id } = params
    const { meeting, note } = await service.updateMeeting(db, actor, { meeting_id, change: body }, now)
    return { ...presentMeeting(meeting, { user_id: actor.user_id, now }), note }
  })

  serve(server, deleteMeeting, async ({ params, query }, { db, now, actor }) => {
    await service.deleteMeeting(db, actor, { ...params, ...query }, now)
    return { meeting_id: params.meeting_id }
  })

  serve(server, restoreMeeting, async ({ params }, { db, now, actor }) =>
    presentMeeting(await service.restoreMeeting(db, actor, params.meeting_id, now), {
      user_id: actor.user_id,
      now,
    }),
  )

  serve(server, getWayBack, ({ params }, { db, now, actor }) =>
    wayBack.getWayBack(db, { box: server.box, actor }, params.meeting_id, now),
  )

  serve(server, revertMeeting, async ({ params, body }, { db, now, actor }) =>
    presentMeeting(await wayBack.revertMeeting(db, { box: server.box, actor }, { ...params, ...body }, now), {
      user_id: actor.user_id,
      now,
    }),
  )

  serve(
    server,
    checkMeeting,
    ({ body }, { db, now, actor }) => service.checkMeeting(db, actor, body, now),
    checking,
  )

  servePaged(server, listOccurrences, async ({ query }, { db, now, actor }) => {
    const { occurrences, next, is_cut } = await service.listOccurrences(db, actor, query)
    return {
      data: occurrences.map((occurrence) => presentOccurrence(occurrence, { now })),
      pagination: { limit: query.limit, next: presentPlace(next), is_cut },
    }
  })
}

// A form checks after each change of its times or guests; a limit for a program in a loop.
const checks = { most: 600, windowSeconds: 60 }

const checking = {
  // A check only reads, though it is a POST.
  ownTransaction: true,
  before: (_: unknown, { db, actor, now }: Call) => countHit(db, 'meeting_check', actor.user_id, checks, now),
}
