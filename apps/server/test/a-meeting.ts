import { createMeeting, type Input, type Meeting } from '@meridian/contract'
import type { TestServer } from './server.ts'

type Fields = Input<typeof createMeeting>['body']

/** Makes a plausible meeting of the signed-in person; throws with the server's words when it is refused. */
export async function aMeeting(server: TestServer, token: string, fields: Fields = {}): Promise<Meeting> {
  const { data, message, errors } = await server.call(
    createMeeting,
    {
      body: {
        meeting_title: 'Plan',
        meeting_date: { start_date: '2026-11-24' },
        meeting_time: { start_time: '10:00', end_time: '11:00' },
        meeting_timezone: 'Europe/Berlin',
        ...fields,
      },
    },
    token,
  )
  if (!data) throw new Error(`${message} ${JSON.stringify(errors)}`)
  return data
}
