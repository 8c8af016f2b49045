import { oauthRoutes } from '../kit/oauth.ts'
import type { Route } from '../kit/provider.ts'
import { guarded, type Endpoint, type Terms } from './access.ts'
import { listMeetings, listUpcomingMeetings } from './listed-meetings.ts'
import { getMeeting, getUser, patchMeeting, postMeeting, removeMeeting } from './meetings.ts'
import { zoom_oauth } from './oauth.ts'
import { getPastMeeting, listPastInstances } from './past-meetings.ts'
import type { ZoomWorld } from './world.ts'

const reads = { classic: 'meeting:read' } as const
const writes = { classic: 'meeting:write' } as const

const endpoints: readonly (readonly [method: string, path: string, terms: Terms, endpoint: Endpoint])[] = [
  ['GET', '/v2/users/:user_id', { scope: 'user:read:user', classic: 'user:read', label: 'Light' }, getUser],
  [
    'GET',
    '/v2/users/:user_id/meetings',
    { scope: 'meeting:read:list_meetings', ...reads, label: 'Medium' },
    listMeetings,
  ],
  [
    'POST',
    '/v2/users/:user_id/meetings',
    { scope: 'meeting:write:meeting', ...writes, label: 'Medium', isDaily: true },
    postMeeting,
  ],
  [
    'GET',
    '/v2/users/:user_id/upcoming_meetings',
    { scope: 'meeting:read:list_upcoming_meetings', ...reads, label: 'Medium' },
    listUpcomingMeetings,
  ],
  [
    'GET',
    '/v2/meetings/:meeting_id',
    { scope: 'meeting:read:meeting', ...reads, label: 'Light' },
    getMeeting,
  ],
  [
    'PATCH',
    '/v2/meetings/:meeting_id',
    { scope: 'meeting:update:meeting', ...writes, label: 'Light', isDaily: true },
    patchMeeting,
  ],
  [
    'DELETE',
    '/v2/meetings/:meeting_id',
    { scope: 'meeting:delete:meeting', ...writes, label: 'Light' },
    removeMeeting,
  ],
  [
    'GET',
    '/v2/past_meetings/:meeting_id',
    { scope: 'meeting:read:past_meeting', ...reads, label: 'Light' },
    getPastMeeting,
  ],
  [
    'GET',
    '/v2/past_meetings/:meeting_id/instances',
    { scope: 'meeting:read:list_past_instances', ...reads, label: 'Medium' },
    listPastInstances,
  ],
]

export const zoom_routes: readonly Route<ZoomWorld>[] = [
  ...oauthRoutes(zoom_oauth),
  ...endpoints.map(([method, path, terms, endpoint]) => ({ method, path, answer: guarded(terms, endpoint) })),
]
